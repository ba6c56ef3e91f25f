import { randomUUID } from 'node:crypto'
import type { OrderStopFields } from '@lanewise/contract/order-stop-fields'
import type { LocationRow } from '#features/locations/index.ts'
import type { StopRow } from '#features/orders/orders.queries.ts'
import { savedStopOf } from '../saved-order.ts'
import type { OrderToWrite, StopContact } from './order-to-write.ts'

type Moments = 'earlyAt' | 'lateAt' | 'appointmentAt'

/** A stop to be written. Times are ISO texts, because the rows are sent as JSON. */
export type NewStop = Omit<StopRow, 'companyId' | Moments | 'referenceNumbers'> & {
  earlyAt: string
  lateAt: string
  appointmentAt: string | null
  referenceNumbers: OrderStopFields['referenceNumbers']
}

const nobody: StopContact = {
  contactId: null,
  contactFirstName: null,
  contactLastName: null,
  contactEmail: null,
  contactPhone: null,
}

export const stopRows = (orderId: string, order: OrderToWrite): NewStop[] =>
  order.fields.stops.map((sent, index) => {
    const entered = order.entered.stops[index]
    const savedStop = savedStopOf(sent, order.before)
    const place = savedStop ? placeCopy(savedStop) : placeOf(order, sent)
    return {
      id: (order.before && sent.id) ?? randomUUID(),
      orderId,
      stopNumber: index + 1,
      stopType: sent.type === 'Dropoff' ? 1 : 0,
      loadStyle: sent.loadStyle,
      ...place,
      ediCode: sent.ediCode,
      baseDate: entered?.baseDate ?? sent.baseDate ?? '',
      baseZip: sent.baseZip,
      earlyAt: sent.earlyDateTimeOffset ?? '',
      lateAt: sent.lateDateTimeOffset ?? '',
      appointmentAt: sent.appointmentDateTimeOffset,
      isAppointmentRequired:
        order.context.docks.get(place.locationId)?.isAppointmentRequired ?? savedStop?.isAppointmentRequired ?? false,
      notes: sent.notes,
      ...(order.contacts.get(index) ?? nobody),
      referenceNumbers: sent.referenceNumbers,
      milesTenths: order.route.legs[index]?.milesTenths ?? null,
      transitSeconds: order.route.legs[index]?.transitSeconds ?? null,
    }
  })

type Place = Pick<
  StopRow,
  | 'locationId'
  | 'locationNumber'
  | 'companyName'
  | 'companyAlias'
  | 'locationName'
  | 'locationAlias'
  | 'addressLine1'
  | 'addressLine2'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'country'
  | 'latitude'
  | 'longitude'
  | 'timeZone'
>

/** A location of the user's own company has no company name. */
function placeOf({ context, user }: OrderToWrite, { locationNumber }: OrderStopFields): Place {
  const location = context.locations.get(locationNumber ?? '')
  if (!location) throw new Error('Only orders without issues are written')
  const companyName = location.knownCompanyId === null ? user.companyName : location.companyName
  return placeCopy({ ...location, companyName, locationId: location.id, timeZone: location.ianaTimeZone })
}

const placeCopy = (place: Place | (LocationRow & Pick<Place, 'locationId' | 'timeZone'>)): Place => ({
  locationId: place.locationId,
  locationNumber: place.locationNumber,
  companyName: place.companyName,
  companyAlias: place.companyAlias,
  locationName: place.locationName,
  locationAlias: place.locationAlias,
  addressLine1: place.addressLine1,
  addressLine2: place.addressLine2,
  city: place.city,
  state: place.state,
  postalCode: place.postalCode,
  country: place.country,
  latitude: place.latitude,
  longitude: place.longitude,
  timeZone: place.timeZone,
})
