/** Hazmat details that a bill of lading must state. */
export type HazmatGoods = {
  hazmatUNNumber: string | null
  properShippingName: string | null
  technicalName: string | null
  hazmatHazardClass: string | null
  hazmatPackingGroup: string | null
  reportableQuantity: string | null
  isLimitedQuantity: boolean
}

/**
 * UN number, proper shipping name with the technical name, class, and packing group, in that order; then the reportable
 * quantity and the limited quantity mark. (TRADE-1)
 */
export function hazmatLine(goods: HazmatGoods): string {
  const { properShippingName: name, technicalName, hazmatPackingGroup: group, reportableQuantity } = goods
  const parts = [
    goods.hazmatUNNumber,
    technicalName ? `${name} (${technicalName})` : name,
    goods.hazmatHazardClass,
    group === 'None' ? null : group,
    reportableQuantity && (/^RQ\b/i.test(reportableQuantity) ? reportableQuantity : `RQ ${reportableQuantity}`),
    goods.isLimitedQuantity ? 'Ltd Qty' : null,
  ]
  return parts.filter(Boolean).join(', ')
}
