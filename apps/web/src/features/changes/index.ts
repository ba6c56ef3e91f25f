export { UpdatesButton } from './UpdatesButton.tsx'
