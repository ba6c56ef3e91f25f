import { density } from '#freight/density.ts'
import { classSuggestion } from '#freight/freight-class.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Kinds of goods a commodity can be. (COMM-14) */
export const cargoClassifications = [
  'General',
  'Food',
  'Beverage',
  'Alcohol',
  'Apparel',
  'Automotive',
  'BuildingMaterials',
  'Chemicals',
  'Electronics',
  'Furniture',
  'HouseholdGoods',
  'Machinery',
  'Metals',
  'Paper',
  'Pharmaceuticals',
  'Plastics',
  'Other',
] as const

export type CargoClassification = (typeof cargoClassifications)[number]

/** Packaging types. (COMM-15) */
export const packagingUnitTypes = [
  'Skid',
  'Pallet',
  'Box',
  'Carton',
  'Case',
  'Crate',
  'Drum',
  'Barrel',
  'Bag',
  'Bale',
  'Bundle',
  'Bucket',
  'Coil',
  'Cylinder',
  'Pail',
  'Reel',
  'Roll',
  'Tote',
  'Tube',
  'Gallon',
  'Piece',
] as const

export type PackagingUnitType = (typeof packagingUnitTypes)[number]

export const defaultPackagingUnitType: PackagingUnitType = 'Skid'

/** Density of the goods and the class it suggests, once weight, count, pallets, and dimensions are known. (COMM-27) */
export function suggestFreightClass(
  commodity: Parameters<typeof density>[0],
  day: IsoDate,
): ReturnType<typeof classSuggestion> {
  return classSuggestion(density(commodity), day)
}

/**
 * Input filter for numeric fields, applied to typed and pasted text: keeps digits, and one decimal point if decimals
 * are allowed. (COMM-24)
 */
export function digitsOnly(text: string, maxLength?: number, options: { decimals?: boolean } = {}): string {
  const [whole = '', ...rest] = text.replace(options.decimals ? /[^\d.]/g : /\D/g, '').split('.')
  const number = rest.length > 0 ? `${whole}.${rest.join('')}` : whole
  return number.slice(0, maxLength)
}

/** Keeps digits and one decimal point. */
export const decimalDigits = (text: string): string => digitsOnly(text, undefined, { decimals: true })
