import { defaultPackagingUnitType } from '#commodities/commodity.ts'
import { type EquipmentMode, isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { type LineItem, weightPerPackage } from '#orders/items/line-item.ts'
import type { RateProduct } from '#rating/ask.ts'
import type { Cents } from '#shared/units.ts'

/** DEF-84: what of an order shares a trailer with others. */
const mostOfLtl = { stops: 2, pallets: 12, pounds: 20_000 } as const

type Freight = { stops: number; pallets: number; weight: number; equipmentMode: EquipmentMode }

/** DEF-84: whether LTL rates are asked for an order. */
export const couldShareTrailer = ({ stops, pallets, weight, equipmentMode }: Freight): boolean =>
  stops <= mostOfLtl.stops && pallets <= mostOfLtl.pallets && weight <= mostOfLtl.pounds && equipmentMode === 1

/** The mode that LTL rates are asked in: that of the order, where it shares a trailer already. */
export const sharedModeOf = (mode: ShippingMode): 'LTL' | 'VLTL' => (isLtlMode(mode) ? mode : 'LTL')

type Cost = { shippingMode: ShippingMode; cost: Cents }

/** DEF-84: the cheapest of what was offered; null when nobody answered. Of equal ones the first. */
export const lowestCost = (costs: readonly Cost[]): Cost | null =>
  costs.reduce<Cost | null>((lowest, one) => (lowest === null || one.cost < lowest.cost ? one : lowest), null)

/** A line of an order as sources of rates are told of it. */
export const productOfItem = (item: LineItem): RateProduct => ({
  description: item.description ?? '',
  perPackageWeightInPounds: weightPerPackage(item) ?? 0,
  length: item.packageLength ?? 0,
  width: item.packageWidth ?? 0,
  height: item.packageHeight ?? 0,
  count: Math.max(1, item.packageCount ?? 1),
  palletCount: item.palletCount ?? 0,
  packagingType: item.packagingUnitType ?? defaultPackagingUnitType,
  nmfcClass: item.freightClass,
  nmfcNumber: item.nmfcNumber,
  cargoClassification: item.cargoClassification,
  isStackable: item.isStackable,
  isHazmat: item.isHazmat,
  hazmatHazardClass: item.hazmatHazardClass,
  hazmatPackingGroup: item.hazmatPackingGroup,
  hazmatUNNumber: item.hazmatUNNumber,
})
