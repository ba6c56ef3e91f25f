import { equipmentTypes, reeferModes } from '@lanewise/domain/freight/equipment-types'
import { freightTerms } from '@lanewise/domain/freight/freight-terms'
import { equipmentModes, shippingModes } from '@lanewise/domain/freight/modes'
import { extraChargeKinds } from '@lanewise/domain/orders/extra-charges/extra-charge'
import {
  forEachPlain,
  type OrderField,
  type PlainField,
  type PlainFields,
  plainFields,
} from '@lanewise/domain/orders/fields'
import { type OrderStatusId, orderStatuses, orderStatusNames } from '@lanewise/domain/orders/order-status'
import { orderTypes } from '@lanewise/domain/orders/order-types'
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

/** A warning about a likely extra cost that a user accepted when saving the order. */
export const AcceptedCharge = z.strictObject({
  kind: z.enum(extraChargeKinds, 'Not a known extra cost'),
  /** Index of the stop from 0. null if it concerns the whole order. */
  stop: z.int().min(0).max(mostStops).nullish().transform(orNull),
  /** The accepted warning as it was displayed. */
  text: requiredText(500),
})
export type AcceptedCharge = z.output<typeof AcceptedCharge>

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
  /** Id of a billing setting (DEF-110). */
  billingSettings: Id.nullish().transform(orNull),
  shippingMode: z.enum(shippingModes, chooseShippingMode),
  equipmentMode: z.literal(equipmentModes, 'Choose one of the equipment modes').nullish().transform(orNull),
  reeferMode: optionalChoice(reeferModes, 'Choose one of the reefer modes'),
  reeferTemperature: degreesFahrenheit,
  reeferTemperatureMin: degreesFahrenheit,
  reeferTemperatureMax: degreesFahrenheit,
  equipmentTypes: z.array(z.enum(equipmentTypes, 'Choose one of the equipment types')).max(27).default([]),
  /** Derived from the countries of the stops. The sent value is ignored (ORDER-9). */
  isInternational: isOn,
  stops: stopsOf(OrderStopFields),
  requirements: otherRequirements,
  mustHaveEquipmentRequirementFlags: truckRequirementFlags,
  mustNotHaveEquipmentRequirementFlags: truckRequirementFlags,
  accessorials,
  /** The selected rate: id of a contract rate, of a spot quote, or of a rate of a quote. */
  quoteNumberOrId: optionalText(100),
  tmsOrderDetails: z.strictObject({
    freightTermType: optionalChoice(freightTerms, 'Choose one of the freight terms'),
    /** Markup in percent. */
    markup: z
      .number('Enter a number')
      .min(0, 'Cannot be negative')
      .max(1_000, 'At most 1,000')
      .refine((value) => Number(value.toFixed(4)) === value, 'At most 4 decimals')
      .nullish()
      .transform(orNull),
  }),
  acceptedSurprises: z.array(AcceptedCharge).max(200).default([]),
} as const

/**
 * An order as sent by the client. `orderIssues` checks its content, because the rules need more than the order itself.
 * (ORDER-58 to ORDER-63)
 */
export const OrderFields = z.strictObject(shape)
export type OrderFields = z.output<typeof OrderFields>
export const orderFieldNames = Object.keys(shape) as (keyof typeof shape)[]

/** The same with the order number and the version that the change is based on. (ORDER-64) */
export const OrderChange = z.strictObject({
  orderNumber: requiredText(30),
  ...shape,
  /** If missing, the order is saved even if other users changed it in the meantime. */
  version: z.int().positive().optional(),
})
export type OrderChange = z.output<typeof OrderChange>

const statusIds = Object.values(orderStatuses) as [OrderStatusId, ...OrderStatusId[]]
export const orderStatus = z.enum(orderStatusNames)
export const orderStatusId = z.literal(statusIds)

/** Contact at a stop, as agreed when the order was saved. */
export const StopContactView = z.object({
  contactId: Id.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phoneNumberMobile: z.string().nullable(),
})

/** A stop of an order for screens and planning. Its place is a copy of what was agreed. (DEF-14) */
export const OrderStopView = z.object({
  id: Id,
  /** 0 is a pickup, 1 is a dropoff. */
  stopType: z.literal([0, 1]),
  /** Number from 1. */
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
  /** Miles from the previous stop. null at the first stop and where no road is known. */
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

/** The rate that the order was created with, as it was when it was selected. Amounts in dollars. */
export const SelectedQuote = z.object({
  kind: z.enum(['Contract', 'Spot', 'Integrated']),
  quoteNumberOrId: z.string(),
  quoteNumber: z.string().nullable(),
  carrierName: z.string(),
  rateSource: z.string(),
  serviceLevel: z.string().nullable(),
  transitDays: z.number().nullable(),
  /** Total without markup. */
  totalCost: z.number(),
  /** Price for the customer if the freight is charged on. Otherwise equal to the cost. */
  customerTotal: z.number(),
  charges: z.array(PricedCharge),
  expiresAt: z.string().nullable(),
  chosenAt: z.iso.datetime(),
  /** The selected rate in the wizard's format, so that the form can continue with it. */
  chosen: ChosenQuote,
})
export type SelectedQuote = z.output<typeof SelectedQuote>

/** An order with all data for its page and its form. (ORDPAGE-4) */
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
  /** All fields as sent by the client, except the stops. */
  fields: OrderFields.omit({ stops: true }),
  stops: z.array(OrderStopView),
  /** Current data of the stops' locations by number, which the form shows and edits. */
  locations: z.array(Location),
  docks: z.array(z.object({ locationNumber: z.string(), schedule: DockSchedule })),
  billToCompanyName: z.string().nullable(),
  billingSettingName: z.string().nullable(),
  selectedQuote: SelectedQuote.nullable(),
  totalWeight: z.number(),
  palletCount: z.int(),
  linearFeet: z.number(),
  /** Road miles over all stops. null where no road is known. */
  totalDistance: z.number().nullable(),
  estimatedTimeSeconds: z.int().nullable(),
  lowestShipRate: z.number().nullable(),
  lowestShipMode: z.enum(shippingModes).nullable(),
  /** When the rate was computed. null while the computation is running. */
  lowestShipRateAt: z.iso.datetime().nullable(),
  isHazmat: z.boolean(),
  shipmentNumber: z.string().nullable(),
  /** An appointment or a contact was changed and the carrier has not confirmed it yet. (DEF-111) */
  hasPendingChangeRequests: z.boolean(),
})
export type OrderInformation = z.output<typeof OrderInformation>
