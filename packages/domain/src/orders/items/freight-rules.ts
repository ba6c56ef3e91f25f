import { type PackagingUnitType, packagingUnitTypes } from '#commodities/commodity.ts'
import { type EquipmentMode, isBulkEquipment, isLtlMode, type ShippingMode } from '#freight/modes.ts'

/** Facts about the order's freight that its lines depend on. */
export type Freight = { shippingMode: ShippingMode; equipmentMode: EquipmentMode; isPartial?: boolean | null }

/** Whether freight shares its trailer, so that carriers need its dimensions. (ITEM-14) */
export const needsDimensions = ({ shippingMode, isPartial }: Freight): boolean =>
  isLtlMode(shippingMode) || isPartial === true

export const hasPallets = ({ equipmentMode }: Pick<Freight, 'equipmentMode'>): boolean =>
  !isBulkEquipment(equipmentMode)

const bulkPackageTypes: readonly PackagingUnitType[] = ['Gallon', 'Piece']

export const offeredPackageTypes = (equipmentMode: EquipmentMode): readonly PackagingUnitType[] =>
  isBulkEquipment(equipmentMode) ? bulkPackageTypes : packagingUnitTypes

/** The package type if it is available for the equipment, or null if the user must choose another. */
export const packageTypeFor = (equipmentMode: EquipmentMode, type: PackagingUnitType): PackagingUnitType | null =>
  offeredPackageTypes(equipmentMode).includes(type) ? type : null
