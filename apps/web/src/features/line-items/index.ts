export { GoodsTogether } from './GoodsTogether.tsx'
export { LineItems, type LineItemsHandle } from './LineItems.tsx'
export { nameOf, packagesText, palletsText, sizeText, weightText } from './table/item-text.ts'
