import { density } from '#freight/density.ts'
import { classSuggestion } from '#freight/freight-class.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** COMM-14: what kind of goods a commodity is. */
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

/** COMM-15: what the goods are packed in. */
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

/** COMM-27: the density of the goods and the class it suggests, once weight, count, pallets and dimensions are known. */
export function suggestFreightClass(
  commodity: Parameters<typeof density>[0],
  day: IsoDate,
): ReturnType<typeof classSuggestion> {
  return classSuggestion(density(commodity), day)
}

/** COMM-24: what a numeric input keeps of what is typed or pasted: digits, and with decimals one point. */
export function digitsOnly(text: string, maxLength?: number, options: { decimals?: boolean } = {}): string {
  const [whole = '', ...rest] = text.replace(options.decimals ? /[^\d.]/g : /\D/g, '').split('.')
  const number = rest.length > 0 ? `${whole}.${rest.join('')}` : whole
  return number.slice(0, maxLength)
}
