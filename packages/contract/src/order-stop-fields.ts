import { isEmailAddress } from '@lanewise/domain/contacts/email'
import { isPhoneNumber } from '@lanewise/domain/contacts/phone'
import { referenceTypeNames } from '@lanewise/domain/orders/reference-types'
import { loadStyles, stopTypes } from '@lanewise/domain/orders/stops/stop'
import { countries } from '@lanewise/domain/places/states'
import { z } from 'zod'
import { optionalText, orNull, requiredText } from './fields.ts'
import { mostLineItems, tooManyLineItems } from './freight-fields.ts'
import { LineItemFields } from './line-item-fields.ts'
import { Id, text } from './list.ts'

export const mostReferences = 50

/** A reference number. The rule of the whole order decides whether it may be empty. (ORDER-58) */
export const ReferenceNumber = z.strictObject({
  label: requiredText(100),
  value: text(100).trim(),
  typeId: z.enum(referenceTypeNames, 'Not a kind of reference number'),
  isRequired: z.boolean('Answer true or false').default(false),
})
export type ReferenceNumber = z.output<typeof ReferenceNumber>
export const referenceNumbers = z
  .array(ReferenceNumber)
  .max(mostReferences, `At most ${mostReferences} reference numbers`)
  .default([])

const firstName = requiredText(100, 'First name is required')
const lastName = requiredText(100, 'Last name is required')
const badPhone = 'Must enter a valid phone number'
const badEmail = 'Must enter a valid email address'
const email = optionalText(254).refine((value) => value === null || isEmailAddress(value), badEmail)
const phone = optionalText(40).refine((value) => value === null || isPhoneNumber(value), badPhone)

export const StopContactForm = z.strictObject({ firstName, lastName, primaryEmail: email, mobileNumber: phone })
export type StopContactForm = z.output<typeof StopContactForm>

/** A stop contact in the order payload: the id of an existing contact, or a new one to add. (ORDER-67, STOP-13) */
export const SentStopContact = z.union([
  z.strictObject({ contactId: Id }),
  z.strictObject({ firstName, lastName, email, phoneNumberMobile: phone }),
])
export type SentStopContact = z.output<typeof SentStopContact>

const orNothing = (max: number) => text(max).nullish().transform(orNull)

/**
 * Place of a stop as the form knew it, without time zone, number and EDI codes. Only the location number counts.
 * (ORDER-68)
 */
export const SentStopLocation = z.object({
  companyName: orNothing(200),
  locationName: orNothing(200),
  addressLine1: orNothing(200),
  addressLine2: orNothing(200),
  city: orNothing(100),
  state: orNothing(60),
  postalCode: orNothing(20),
  country: z.enum(countries).nullish().transform(orNull),
})

/** A time with its UTC offset. (ORDER-66) */
const moment = z.iso
  .datetime({ offset: true, error: 'Enter a date and time with its offset' })
  .nullish()
  .transform(orNull)

/** A stop in the order payload. Missing values reach the rule of the whole order as null. (STOP-1) */
export const OrderStopFields = z.strictObject({
  /** Id of the stop when the order was read. A new stop has none. */
  id: Id.nullish().transform(orNull),
  type: z.enum(stopTypes, 'Choose Pickup or Dropoff').nullish().transform(orNull),
  loadStyle: z.enum(loadStyles, 'Choose Live or Drop').default('Live'),
  baseDate: z.iso.date('Enter a date').nullish().transform(orNull),
  baseZip: optionalText(20),
  earlyDateTimeOffset: moment,
  lateDateTimeOffset: moment,
  appointmentDateTimeOffset: moment,
  notes: optionalText(4000),
  referenceNumbers,
  ediCode: optionalText(50),
  locationNumber: optionalText(30),
  location: SentStopLocation.nullish().transform(orNull),
  contact: SentStopContact.nullish().transform(orNull),
  /**
   * At a dropoff, the pickup lines that are delivered there. They are matched by identifier, and their data is taken
   * from the pickup.
   */
  lineItems: z.array(LineItemFields).max(mostLineItems, tooManyLineItems).default([]),
})
export type OrderStopFields = z.output<typeof OrderStopFields>
