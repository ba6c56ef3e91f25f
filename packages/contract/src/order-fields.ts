import { equipmentTypes, reeferModes } from '@lanewise/domain/freight/equipment-types'
import { freightTerms } from '@lanewise/domain/freight/freight-terms'
import { equipmentModes, shippingModes } from '@lanewise/domain/freight/modes'
import {
  forEachPlain,
  type OrderField,
  type PlainField,
  type PlainFields,
  plainFields,
} from '@lanewise/domain/orders/fields'
import { type OrderStatusId, orderStatuses, orderStatusNames } from '@lanewise/domain/orders/order-status'
import { orderTypes } from '@lanewise/domain/orders/order-types'
import { surpriseKinds } from '@lanewise/domain/orders/surprises/surprise'
import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { z } from 'zod'
import { PricedCharge } from './charge-fields.ts'
import { optionalChoice, optionalText, orNull, requiredText } from './fields.ts'
import {
  accessorials,
  degreesFahrenheit,
  mostStops,
  otherRequirements,
  stopsOf,
  truckRequirementFlags,
} from './freight-fields.ts'
import { LineItemFields } from './line-item-fields.ts'
import { Id } from './list.ts'
import { DockSchedule, Location } from './location-shapes.ts'
import { chooseShippingMode } from './messages.ts'
import { optionalDollars } from './money.ts'
import { OrderStopFields, ReferenceNumber, referenceNumbers } from './order-stop-fields.ts'
import { ChosenQuote } from './quote-form.ts'

const isOn = z.boolean('Answer true or false').default(false)

/** Something that usually costs extra later and that somebody accepted when the order was saved. */
export const AcceptedSurprise = z.strictObject({
  kind: z.enum(surpriseKinds, 'Not a known surprise'),
  /** Counted from 0; null where it is about the whole order. */
  stop: z.int().min(0).max(mostStops).nullish().transform(orNull),
  /** What was accepted, in the words that were shown. */
  text: requiredText(500),
})
export type AcceptedSurprise = z.output<typeof AcceptedSurprise>

const feet = z.number('Enter a number').min(0, 'Cannot be negative').max(53, 'At most 53').nullish().transform(orNull)

type SchemaOf<F extends OrderField> = F['kind'] extends 'text'
  ? ReturnType<typeof optionalText>
  : F['kind'] extends 'flag'
    ? typeof isOn
    : F['kind'] extends 'dollars'
      ? typeof optionalDollars
      : typeof feet

const schemaOf = ({ kind, most = 0 }: OrderField) =>
  ({ text: optionalText(most), flag: isOn, dollars: optionalDollars, feet })[kind]

const plainShape = forEachPlain(plainFields, schemaOf) as { [N in PlainField]: SchemaOf<PlainFields[N]> }

const shape = {
  ...plainShape,
  orderType: optionalChoice(orderTypes, 'Choose one of the order types'),
  referenceNumbers,
  billToCompanyNumber: optionalText(30),
  /** The id of a billing setting (DEF-110). */
  billingSettings: Id.nullish().transform(orNull),
  shippingMode: z.enum(shippingModes, chooseShippingMode),
  equipmentMode: z.literal(equipmentModes, 'Choose one of the equipment modes').nullish().transform(orNull),
  reeferMode: optionalChoice(reeferModes, 'Choose one of the reefer modes'),
  reeferTemperature: degreesFahrenheit,
  reeferTemperatureMin: degreesFahrenheit,
  reeferTemperatureMax: degreesFahrenheit,
  equipmentTypes: z.array(z.enum(equipmentTypes, 'Choose one of the equipment types')).max(27).default([]),
  /** Follows from the countries of the stops, whatever is sent (ORDER-9). */
  isInternational: isOn,
  stops: stopsOf(OrderStopFields),
  requirements: otherRequirements,
  mustHaveEquipmentRequirementFlags: truckRequirementFlags,
  mustNotHaveEquipmentRequirementFlags: truckRequirementFlags,
  accessorials,
  /** The chosen rate: the id of a contracted rate, of a spot quote, or of a rate of a quote. */
  quoteNumberOrId: optionalText(100),
  tmsOrderDetails: z.strictObject({
    freightTermType: optionalChoice(freightTerms, 'Choose one of the freight terms'),
    /** Percent. */
    markup: z
      .number('Enter a number')
      .min(0, 'Cannot be negative')
      .max(1_000, 'At most 1,000')
      .refine((value) => Number(value.toFixed(4)) === value, 'At most 4 decimals')
      .nullish()
      .transform(orNull),
  }),
  acceptedSurprises: z.array(AcceptedSurprise).max(200).default([]),
} as const

/** ORDER-58 to ORDER-63: an order as it is sent; what it must hold says `orderIssues`, which reads more than the order. */
export const OrderFields = z.strictObject(shape)
export type OrderFields = z.output<typeof OrderFields>
export const orderFieldNames = Object.keys(shape) as (keyof typeof shape)[]

/** ORDER-64: the same with the number of the order, and the version that the change began from. */
export const OrderChange = z.strictObject({
  orderNumber: requiredText(30),
  ...shape,
  /** Without it the order is written whatever others saved meanwhile. */
  version: z.int().positive().optional(),
})
export type OrderChange = z.output<typeof OrderChange>

const statusIds = Object.values(orderStatuses) as [OrderStatusId, ...OrderStatusId[]]
export const orderStatus = z.enum(orderStatusNames)
export const orderStatusId = z.literal(statusIds)

/** Who is asked for at a stop, as it was agreed when the order was saved. */
export const StopContactView = z.object({
  contactId: Id.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phoneNumberMobile: z.string().nullable(),
})

/** DEF-14: a stop of an order as screens and planning read it; its place is a copy of what was agreed. */
export const OrderStopView = z.object({
  id: Id,
  /** 0 pickup, 1 dropoff. */
  stopType: z.literal([0, 1]),
  /** From 1. */
  stopNumber: z.int(),
  stopStatus: z.string().nullable(),
  orderStopId: Id,
  loadStyle: z.enum(['Live', 'Drop']),
  locationId: Id,
  companyAlias: z.string().nullable(),
  displayName: z.string(),
  locationNumber: z.string(),
  locationAlias: z.string().nullable(),
  locationName: z.string(),
  locationAddress: z.object({
    line1: z.string(),
    line2: z.string().nullable(),
    city: z.string(),
    governingDistrictAbbreviation: z.string(),
    zip: z.string(),
    country: z.string(),
    ianaTimezone: z.string(),
  }),
  referenceNumber: z.array(ReferenceNumber),
  ediCode: z.array(z.string()),
  contacts: z.array(StopContactView),
  note: z.string().nullable(),
  baseDate: z.iso.date(),
  baseZip: z.string().nullable(),
  earlyDateTime: z.iso.datetime({ offset: true }),
  lateDateTime: z.iso.datetime({ offset: true }),
  appointmentDateTime: z.iso.datetime({ offset: true }).nullable(),
  isAppointmentRequired: z.boolean(),
  /** Miles from the stop before; null at the first one and where no road is known. */
  distance: z.number().nullable(),
  expectedTransitTimeSeconds: z.int().nullable(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  lineItems: z.array(
    z.object({
      ...LineItemFields.shape,
      id: Id,
      productName: z.string(),
      unitWeight: z.number().nullable(),
      packageQuantity: z.int().nullable(),
      lot: z.string().nullable(),
    }),
  ),
})
export type OrderStopView = z.output<typeof OrderStopView>

/** The rate that an order was made with, as it was when it was chosen; money in dollars. */
export const SelectedQuote = z.object({
  kind: z.enum(['Contract', 'Spot', 'Integrated']),
  quoteNumberOrId: z.string(),
  quoteNumber: z.string().nullable(),
  carrierName: z.string(),
  rateSource: z.string(),
  serviceLevel: z.string().nullable(),
  transitDays: z.number().nullable(),
  /** Without markup. */
  totalCost: z.number(),
  /** What the customer pays where the freight is charged on; the same as the cost otherwise. */
  customerTotal: z.number(),
  charges: z.array(PricedCharge),
  expiresAt: z.string().nullable(),
  chosenAt: z.iso.datetime(),
  /** As the wizard knows it, so that the form can go on with it. */
  chosen: ChosenQuote,
})
export type SelectedQuote = z.output<typeof SelectedQuote>

/** ORDPAGE-4: an order with everything that its page shows and its form is filled from. */
export const OrderInformation = z.object({
  id: Id,
  orderNumber: z.string(),
  version: z.int(),
  orderStatusId,
  orderStatus,
  onTimeStatus: z.enum(onTimeStatuses).nullable(),
  customerName: z.string(),
  createdBy: z.string(),
  createDateTime: z.iso.datetime(),
  updateDateTime: z.iso.datetime(),
  voidedBy: z.string().nullable(),
  voidDateTime: z.iso.datetime().nullable(),
  voidReason: z.string().nullable(),
  /** Everything but the stops, as it is sent. */
  fields: OrderFields.omit({ stops: true }),
  stops: z.array(OrderStopView),
  /** The places of the stops as they are now, by number: what the form shows and edits. */
  locations: z.array(Location),
  docks: z.array(z.object({ locationNumber: z.string(), schedule: DockSchedule })),
  billToCompanyName: z.string().nullable(),
  billingSettingName: z.string().nullable(),
  selectedQuote: SelectedQuote.nullable(),
  totalWeight: z.number(),
  palletCount: z.int(),
  linearFeet: z.number(),
  /** Road miles over all stops; null where no road is known. */
  totalDistance: z.number().nullable(),
  estimatedTimeSeconds: z.int().nullable(),
  lowestShipRate: z.number().nullable(),
  lowestShipMode: z.enum(shippingModes).nullable(),
  /** When it was worked out; null while that is under way. */
  lowestShipRateAt: z.iso.datetime().nullable(),
  isHazmat: z.boolean(),
  shipmentNumber: z.string().nullable(),
  /** DEF-111: an appointment or a contact was changed, and the carrier has not been heard of since. */
  hasPendingChangeRequests: z.boolean(),
})
export type OrderInformation = z.output<typeof OrderInformation>
