import type { EnteredReference } from '@lanewise/domain/orders/reference-types'
import type { Accessorial } from '@lanewise/domain/rating/accessorials'
import type { BookedItem, BookedStop, BookingRequest } from '#connectors/booking/booking-partner.ts'
import { findShipment, loadShipment } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { findAttempt } from '../booking.queries.ts'
import type { Booking } from '../booking.ts'

type Loaded = Awaited<ReturnType<typeof loadShipment>>
type LoadedOrder = Loaded['orders'][number]

export async function requestOf({ db, user }: Context, attemptId: string): Promise<BookingRequest> {
  const attempt = (await findAttempt(db, attemptId)) ?? refuse.notFound('booking')
  const shipment = (await findShipment(db, { id: attempt.shipmentId })) ?? refuse.notFound('shipment')
  const { orders, stops, parts } = await loadShipment(db, shipment)
  const orderStops = new Map(orders.flatMap((order) => order.stops.map((stop) => [stop.id, stop] as const)))
  const booking = attempt.booking as Booking
  const heads = orders.map(({ order }) => order)
  return {
    attemptId,
    shipmentNumber: shipment.shipmentNumber,
    shippingMode: booking.shippingMode,
    rateSource: booking.rateSource,
    carrierName: booking.carrierName,
    carrierScac: booking.carrierScac,
    total: booking.total,
    charges: booking.charges,
    providerData: attempt.providerData ?? '',
    requester: requesterOf(user),
    stops: stops.flatMap((stop) => {
      const part = parts.find(({ shipmentStopId }) => shipmentStopId === stop.id)
      const place = part && orderStops.get(part.orderStopId)
      return place ? [bookedStop(stop, place)] : []
    }),
    items: orders.flatMap(({ items }) => items.map(bookedItem)),
    accessorials: shipment.accessorials as Accessorial[],
    referenceNumbers: heads.flatMap(({ referenceNumbers }) => referenceNumbers as EnteredReference[]),
    orderNumbers: shipment.orderNumbers,
    specialInstructions:
      heads
        .map(({ specialInstructions }) => specialInstructions)
        .filter(Boolean)
        .join('\n') || null,
    hazmatEmergencyContact: heads.find(({ isHazmat }) => isHazmat)?.hazmatEmergencyContactInfo ?? null,
    isPartial: heads.some(({ isPartial }) => isPartial),
  }
}

const requesterOf = ({ companyName, firstName, lastName, emailAddress: email }: Context['user']) => ({
  companyName,
  name: `${firstName} ${lastName}`,
  email,
})

const bookedStop = (stop: Loaded['stops'][number], place: LoadedOrder['stops'][number]): BookedStop => ({
  stopType: stop.stopType as 0 | 1,
  companyName: place.companyName,
  addressLine1: place.addressLine1,
  addressLine2: place.addressLine2,
  city: place.city,
  state: place.state,
  postalCode: place.postalCode,
  country: place.country,
  timeZone: place.timeZone,
  contactName: [place.contactFirstName, place.contactLastName].filter(Boolean).join(' ') || null,
  contactPhone: place.contactPhone,
  contactEmail: place.contactEmail,
  earlyAt: stop.earlyAt,
  lateAt: stop.lateAt,
  appointmentAt: stop.appointmentAt,
  note: place.notes,
})

const bookedItem = (item: LoadedOrder['items'][number]): BookedItem => ({
  description: item.description,
  totalWeight: item.totalWeight,
  packageLength: item.packageLength,
  packageWidth: item.packageWidth,
  packageHeight: item.packageHeight,
  palletCount: item.palletCount,
  packageCount: item.packageCount,
  packagingUnitType: item.packagingUnitType,
  freightClass: item.freightClass,
  nmfcNumber: item.nmfcNumber,
  isStackable: item.isStackable,
  isHazmat: item.isHazmat,
  hazmatUnNumber: item.hazmatUnNumber,
  hazmatHazardClass: item.hazmatHazardClass,
  hazmatPackingGroup: item.hazmatPackingGroup,
  properShippingName: item.properShippingName,
})
