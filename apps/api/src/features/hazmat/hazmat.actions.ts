import { mostMaterials } from '@lanewise/contract/hazmat'
import { type HazmatPapers, hazmatGap } from '@lanewise/domain/hazmat/booking-gaps'
import { materialsOf, type NamedGoods } from '@lanewise/domain/hazmat/material'
import { shippingNameProblem } from '@lanewise/domain/hazmat/shipping-name'
import { materialsFor, searchMaterials } from '@lanewise/hazmat/search'

export const findHazmatMaterials = (typed: string) => ({ items: searchMaterials(typed, mostMaterials) })

type Item = { isHazmat?: boolean | null } & NamedGoods

/** Message if the goods are named as a forbidden material, which cannot even be saved. (DEF-132) */
export function forbiddenMaterial(item: Item): string | null {
  if (!item.isHazmat || !item.properShippingName) return null
  const problem = shippingNameProblem(item, materialsFor(item))
  return problem?.kind === 'Forbidden' ? problem.message : null
}

type BookedItem = NamedGoods & {
  isHazmat: boolean
  description: string
  hazmatPackingGroup: string | null
  isLimitedQuantity: boolean
}

/** What hazardous freight lacks before it can be booked or its bill of lading printed. (DEF-26, DEF-132) */
export const missingForHazmat = <I extends BookedItem>(papers: Omit<HazmatPapers<I>, 'materialsFor'>) =>
  hazmatGap({ ...papers, materialsFor })

type Hazards = NamedGoods & { hazmatHazardClass: string | null; hazmatSubsidiaryClasses: string | null }

/**
 * Class and subsidiary classes as the bill of lading prints them: an explosive with its compatibility group, and the
 * subsidiary classes of the table where none were entered.
 */
export function printedHazards(goods: Hazards): Pick<Hazards, 'hazmatHazardClass' | 'hazmatSubsidiaryClasses'> {
  const { hazmatHazardClass, hazmatSubsidiaryClasses } = goods
  const [material, second] = materialsOf(goods, materialsFor(goods)).filter(
    ({ hazardClass }) => hazardClass === hazmatHazardClass,
  )
  if (!material) return { hazmatHazardClass, hazmatSubsidiaryClasses }
  return {
    hazmatHazardClass: material.fullClass,
    hazmatSubsidiaryClasses: hazmatSubsidiaryClasses ?? (second ? null : material.subsidiaryClasses.join(', ') || null),
  }
}
