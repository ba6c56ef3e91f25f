import { type PackagingUnitType, packagingUnitTypes } from '#commodities/commodity.ts'
import { type EquipmentMode, isBulkEquipment, isLtlMode, type ShippingMode } from '#freight/modes.ts'

/** How the freight of an order moves, as far as its lines depend on it. */
export type Freight = { shippingMode: ShippingMode; equipmentMode: EquipmentMode; isPartial?: boolean | null }

/** ITEM-14: whether freight shares its trailer, so that carriers must know its size. */
export const needsDimensions = ({ shippingMode, isPartial }: Freight): boolean =>
  isLtlMode(shippingMode) || isPartial === true

/** Whether pallets can be counted; loose goods have none. */
export const hasPallets = ({ equipmentMode }: Pick<Freight, 'equipmentMode'>): boolean =>
  !isBulkEquipment(equipmentMode)

const bulkPackageTypes: readonly PackagingUnitType[] = ['Gallon', 'Piece']

/** The package types that are offered with an equipment. */
export const offeredPackageTypes = (equipmentMode: EquipmentMode): readonly PackagingUnitType[] =>
  isBulkEquipment(equipmentMode) ? bulkPackageTypes : packagingUnitTypes

/** A package type where the equipment offers it, null where a person must choose another. */
export const packageTypeFor = (equipmentMode: EquipmentMode, type: PackagingUnitType): PackagingUnitType | null =>
  offeredPackageTypes(equipmentMode).includes(type) ? type : null
