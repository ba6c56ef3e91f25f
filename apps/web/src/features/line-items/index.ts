export { LineItems, type LineItemsHandle } from './LineItems.tsx'
