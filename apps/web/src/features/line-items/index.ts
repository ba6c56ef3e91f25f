export { GoodsTogether } from './GoodsTogether.tsx'
export { LineItems, type LineItemsHandle } from './LineItems.tsx'
export { OpenItemContext, type OpenItemKeeper } from './open-item.ts'
export { nameOf, packagesText, palletsText, sizeText, weightText } from './table/item-text.ts'
