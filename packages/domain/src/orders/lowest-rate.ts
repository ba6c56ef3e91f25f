import { defaultPackagingUnitType } from '#commodities/commodity.ts'
import { type EquipmentMode, isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { type LineItem, weightPerPackage } from '#orders/items/line-item.ts'
import type { RateProduct } from '#rating/ask.ts'
import type { Cents } from '#shared/units.ts'

/** Largest order that can share a trailer with other freight. (DEF-84) */
const mostOfLtl = { stops: 2, pallets: 12, pounds: 20_000 } as const

type Freight = { stops: number; pallets: number; weight: number; equipmentMode: EquipmentMode }

/** Whether LTL rates are requested for an order. (DEF-84) */
export const couldShareTrailer = ({ stops, pallets, weight, equipmentMode }: Freight): boolean =>
  stops <= mostOfLtl.stops && pallets <= mostOfLtl.pallets && weight <= mostOfLtl.pounds && equipmentMode === 1

/** Mode for requesting LTL rates: the order's own mode if it already shares a trailer. */
export const sharedModeOf = (mode: ShippingMode): 'LTL' | 'VLTL' => (isLtlMode(mode) ? mode : 'LTL')

type Cost = { shippingMode: ShippingMode; cost: Cents }

/** The cheapest offer, and the first one of equal offers; null without any. (DEF-84) */
export const lowestCost = (costs: readonly Cost[]): Cost | null =>
  costs.reduce<Cost | null>((lowest, one) => (lowest === null || one.cost < lowest.cost ? one : lowest), null)

/** A line of an order, in the form sent to rate sources. */
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
