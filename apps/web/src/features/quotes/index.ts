export { ModePicker } from './modes/ModePicker.tsx'
