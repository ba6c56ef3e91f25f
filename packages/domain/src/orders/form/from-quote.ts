import { totalLinearFeet } from '#freight/linear-feet.ts'
import { type EquipmentMode, isLtlMode, type ShippingMode, shippingModes } from '#freight/modes.ts'
import { chooseAccessorials, chooseLiftGate, chooseMode } from '#orders/form/changes.ts'
import { newOrder } from '#orders/form/new-order.ts'
import type { OrderBasis } from '#orders/form/order-defaults.ts'
import { newStopOf } from '#orders/form/references.ts'
import type { LineItem } from '#orders/items/line-item.ts'
import type { EnteredOrder } from '#orders/order.ts'
import type { OrderStop } from '#orders/stops/stop.ts'
import { secondStopDate, timesOfPickedDate } from '#orders/stops/stop-times.ts'
import type { Accessorial } from '#rating/accessorials.ts'
import { estimatedArrival } from '#rating/transit.ts'
import type { IsoDate } from '#shared/calendar.ts'
import { type Workdays, workdaysOf } from '#shared/holidays.ts'

type QuotedPlace = { postalCode: string | null; country?: string }

export type QuotedFreight = {
  equipmentMode: EquipmentMode
  shippingModes: readonly ShippingMode[]
  pickupDate: IsoDate | null
  pickupLocation: QuotedPlace | null
  dropoffLocation: QuotedPlace | null
  isTeam: boolean
  isBlind: boolean
  isLiftGateRequired: boolean
  pickupAccessorials: readonly Accessorial[]
  dropoffAccessorials: readonly Accessorial[]
  additionalServices: readonly Accessorial[]
  lineItems: readonly LineItem[]
  linearFeet: number | null
}

export type QuotedRate = { mode: ShippingMode; isPartial: boolean; transitDays: number }

/** Mode of the chosen rate, otherwise the first requested one of LTL, volume LTL, and TL. (DEF-61) */
export const modeOfQuote = (quote: Pick<QuotedFreight, 'shippingModes'>, rate: QuotedRate | null): ShippingMode =>
  rate?.mode ?? shippingModes.find((mode) => quote.shippingModes.includes(mode)) ?? 'TL'

/** Order created from a quote: its modes, stops, date, extras, flags, items, and feet. (QUOTE-15) */
export function orderFromQuote(quote: QuotedFreight, rate: QuotedRate | null, basis: OrderBasis): EnteredOrder {
  const shippingMode = modeOfQuote(quote, rate)
  const started = newOrder(basis, stopsOf(quote, shippingMode, rate, basis))
  const moved = chooseMode(started, { shippingMode, equipmentMode: quote.equipmentMode }, basis)
  const services = [...quote.pickupAccessorials, ...quote.dropoffAccessorials, ...quote.additionalServices]
  const extras = chooseAccessorials(moved, [...new Set(services)])
  const isPartial = shippingMode === 'TL' && (rate?.isPartial ?? false)
  const order = {
    ...extras,
    isTeamRequired: !isLtlMode(shippingMode) && quote.isTeam,
    isBlind: quote.isBlind,
    isPartial,
    linearFeet: quote.linearFeet ?? (isPartial ? Math.min(53, totalLinearFeet(quote.lineItems)) : null),
  }
  return quote.isLiftGateRequired ? chooseLiftGate(order, true) : order
}

/** Both stops at the quoted places and dates; everything picked up is delivered. */
function stopsOf(
  quote: QuotedFreight,
  mode: ShippingMode,
  rate: QuotedRate | null,
  { references, configuration }: OrderBasis,
): OrderStop[] {
  const { pickupDate, pickupLocation, dropoffLocation, lineItems } = quote
  const workdays = workdaysOf([pickupLocation?.country, dropoffLocation?.country], configuration.companyHolidays ?? [])
  const place = (location: QuotedPlace | null) => ({ baseZip: location?.postalCode ?? null, lineItems })
  return [
    { ...newStopOf('Pickup', references), ...place(pickupLocation), ...dated(pickupDate) },
    {
      ...newStopOf('Dropoff', references),
      ...place(dropoffLocation),
      ...dated(arrivalOf(pickupDate, { mode, rate, workdays })),
    },
  ]
}

type Trip = { mode: ShippingMode; rate: QuotedRate | null; workdays: Workdays }

function arrivalOf(pickup: IsoDate | null, { mode, rate, workdays }: Trip): IsoDate | null {
  if (!pickup) return null
  if (rate) return estimatedArrival(pickup, mode, rate.transitDays, workdays)
  return secondStopDate(pickup, { shippingMode: mode, hasQuote: false, workdays })
}

const dated = (baseDate: IsoDate | null) => (baseDate ? { baseDate, ...timesOfPickedDate([], baseDate) } : {})
