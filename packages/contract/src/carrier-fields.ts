import { type CargoType, cargoTypes } from '@lanewise/domain/carriers/cargo-types'
import {
  certificateIssues,
  certificateStates,
  insuranceKinds,
  insuranceStates,
} from '@lanewise/domain/carriers/certificate'
import { carrierContactRoles } from '@lanewise/domain/carriers/labels'
import {
  docketNumberMessage,
  dotNumberMessage,
  numberIssues,
  parseDocketNumber,
  parseDotNumber,
  parseScac,
  scacMessage,
} from '@lanewise/domain/carriers/numbers'
import { parseWebsite, websiteMessage } from '@lanewise/domain/carriers/website'
import { emailMessage, isEmailAddress } from '@lanewise/domain/contacts/email'
import { type EquipmentMode, equipmentModes, type ShippingMode, shippingModes } from '@lanewise/domain/freight/modes'
import { z } from 'zod'
import { optionalText, PhoneNumber, requiredText } from './fields.ts'
import { Id } from './list.ts'
import { dateOutOfRange, required } from './messages.ts'
import { updateOf } from './update-of.ts'
import { withRule } from './with-rule.ts'

/** An optional text that is stored in one normalized spelling. */
const spelled = (parse: (text: string) => string | null, message: string, max: number) =>
  optionalText(max)
    .refine((value) => value === null || parse(value) !== null, message)
    .transform((value) => value && parse(value))

/** Selected values in the order of their list, without duplicates. */
const choices = <const V extends string | number>(values: readonly V[], message: string) =>
  z
    .array(z.literal(values, message))
    .default([])
    .transform((chosen): V[] => values.filter((value) => chosen.includes(value as never)))

export const Email = optionalText(254).refine((value) => value === null || isEmailAddress(value), emailMessage)

const shape = {
  name: requiredText(200),
  dotNumber: spelled(parseDotNumber, dotNumberMessage, 20),
  docketNumber: spelled(parseDocketNumber, docketNumberMessage, 20),
  scac: spelled(parseScac, scacMessage, 10),
  modes: choices<ShippingMode>(shippingModes, 'Choose one of the modes'),
  equipmentModes: choices<EquipmentMode>(equipmentModes, 'Choose one of the kinds of equipment'),
  cargoTypes: choices<CargoType>(cargoTypes, 'Choose one of the kinds of cargo'),
  phone: PhoneNumber,
  email: Email,
  website: spelled(parseWebsite, websiteMessage, 300),
  addressLine1: optionalText(200),
  addressLine2: optionalText(200),
  city: optionalText(100),
  state: optionalText(50),
  postalCode: optionalText(20),
  country: z
    .enum(['US', 'CA', 'MX'], 'Choose one of the countries')
    .nullish()
    .transform((value) => value ?? null),
  notes: optionalText(5000),
} as const

const numbers = ['dotNumber', 'docketNumber'] as const

/** Carrier fields that a user enters. The form and the API use the same validation. */
export const CarrierFields = withRule(z.strictObject(shape), numbers, numberIssues)
export type CarrierFields = z.output<typeof CarrierFields>
export const CarrierUpdate = updateOf(CarrierFields)
export type CarrierUpdate = z.output<typeof CarrierUpdate>

export const carrierFieldNames = Object.keys(shape) as (keyof CarrierFields)[]

const day = z.iso
  .date({ error: ({ input }) => (input ? 'Enter a date' : required) })
  .refine((date) => date >= '1990-01-01' && date <= '2100-12-31', dateOutOfRange)

/** Dollars with cents, as users enter them. */
const mostDollars = 9_999_999_999
const dollars = z
  .number({ error: ({ input }) => (input === undefined || input === null ? required : 'Enter a number') })
  .min(0, 'Cannot be negative')
  .max(mostDollars, `At most $${mostDollars.toLocaleString('en-US')}`)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, 'At most 2 decimals')
const cents = z
  .int('Enter a whole number of cents')
  .min(0, 'Cannot be negative')
  .max(mostDollars * 100, `At most $${mostDollars.toLocaleString('en-US')}`)

const cover = {
  kind: z.enum(insuranceKinds, 'Choose what the certificate covers'),
  insurer: requiredText(200),
  policyNumber: requiredText(100),
  effectiveOn: day,
  expiresOn: day,
} as const
const dates = ['effectiveOn', 'expiresOn'] as const

export const CertificateFields = withRule(z.strictObject({ ...cover, coverageCents: cents }), dates, certificateIssues)
export type CertificateFields = z.output<typeof CertificateFields>
export const CertificateUpdate = updateOf(CertificateFields)
export type CertificateUpdate = z.output<typeof CertificateUpdate>

/** The form takes the coverage limit in dollars. */
export const CertificateForm = withRule(z.strictObject({ ...cover, coverage: dollars }), dates, certificateIssues)
export type CertificateForm = z.output<typeof CertificateForm>

export const certificateFromForm = ({ coverage, ...same }: CertificateForm): CertificateFields => ({
  ...same,
  coverageCents: Math.round(coverage * 100),
})

const person = {
  name: requiredText(200),
  role: z.enum(carrierContactRoles, 'Choose one of the roles'),
  email: Email,
  phone: PhoneNumber,
  afterHoursPhone: PhoneNumber,
} as const

export const CarrierContactFields = z.strictObject(person)
export type CarrierContactFields = z.output<typeof CarrierContactFields>
export const CarrierContactUpdate = updateOf(CarrierContactFields)
export type CarrierContactUpdate = z.output<typeof CarrierContactUpdate>

export const Hold = z.strictObject({ reason: requiredText(500) })

const orNothing = z.string().nullable()

export const Certificate = z.object({
  certificateId: Id,
  kind: z.enum(insuranceKinds),
  insurer: z.string(),
  policyNumber: z.string(),
  coverageCents: z.int(),
  effectiveOn: z.iso.date(),
  expiresOn: z.iso.date(),
  fileName: orNothing,
  state: z.enum(certificateStates),
  /** Text about the end of the coverage, with and without the name of the certificate. */
  sentence: z.string(),
  end: z.string(),
})
export type Certificate = z.output<typeof Certificate>

export const CarrierContact = z.object({
  carrierContactId: Id,
  name: z.string(),
  role: z.enum(carrierContactRoles),
  email: orNothing,
  phone: orNothing,
  afterHoursPhone: orNothing,
})
export type CarrierContact = z.output<typeof CarrierContact>

const listed = {
  carrierId: Id,
  name: z.string(),
  dotNumber: orNothing,
  docketNumber: orNothing,
  scac: orNothing,
  modes: z.array(z.enum(shippingModes)),
  equipmentModes: z.array(z.literal(equipmentModes)),
  phone: orNothing,
  email: orNothing,
  city: orNothing,
  state: orNothing,
  logoFileId: Id.nullable(),
  insuranceState: z.enum(insuranceStates),
  /** Last day of coverage of the certificate that determines the insurance state, and a text about it. */
  insuredUntil: z.iso.date().nullable(),
  insuranceSentence: orNothing,
  isOnHold: z.boolean(),
  holdReason: orNothing,
} as const

/** Reasons against booking a carrier now, each as a sentence. (CARRIER-3, CARRIER-4, DEF-106) */
export const bookability = {
  /** Why the carrier can be neither booked nor tendered. */
  bookingObstacle: orNothing,
  /** What to consider before booking the carrier anyway. */
  bookingWarning: orNothing,
} as const

/** The fields of a carrier that come from its own record alone. */
export const CarrierHead = z.object(listed)
export type CarrierHead = z.output<typeof CarrierHead>

export const ListedCarrier = z.object({
  ...listed,
  /** Carrier figures over the last 12 months (DEF-91). The percentages are null where no stop was reached. */
  shipmentsLast12Months: z.int(),
  onTimePickup: z.number().nullable(),
  onTimeDelivery: z.number().nullable(),
})
export type ListedCarrier = z.output<typeof ListedCarrier>

export const Carrier = z.object({
  ...listed,
  cargoTypes: z.array(z.enum(cargoTypes)),
  website: orNothing,
  addressLine1: orNothing,
  addressLine2: orNothing,
  postalCode: orNothing,
  country: z.enum(['US', 'CA', 'MX']).nullable(),
  notes: orNothing,
  heldAt: z.iso.datetime().nullable(),
  heldByName: orNothing,
  certificates: z.array(Certificate),
  contacts: z.array(CarrierContact),
  /** Message that blocks a booking because of expired insurance, and message that only warns (DEF-106). */
  insuranceObstacle: orNothing,
  insuranceWarning: orNothing,
  version: z.int(),
  updatedAt: z.iso.datetime(),
})
export type Carrier = z.output<typeof Carrier>

export const carrierFieldsOf = (carrier: Carrier): CarrierFields =>
  Object.fromEntries(carrierFieldNames.map((name) => [name, carrier[name]])) as CarrierFields
