import type { SelectedQuote } from '@lanewise/contract/order-fields'
import { QuotableLocation as Quotable, type QuotableLocation } from '@lanewise/contract/places'
import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { fullTrailer } from '@lanewise/domain/freight/trailer-plan'
import { placeIdOf } from '@lanewise/domain/places/place-id'
import type { Country } from '@lanewise/domain/places/states'
import { groupedAccessorials } from '@lanewise/domain/quotes/answers/requoted'
import type { Accessorial } from '@lanewise/domain/rating/accessorials'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { type LoadedOrder, lineOf } from '#features/orders/index.ts'
import { loadShipment, requireShipment, type ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'

/** Freight data for requesting rates, and the rate chosen when the shipment's only order was created. (SHIP-4) */
export async function getShipmentFreight(ctx: Context, shipmentNumber: string) {
  const row = await requireShipment(ctx, { shipmentNumber })
  // Nothing is on a shipment that was cancelled.
  const orders = row.status === shipmentStatuses.Voided ? [] : (await loadShipment(ctx.db, row)).orders
  const [first, second] = orders
  const selectedQuote = second ? null : ((first?.order.selectedQuote ?? null) as SelectedQuote | null)
  return { details: detailsOf(row, orders), selectedQuote }
}

const detailsOf = (row: ShipmentRow, orders: readonly LoadedOrder[]): QuoteDraft => {
  const items = orders.flatMap((order) => order.items)
  return {
    equipmentMode: row.equipmentMode,
    shippingModes: [row.shippingMode as QuoteDraft['shippingModes'][number]],
    pickupDate: row.originDate,
    pickupLocation: originOf(row),
    dropoffLocation: destinationOf(row),
    isTeam: row.isTeamRequired,
    isBlind: row.isBlind,
    isLiftGateRequired: orders.some(({ order }) => order.isLiftGateRequired),
    ...groupedAccessorials(row.accessorials as Accessorial[], items),
    lineItems: items.map(lineOf),
    // Without linear feet on the order, the trailer space is estimated from the freight lines.
    linearFeet: row.linearFeet === 0 ? null : Math.min(row.linearFeet, fullTrailer.linearFeet),
    requestId: null,
  }
}

const originOf = (row: ShipmentRow) =>
  placeOf({
    city: row.originCity,
    state: row.originState,
    postalCode: row.originPostalCode,
    country: row.originCountry as Country,
    latitude: row.originLatitude,
    longitude: row.originLongitude,
    ianaTimeZone: row.originTimeZone,
  })

const destinationOf = (row: ShipmentRow) =>
  placeOf({
    city: row.destinationCity,
    state: row.destinationState,
    postalCode: row.destinationPostalCode,
    country: row.destinationCountry as Country,
    latitude: row.destinationLatitude,
    longitude: row.destinationLongitude,
    ianaTimeZone: row.destinationTimeZone,
  })

type Placed = Omit<QuotableLocation, 'id' | 'latitude' | 'longitude'> & {
  latitude: number | null
  longitude: number | null
}

/** Null for a place that cannot be quoted, for example one without coordinates. */
const placeOf = (place: Placed): QuotableLocation | null =>
  Quotable.safeParse({ ...place, id: placeIdOf(place) }).data ?? null
