import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { type EnteredOrder, isInternationalOrder } from '@lanewise/domain/orders/order'
import type { OrderStop, StopContact, StopLocation } from '@lanewise/domain/orders/stops/stop'
import { instantOfWallTime, wallTimeOfInstant } from '@lanewise/domain/shared/calendar'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import type { z } from 'zod'
import type { Location } from './location-shapes.ts'
import type { AcceptedCharge, OrderFields } from './order-fields.ts'
import type { OrderStopFields } from './order-stop-fields.ts'

/** A location in the format of a stop in the form. */
export type FormLocation = Location & StopLocation
export const formLocation = (location: Location): FormLocation => ({ ...location, timeZone: location.ianaTimeZone })

/** A stop of the form with its full location and the id of the saved stop. */
export type FormStop = Omit<OrderStop, 'location'> & { id: string | null; location: FormLocation | null }

type Sent = z.input<typeof OrderFields>
type SentStop = z.input<typeof OrderStopFields>
type Besides = { quoteNumberOrId: string | null; acceptedSurprises: AcceptedCharge[] }

export function payloadOf(order: EnteredOrder<FormStop>, { quoteNumberOrId, acceptedSurprises }: Besides): Sent {
  const { freightTermType, markup, stops, ...same } = order
  return {
    ...same,
    referenceNumbers: [...order.referenceNumbers],
    equipmentTypes: [...order.equipmentTypes],
    requirements: [...order.requirements],
    mustHaveEquipmentRequirementFlags: [...order.mustHaveEquipmentRequirementFlags],
    mustNotHaveEquipmentRequirementFlags: [...order.mustNotHaveEquipmentRequirementFlags],
    accessorials: [...order.accessorials],
    isInternational: isInternationalOrder(order),
    stops: stops.map(sentStop),
    quoteNumberOrId,
    tmsOrderDetails: { freightTermType, markup },
    acceptedSurprises,
  }
}

function sentStop(stop: FormStop): SentStop {
  const { location, earlyTime, lateTime, appointmentDate, appointmentTime, contact, ...same } = stop
  const zone = location?.timeZone
  const moment = (date: string | null, time: string | null) =>
    zone && date && time ? instantOfWallTime(date, time, zone) : null
  return {
    ...same,
    referenceNumbers: [...stop.referenceNumbers],
    earlyDateTimeOffset: moment(stop.baseDate, earlyTime),
    lateDateTimeOffset: moment(stop.baseDate, lateTime),
    appointmentDateTimeOffset: moment(appointmentDate, appointmentTime),
    locationNumber: location?.locationNumber ?? null,
    location: location && sentLocation(location),
    contact: contact && sentContact(contact),
    lineItems: [...stop.lineItems],
  }
}

/** Location of a stop without time zone, number and EDI codes. (ORDER-68) */
const sentLocation = (location: FormLocation) => ({
  companyName: location.companyName,
  locationName: location.locationName,
  addressLine1: location.addressLine1,
  addressLine2: location.addressLine2,
  city: location.city,
  state: location.state,
  postalCode: location.postalCode,
  country: location.country,
})

const sentContact = (contact: StopContact) =>
  'contactId' in contact
    ? { contactId: contact.contactId }
    : {
        firstName: contact.firstName,
        lastName: contact.lastName,
        email: contact.primaryEmail,
        phoneNumberMobile: contact.mobileNumber,
      }

/**
 * Converts the payload to the input of the rules, with times in the time zone of each stop's place. null for an unknown
 * place.
 */
export function enteredOf(fields: OrderFields, placeOf: (locationNumber: string) => StopLocation | null): EnteredOrder {
  const { tmsOrderDetails, stops, ...same } = fields
  return { ...same, ...tmsOrderDetails, stops: stops.map((stop) => enteredStop(stop, placeOf)) }
}

function enteredStop(stop: OrderStopFields, placeOf: (locationNumber: string) => StopLocation | null): OrderStop {
  const location = stop.locationNumber === null ? null : placeOf(stop.locationNumber)
  const wall = (moment: string | null) =>
    moment === null ? null : wallTimeOfInstant(moment, location?.timeZone ?? 'UTC')
  const [early, late, appointment] = [
    wall(stop.earlyDateTimeOffset),
    wall(stop.lateDateTimeOffset),
    wall(stop.appointmentDateTimeOffset),
  ]
  return {
    type: stop.type,
    loadStyle: stop.loadStyle,
    location,
    baseDate: early?.date ?? stop.baseDate,
    earlyTime: early?.time ?? null,
    lateTime: late?.time ?? null,
    appointmentDate: appointment?.date ?? null,
    appointmentTime: appointment?.time ?? null,
    baseZip: stop.baseZip,
    referenceNumbers: stop.referenceNumbers,
    notes: stop.notes,
    ediCode: stop.ediCode,
    contact: null,
    lineItems: stop.lineItems as LineItem[],
  }
}

/** Issues that the rules of the whole order do not cover, because the form cannot produce them. */
export function sentIssues(
  fields: OrderFields,
  placeOf: (locationNumber: string) => StopLocation | null,
): FieldIssue[] {
  return fields.stops.flatMap((stop, index) => {
    const zone = stop.locationNumber ? placeOf(stop.locationNumber)?.timeZone : undefined
    if (!zone || !stop.earlyDateTimeOffset || !stop.lateDateTimeOffset) return []
    const [early, late] = [stop.earlyDateTimeOffset, stop.lateDateTimeOffset].map((at) => wallTimeOfInstant(at, zone))
    return early?.date === late?.date
      ? []
      : [{ path: ['stops', index, 'lateDateTimeOffset'], message: 'Must be on the day of the early time' }]
  })
}

const sentNames: Readonly<Record<string, string>> = {
  earlyTime: 'earlyDateTimeOffset',
  lateTime: 'lateDateTimeOffset',
  appointmentDate: 'appointmentDateTimeOffset',
  appointmentTime: 'appointmentDateTimeOffset',
  location: 'locationNumber',
}

/** Maps the path of a form field to its path in the payload. */
export function sentPath([first, ...rest]: FieldIssue['path']): FieldIssue['path'] {
  if (first === 'freightTermType' || first === 'markup') return ['tmsOrderDetails', first]
  return [first, ...rest].map((name) => (typeof name === 'string' ? (sentNames[name] ?? name) : (name ?? '')))
}

const formNames: Readonly<Record<string, string>> = {
  earlyDateTimeOffset: 'earlyTime',
  lateDateTimeOffset: 'lateTime',
  appointmentDateTimeOffset: 'appointmentTime',
  locationNumber: 'location',
}

/** Maps the path of a payload field to its path in the form. The reverse of `sentPath`. */
export function formPath([first, ...rest]: FieldIssue['path']): FieldIssue['path'] {
  if (first === 'tmsOrderDetails') return rest
  return [first, ...rest].map((name) => (typeof name === 'string' ? (formNames[name] ?? name) : (name ?? '')))
}
