import type { HazardClass, PackingGroup } from '#commodities/hazmat.ts'

/** A proper shipping name of the hazardous materials table (49 CFR 172.101), with what the table says about it. */
export type HazmatMaterial = {
  /** Null for a forbidden material, which has no number. */
  unNumber: string | null
  properShippingName: string
  /** Null where the table leaves the class to the shipper, as for samples of explosives. */
  hazardClass: HazardClass | null
  /** The class in full, with the compatibility group of an explosive: `1.4S`. */
  fullClass: string
  subsidiaryClasses: string[]
  packingGroups: MaterialGroup[]
  /** The bill of lading must show a technical name in parentheses (symbol G). */
  needsTechnicalName: boolean
  /** Transport to which the entry is limited; null for every kind. */
  scope: MaterialScope | null
  isForbidden: boolean
}

export type MaterialGroup = { packingGroup: PackingGroup; allowsLimitedQuantity: boolean }

export const materialScopes = ['Domestic', 'International', 'Air', 'Water', 'Air and water'] as const
export type MaterialScope = (typeof materialScopes)[number]

/** Facts of a line item or commodity that name its material. */
export type NamedGoods = {
  hazmatUNNumber: string | null
  properShippingName: string | null
  technicalName: string | null
}

/** The entries with the number and the proper shipping name of the goods; methanol has two. */
export const materialsOf = (goods: NamedGoods, materials: readonly HazmatMaterial[]): HazmatMaterial[] =>
  materials.filter(
    ({ unNumber, properShippingName }) =>
      unNumber !== null && unNumber === goods.hazmatUNNumber && isNamed(goods, properShippingName),
  )

/** True when the goods carry this name, alone or followed by the technical name in parentheses. */
export function isNamed({ properShippingName: name }: NamedGoods, listed: string): boolean {
  if (!name) return false
  const key = nameKey(listed)
  return nameKey(name) === key || nameKey(withoutTechnicalName(name)) === key
}

/** The technical name of the goods, without parentheses, from its own field or from the end of the proper name. */
export const technicalNameOf = ({ technicalName, properShippingName }: NamedGoods): string | null =>
  technicalName?.replace(/^\((.*)\)$/, '$1').trim() || (inParentheses.exec(properShippingName ?? '')?.[1] ?? null)

const inParentheses = /\s\(([^()]+)\)\s*$/

const withoutTechnicalName = (name: string) => name.replace(inParentheses, '')

/** A name in a form for comparison: names may be written in the singular or plural. (49 CFR 172.101(c)(1)) */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('%', ' percent')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((part) => part.replace(/(?<=..)s$/, ''))
    .join(' ')
