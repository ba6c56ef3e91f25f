import type { Commodity } from '@lanewise/contract/commodities'
import { fromCommodity } from '@lanewise/domain/orders/items/commodity-item'
import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import { type LineItem, newLineItem } from '@lanewise/domain/orders/items/line-item'

/** The item in the form: a new one or one of the list, and the goods of the catalogue that it was filled in from. */
export type OpenedItem = { item: LineItem; isNew: boolean; commodity: Commodity | null }

/** ITEM-35: a new item, filled in from the company's usual goods where it has named them. */
export function openNew(freight: Freight, commodity: Commodity | null, known: Partial<LineItem> = {}): OpenedItem {
  const item = newLineItem(newIdentifier(), freight)
  return { item: { ...(commodity ? fromCommodity(item, commodity, freight) : item), ...known }, isNew: true, commodity }
}

export const openExisting = (item: LineItem): OpenedItem => ({ item, isNew: false, commodity: null })

export const copyOf = (item: LineItem): LineItem => ({ ...item, uniqueIdentifier: newIdentifier() })

/** Short, because the address of a quote carries it. */
const newIdentifier = () => crypto.getRandomValues(new Uint32Array(2)).join('').slice(0, 10)
