import type { OrderStopView } from '@lanewise/contract/order-fields'
import type { ReferenceNumber } from '@lanewise/contract/order-stop-fields'
import { isoInZone } from '@lanewise/domain/shared/calendar'
import type { ItemRow, StopRow } from './orders.queries.ts'
import { milesOf } from './orders.view.ts'

type ItemView = OrderStopView['lineItems'][number]

/** The stops of an order with the lines that each picks up or delivers, in the order of the pickups. (STOPVIEW-2) */
export function stopViews(stops: readonly StopRow[], items: readonly ItemRow[]): OrderStopView[] {
  const place = new Map(stops.map(({ id, stopNumber }) => [id, stopNumber]))
  const ordered = items.toSorted(
    (one, other) =>
      (place.get(one.pickupStopId) ?? 0) - (place.get(other.pickupStopId) ?? 0) || one.position - other.position,
  )
  return stops.map((stop) =>
    stopView(
      stop,
      ordered.filter((item) => (stop.stopType === 0 ? item.pickupStopId : item.dropoffStopId) === stop.id),
    ),
  )
}

const stopView = (stop: StopRow, items: readonly ItemRow[]): OrderStopView => ({
  id: stop.id,
  stopType: stop.stopType as 0 | 1,
  stopNumber: stop.stopNumber,
  stopStatus: null,
  orderStopId: stop.id,
  loadStyle: stop.loadStyle,
  locationId: stop.locationId,
  companyAlias: stop.companyAlias,
  displayName: stop.companyName,
  locationNumber: stop.locationNumber,
  locationAlias: stop.locationAlias,
  locationName: stop.locationName,
  locationAddress: {
    line1: stop.addressLine1,
    line2: stop.addressLine2,
    city: stop.city,
    governingDistrictAbbreviation: stop.state,
    zip: stop.postalCode,
    country: stop.country,
    ianaTimezone: stop.timeZone,
  },
  referenceNumber: stop.referenceNumbers as ReferenceNumber[],
  ediCode: stop.ediCode === null ? [] : [stop.ediCode],
  contacts: contactsOf(stop),
  note: stop.notes,
  baseDate: stop.baseDate,
  baseZip: stop.baseZip,
  earlyDateTime: isoInZone(stop.earlyAt, stop.timeZone),
  lateDateTime: isoInZone(stop.lateAt, stop.timeZone),
  appointmentDateTime: stop.appointmentAt && isoInZone(stop.appointmentAt, stop.timeZone),
  isAppointmentRequired: stop.isAppointmentRequired,
  distance: milesOf(stop),
  expectedTransitTimeSeconds: stop.transitSeconds,
  coordinates: coordinatesOf(stop),
  lineItems: items.map(itemView),
})

const coordinatesOf = ({ latitude, longitude }: StopRow) =>
  latitude === null || longitude === null ? null : { latitude, longitude }

const contactsOf = (stop: StopRow): OrderStopView['contacts'] =>
  stop.contactFirstName === null && stop.contactLastName === null
    ? []
    : [
        {
          contactId: stop.contactId,
          firstName: stop.contactFirstName ?? '',
          lastName: stop.contactLastName ?? '',
          email: stop.contactEmail,
          phoneNumberMobile: stop.contactPhone,
        },
      ]

/** The fields appear under their names in the order form and under their names in the stops list. (STOPVIEW-11) */
const itemView = (item: ItemRow): ItemView => ({
  ...lineOf(item),
  id: item.id,
  productName: item.description,
  unitWeight: item.perPackageWeight,
  packageQuantity: item.packageCount,
  lot: null,
})

export function lineOf(item: ItemRow): Omit<ItemView, 'id' | 'productName' | 'unitWeight' | 'packageQuantity' | 'lot'> {
  const { id: _id, companyId: _company, orderId: _order, position: _position, hazmatUnNumber, ...rest } = item
  const { pickupStopId: _pickup, dropoffStopId: _dropoff, ...line } = rest
  return { ...line, hazmatUNNumber: hazmatUnNumber } as ItemView
}
