import { lineVolume } from '@lanewise/domain/freight/density'
import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { couldShareTrailer, productOfItem, sharedModeOf } from '@lanewise/domain/orders/lowest-rate'
import type { Country } from '@lanewise/domain/places/states'
import type { Accessorial } from '@lanewise/domain/rating/accessorials'
import type { RateAsk, RateStop } from '@lanewise/domain/rating/ask'
import { requestedServices } from '@lanewise/domain/rating/services/truckload-services'
import type { SpotAsk } from '@lanewise/domain/rating/tl/spot-quote'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import type { findLaneRates } from '#features/lanes/index.ts'
import type { ItemRow, OrderRow, StopRow } from '#features/orders/orders.queries.ts'
import { lineOf } from '#features/orders/stops.view.ts'

type End = 'City' | 'State' | 'PostalCode' | 'Country'
type RatedStop = Pick<StopRow, 'stopNumber' | 'city' | 'state' | 'postalCode' | 'country'>

/** The freight to be priced: one order, or several orders on one truck. */
export type RatedFreight = {
  row: Pick<
    OrderRow,
    | `origin${End}`
    | `destination${End}`
    | 'originDate'
    | 'originTimeZone'
    | 'equipmentMode'
    | 'shippingMode'
    | 'milesTenths'
    | 'weight'
    | 'stackablePallets'
    | 'nonStackablePallets'
    | 'usedLinearFeet'
    | 'accessorials'
    | 'isHazmat'
    | 'isTeamRequired'
    | 'isLiftGateRequired'
    | 'isPartial'
  >
  stops: readonly RatedStop[]
  items: readonly ItemRow[]
}

/** The date in the time zone of the first pickup. */
export const todayAt = ({ row }: RatedFreight, now: Date): string => zonedDate(now, row.originTimeZone)

/** The lane of an order, from its first pickup to its last dropoff. */
export const laneAsk = ({ row, items }: RatedFreight): Parameters<typeof findLaneRates>[1] => ({
  origin: {
    city: row.originCity,
    state: row.originState,
    postalCode: row.originPostalCode,
    country: row.originCountry as Country,
  },
  destination: {
    city: row.destinationCity,
    state: row.destinationState,
    postalCode: row.destinationPostalCode,
    country: row.destinationCountry as Country,
  },
  equipmentMode: row.equipmentMode as EquipmentMode,
  shippingDate: row.originDate,
  freight: {
    ...(row.milesTenths !== null && { miles: row.milesTenths / 10 }),
    pallets: palletsOf(row),
    weight: row.weight,
    pieces: items.reduce((sum, { packageCount }) => sum + (packageCount ?? 0), 0),
    cubicFeet: items.reduce((sum, item) => sum + (lineVolume(item) ?? 0), 0),
    linearFeet: row.usedLinearFeet,
    services: servicesOf(row),
  },
})

const servicesOf = ({ accessorials, isLiftGateRequired }: RatedFreight['row']) =>
  requestedServices({ accessorials: accessorials as Accessorial[], isLiftGateRequired })

/** Null for freight that does not share a trailer, and while the miles are unknown. (DEF-84) */
export function ltlAsk({ row, stops, items }: RatedFreight): RateAsk | null {
  const [from, to] = stops
  const freight = { stops: stops.length, pallets: palletsOf(row), weight: row.weight }
  const equipmentMode = row.equipmentMode
  if (!from || !to || row.milesTenths === null || !couldShareTrailer({ ...freight, equipmentMode })) return null
  const accessorials = row.accessorials as Accessorial[]
  return {
    shippingMode: sharedModeOf(row.shippingMode),
    shippingDate: row.originDate,
    stops: [rateStop(from), rateStop(to)],
    products: items.map((item) => productOfItem(lineOf(item) as LineItem)),
    accessorials: [...new Set<Accessorial>([...accessorials, ...(row.isHazmat ? (['Hazmat'] as const) : [])])],
    isHazmatRequired: row.isHazmat,
    miles: row.milesTenths / 10,
  }
}

/** A pickup in the past is priced for today. */
export function spotAsk({ row, stops }: RatedFreight, today: string): SpotAsk | null {
  if (row.milesTenths === null) return null
  return {
    equipmentMode: row.equipmentMode,
    effectiveDate: row.originDate < today ? today : row.originDate,
    stops: stops.map((stop) => {
      const { zip, ...place } = rateStop(stop)
      return { ...place, postalCode: zip }
    }),
    miles: row.milesTenths / 10,
    isHazmatRequired: row.isHazmat,
    isTeamRequired: row.isTeamRequired,
    isLiftGateRequired: row.isLiftGateRequired,
    isPartial: row.isPartial,
    linearFeet: row.usedLinearFeet,
    weight: row.weight,
  }
}

const palletsOf = ({ stackablePallets, nonStackablePallets }: RatedFreight['row']) =>
  stackablePallets + nonStackablePallets

const rateStop = ({ stopNumber, city, state, postalCode, country }: RatedStop): RateStop => ({
  stopNumber,
  city,
  state,
  zip: postalCode,
  country: country as Country,
})
