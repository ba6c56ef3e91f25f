import type { Commodity } from '@lanewise/contract/commodities'
import { type LineItemForm, lineItemOf } from '@lanewise/contract/line-items'
import { normaliseUnNumber } from '@lanewise/domain/commodities/hazmat'
import { fromCommodity } from '@lanewise/domain/orders/items/commodity-item'
import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import { type LineItem, newLineItem, withDerived } from '@lanewise/domain/orders/items/line-item'

/** Item in the form, new or from the list, and the commodity that it was filled from. */
export type OpenedItem = {
  item: LineItem
  isNew: boolean
  commodity: Commodity | null
  /** The line comes from a draft and counts as typed. */
  isRestored?: boolean
}

/** A new item, filled in from the default commodity of the company if there is one. (ITEM-35) */
export function openNew(freight: Freight, commodity: Commodity | null, known: Partial<LineItem> = {}): OpenedItem {
  const item = newLineItem(newIdentifier(), freight)
  return { item: { ...(commodity ? fromCommodity(item, commodity, freight) : item), ...known }, isNew: true, commodity }
}

export const openExisting = (item: LineItem): OpenedItem => ({ item, isNew: false, commodity: null })

export const copyOf = (item: LineItem): LineItem => ({ ...item, uniqueIdentifier: newIdentifier() })

/** Short, because the identifier is part of a quote's URL. */
const newIdentifier = () => crypto.getRandomValues(new Uint32Array(2)).join('').slice(0, 10)

export function finished(values: LineItemForm): LineItem {
  const item = withDerived(lineItemOf(values))
  return { ...item, hazmatUNNumber: item.hazmatUNNumber && normaliseUnNumber(item.hazmatUNNumber) }
}
