import { randomUUID } from 'node:crypto'
import { arrangeStops } from '@lanewise/domain/consolidation/arrange-stops'
import type { MergedStop, OrderStopFacts } from '@lanewise/domain/shipments/merge-stops'
import type { LoadedOrder } from '#features/orders/index.ts'

type StopRow = LoadedOrder['stops'][number]
type Leg = { milesTenths: number | null; transitSeconds: number | null }

/** Route legs between stops. The first leg is empty. */
export type Legs = Leg & { legs: readonly Leg[] }

export type NewStop = ReturnType<typeof stopRow>
export type NewPart = { shipmentStopId: string; orderStopId: string; orderId: string }
export type ContentColumns = ReturnType<typeof headColumns>

type Stop = StopRow & OrderStopFacts
export type Merged = MergedStop<Stop>

/** Shipment data derived from its orders: the stops and the columns of the shipment row. */
export type Contents = { head: ContentColumns; stops: NewStop[]; parts: NewPart[] }

/** Stops in driving order. `wanted` gives a preferred order by ids of the orders' stops. (CONSOL-3) */
export const mergedStopsOf = (orders: readonly LoadedOrder[], wanted: readonly string[] = []): Merged[] =>
  arrangeStops(
    orders.flatMap(({ stops }) => stops as Stop[]),
    wanted,
  )

export function contentsOf(orders: readonly LoadedOrder[], merged: readonly Merged[], legs: Legs): Contents {
  const stops = merged.map((stop, index) => stopRow(stop, index, legs.legs[index]))
  const parts = stops.flatMap(({ id }, index) =>
    (merged[index]?.parts ?? []).map((part) => ({ shipmentStopId: id, orderStopId: part.id, orderId: part.orderId })),
  )
  return { head: headColumns(orders, merged, legs), stops, parts }
}

/** An order that travels alone has the same route as its shipment. */
export const legsOfOrder = ({ order, stops }: LoadedOrder): Legs => ({
  milesTenths: order.milesTenths,
  transitSeconds: order.transitSeconds,
  legs: stops.map(({ milesTenths, transitSeconds }) => ({ milesTenths, transitSeconds })),
})

function stopRow(
  { stopType, locationId, earlyAt, lateAt, appointmentAt }: Merged,
  index: number,
  leg: Leg | undefined,
) {
  return {
    id: randomUUID(),
    stopNumber: index + 1,
    stopType,
    locationId,
    earlyAt,
    lateAt,
    appointmentAt,
    milesTenths: leg?.milesTenths ?? null,
    transitSeconds: leg?.transitSeconds ?? null,
  }
}

function headColumns(orders: readonly LoadedOrder[], merged: readonly Merged[], legs: Legs) {
  const [first] = orders
  if (!first) throw new Error('A shipment has orders')
  const heads = orders.map(({ order }) => order)
  return {
    shippingMode: first.order.shippingMode,
    equipmentMode: first.order.equipmentMode,
    equipmentTypes: [...new Set(heads.flatMap(({ equipmentTypes }) => equipmentTypes))],
    accessorials: [...new Set(heads.flatMap(({ accessorials }) => accessorials))],
    requirements: [...new Set(heads.flatMap(requirementsOf))],
    reeferTemperatureMin: strictest(
      heads.map(({ reeferTemperatureMin }) => reeferTemperatureMin),
      Math.max,
    ),
    reeferTemperatureMax: strictest(
      heads.map(({ reeferTemperatureMax }) => reeferTemperatureMax),
      Math.min,
    ),
    isHazmat: heads.some(({ isHazmat }) => isHazmat),
    isTeamRequired: heads.some(({ isTeamRequired }) => isTeamRequired),
    isBlind: heads.some(({ isBlind }) => isBlind),
    ...freightColumns(orders),
    ...endColumns('origin', merged.at(0)),
    ...endColumns('destination', merged.at(-1)),
    stopCount: merged.length,
    milesTenths: legs.milesTenths,
    transitSeconds: legs.transitSeconds,
    orderNumbers: heads.map(({ orderNumber }) => orderNumber),
    customerName: [...new Set(heads.map(({ customerName }) => customerName))].join(', '),
    referenceText: heads.map(({ referenceText }) => referenceText).join(' '),
  }
}

const requirementsOf = ({ requirements, mustHaveFlags }: LoadedOrder['order']) => [...requirements, ...mustHaveFlags]

const strictest = (values: readonly (number | null)[], choose: (...values: number[]) => number): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? choose(...known) : null
}

const sum = (values: readonly (number | null)[]): number => values.reduce<number>((total, one) => total + (one ?? 0), 0)

function freightColumns(orders: readonly LoadedOrder[]) {
  const heads = orders.map(({ order }) => order)
  const lowest = heads.map(({ lowestShipCents }) => lowestShipCents)
  return {
    weight: sum(heads.map(({ weight }) => weight)),
    pallets: sum(heads.map(({ stackablePallets, nonStackablePallets }) => stackablePallets + nonStackablePallets)),
    packages: sum(orders.flatMap(({ items }) => items.map(({ packageCount }) => packageCount))),
    linearFeet: sum(heads.map(({ usedLinearFeet }) => usedLinearFeet)),
    lowestShipCents: lowest.includes(null) ? null : sum(lowest),
  }
}

const ends = {
  LocationId: 'locationId',
  CompanyName: 'companyName',
  City: 'city',
  State: 'state',
  PostalCode: 'postalCode',
  Country: 'country',
  Latitude: 'latitude',
  Longitude: 'longitude',
  TimeZone: 'timeZone',
  Date: 'baseDate',
} as const satisfies Record<string, keyof StopRow>
type EndColumns<E extends string> = { [C in keyof typeof ends as `${E}${C}`]: StopRow[(typeof ends)[C]] } & {
  [C in `${E}EarlyAt` | `${E}LateAt`]: Date
} & { [C in `${E}AppointmentAt`]: Date | null }

function endColumns<E extends 'origin' | 'destination'>(end: E, stop: Merged | undefined): EndColumns<E> {
  const [part] = stop?.parts ?? []
  if (!stop || !part) throw new Error('A shipment has two stops')
  const { earlyAt, lateAt, appointmentAt } = stop
  const place = Object.entries(ends).map(([column, field]) => [`${end}${column}`, part[field]])
  const times = { [`${end}EarlyAt`]: earlyAt, [`${end}LateAt`]: lateAt, [`${end}AppointmentAt`]: appointmentAt }
  return { ...Object.fromEntries(place), ...times } as EndColumns<E>
}
