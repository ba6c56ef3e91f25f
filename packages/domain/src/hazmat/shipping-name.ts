import type { HazardClass, PackingGroup } from '#commodities/hazmat.ts'
import {
  type HazmatMaterial,
  isNamed,
  materialsOf,
  type NamedGoods,
  nameKey,
  technicalNameOf,
} from '#hazmat/material.ts'

/** What is wrong with the proper shipping name of hazardous goods. Only an unlisted name can be confirmed. */
export type ShippingNameProblem = {
  kind: 'Forbidden' | 'NoTechnicalName' | 'Unlisted'
  field: 'hazmatUNNumber' | 'properShippingName' | 'technicalName'
  message: string
}

/**
 * Checks the name of the goods against the table. `materials` holds at least every entry with the number of the goods
 * and every forbidden material with their name. (DEF-132)
 */
export function shippingNameProblem(
  goods: NamedGoods,
  materials: readonly HazmatMaterial[],
): ShippingNameProblem | null {
  const { hazmatUNNumber: number, properShippingName: name } = goods
  const matches = materialsOf(goods, materials)
  if (matches.some(({ needsTechnicalName }) => needsTechnicalName) && !technicalNameOf(goods))
    return {
      kind: 'NoTechnicalName',
      field: 'technicalName',
      message: `${matches[0]?.properShippingName} needs a technical name in parentheses`,
    }
  if (matches.length > 0) return null
  if (materials.some(({ isForbidden, properShippingName }) => isForbidden && isNamed(goods, properShippingName)))
    return { kind: 'Forbidden', field: 'properShippingName', message: `${name} is forbidden in transportation` }
  if (number && !materials.some(({ unNumber }) => unNumber === number))
    return { kind: 'Unlisted', field: 'hazmatUNNumber', message: `${number} is not in the table of 49 CFR 172.101` }
  if (!name || !number) return null
  return {
    kind: 'Unlisted',
    field: 'properShippingName',
    message: `“${name}” is not a proper shipping name of ${number} in the table of 49 CFR 172.101`,
  }
}

type MarkedGoods = NamedGoods & { hazmatPackingGroup: string | null; isLimitedQuantity: boolean }

/**
 * Message if goods are marked as a limited quantity although column 8A of the table has no exception for them. Goods
 * whose packing group is not entered yet may still get one that has it. (DEF-132)
 */
export function limitedQuantityProblem(goods: MarkedGoods, materials: readonly HazmatMaterial[]): string | null {
  const { isLimitedQuantity, hazmatPackingGroup: group } = goods
  const [material, ...others] = materialsOf(goods, materials)
  if (!isLimitedQuantity || !material) return null
  const groups = [material, ...others].flatMap(({ packingGroups }) => packingGroups)
  const possible = group ? groups.filter(({ packingGroup }) => packingGroup === group) : groups
  if (possible.length === 0 || possible.some(({ allowsLimitedQuantity }) => allowsLimitedQuantity)) return null
  const inGroup = group && group !== 'None' ? ` in packing group ${group}` : ''
  return `${material.properShippingName}${inGroup} cannot ship as a limited quantity`
}

type Described = {
  properShippingName: string | null
  hazmatHazardClass: HazardClass | null
  hazmatSubsidiaryClasses: string | null
  hazmatPackingGroup: PackingGroup | null
}

/**
 * The fields that describe goods once their number or name is known: what all entries agree on is filled in, a choice
 * that they allow stays, and what the user must decide is empty. A name that was entered is never replaced by guessing.
 */
export function filledFrom(materials: readonly HazmatMaterial[], before: Described): Described {
  const subsidiaries = materials.map(({ subsidiaryClasses }) => subsidiaryClasses.join(', '))
  const groups = materials.flatMap(({ packingGroups }) => packingGroups.map(({ packingGroup }) => packingGroup))
  const [name, otherName] = namesAmong(materials)
  return {
    properShippingName: otherName || !name ? before.properShippingName : name.properShippingName,
    hazmatHazardClass: settled(
      materials.flatMap(({ hazardClass }) => hazardClass ?? []),
      before.hazmatHazardClass,
    ),
    hazmatSubsidiaryClasses: settled(subsidiaries, before.hazmatSubsidiaryClasses) || null,
    hazmatPackingGroup: settled(groups, before.hazmatPackingGroup),
  }
}

/** The only value, otherwise the one chosen before if it is among them. */
function settled<V>(values: readonly V[], before: V | null): V | null {
  const [only, ...others] = new Set(values)
  if (only !== undefined && others.length === 0) return only
  return before !== null && values.includes(before) ? before : null
}

/** Entries of one number with different names, one of each. */
export const namesAmong = (materials: readonly HazmatMaterial[]): HazmatMaterial[] => [
  ...new Map(materials.map((one) => [nameKey(one.properShippingName), one])).values(),
]
