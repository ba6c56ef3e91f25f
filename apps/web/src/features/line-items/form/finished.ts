import { type LineItemForm, lineItemOf } from '@lanewise/contract/line-items'
import { normaliseUnNumber } from '@lanewise/domain/commodities/hazmat'
import { type LineItem, withDerived } from '@lanewise/domain/orders/items/line-item'

export function finished(values: LineItemForm): LineItem {
  const item = withDerived(lineItemOf(values))
  return { ...item, hazmatUNNumber: item.hazmatUNNumber && normaliseUnNumber(item.hazmatUNNumber) }
}
