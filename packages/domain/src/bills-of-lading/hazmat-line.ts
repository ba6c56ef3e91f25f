import { technicalNameOf } from '#hazmat/material.ts'

/** Hazmat details that a bill of lading must state. */
export type HazmatGoods = {
  hazmatUNNumber: string | null
  properShippingName: string | null
  technicalName: string | null
  hazmatHazardClass: string | null
  hazmatSubsidiaryClasses: string | null
  hazmatPackingGroup: string | null
  reportableQuantity: string | null
  isLimitedQuantity: boolean
}

/**
 * The basic description: UN number, proper shipping name with the technical name, class with the subsidiary classes, and
 * packing group, in that order; then the reportable quantity and the limited quantity mark. (TRADE-1)
 */
export function hazmatLine(goods: HazmatGoods): string {
  const { hazmatPackingGroup: group, reportableQuantity } = goods
  const parts = [
    goods.hazmatUNNumber,
    fullName(goods),
    fullClass(goods),
    group === 'None' ? null : group,
    reportableQuantity && (/^RQ\b/i.test(reportableQuantity) ? reportableQuantity : `RQ ${reportableQuantity}`),
    goods.isLimitedQuantity ? 'Ltd Qty' : null,
  ]
  return parts.filter(Boolean).join(', ')
}

/** A technical name may already stand in parentheses, or at the end of the proper name. */
function fullName(goods: HazmatGoods): string | null {
  const name = goods.properShippingName
  const technicalName = technicalNameOf(goods)
  return technicalName && !name?.endsWith(`(${technicalName})`) ? `${name} (${technicalName})` : name
}

const fullClass = ({ hazmatHazardClass, hazmatSubsidiaryClasses }: HazmatGoods) =>
  hazmatSubsidiaryClasses ? `${hazmatHazardClass} (${hazmatSubsidiaryClasses})` : hazmatHazardClass
