import { equipmentTypes } from '@lanewise/domain/freight/equipment-types'
import { freightTerms } from '@lanewise/domain/freight/freight-terms'
import { equipmentModes, shippingModes } from '@lanewise/domain/freight/modes'
import { forEachListedFlag } from '@lanewise/domain/orders/fields'
import { reachableStatuses } from '@lanewise/domain/orders/order-status'
import { orderTypes } from '@lanewise/domain/orders/order-types'
import { radiusMiles } from '@lanewise/domain/quotes/radius'
import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { z } from 'zod'
import { optionalText, requiredText } from './fields.ts'
import { filterOf, Id, listPage, searchTerm } from './list.ts'
import { orderStatus, orderStatusId } from './order-fields.ts'
import { pageSizes } from './page-sizes.ts'

/** Sort fields of the list, with the names that API clients send (ORDLIST-3). */
export const orderSorts = [
  'OriginEarlyDateTime',
  'DestinationEarlyDateTime',
  'CreateDateTime',
  'OrderNumber',
  'Weight',
] as const
export type OrderSort = (typeof orderSorts)[number]

const radius = z
  .number('Enter a number')
  .min(radiusMiles.least, `At least ${radiusMiles.least}`)
  .max(radiusMiles.most, `At most ${radiusMiles.most}`)
  .multipleOf(radiusMiles.step, `In steps of ${radiusMiles.step}`)
  .optional()

/** Weight in pounds. (ORDLIST-9) */
export const weightSlider = { least: 0, most: 75_000, step: 1_000 } as const
const weight = z.number('Enter a number').min(0, 'Cannot be negative').max(9_999_999).optional()
/** Minimum number of stops. (ORDLIST-10) */
export const stopChoices = [1, 2, 3, 4, 5] as const
const atLeast = z.int('Enter a whole number').min(1, 'At least 1').max(50, 'At most 50').optional()
/** Dates in the time zone of the place they refer to, both inclusive. */
const days = z
  .strictObject({ startDate: z.iso.date('Enter a date').optional(), endDate: z.iso.date('Enter a date').optional() })
  .optional()
const isOn = z.boolean('Answer true or false').optional()
const place = optionalText(100)

/** Filters of the order list. Without a status, all orders except voided ones are listed. (ORDLIST-6, DEF-59) */
export const OrderFilter = z.strictObject({
  searchTerm,
  /** Limits the list to these orders, for actions on selected rows. */
  orderNumbers: filterOf(requiredText(30)),
  orderStatuses: filterOf(z.enum(reachableStatuses as [string, ...string[]], 'Unknown status').pipe(orderStatus)),
  orderTypes: filterOf(z.enum(orderTypes, 'Unknown order type')),
  hasPendingChangeRequests: isOn,
  missingAppointment: isOn,
  requiresAppointment: isOn,
  originCity: place,
  originState: place,
  originRadius: radius,
  originCompany: optionalText(200),
  destinationCity: place,
  destinationState: place,
  destinationRadius: radius,
  destinationCompany: optionalText(200),
  originDateTime: days,
  destinationDateTime: days,
  createDateTime: days,
  shippingModes: filterOf(z.enum(shippingModes, 'Unknown mode')),
  equipmentTypes: filterOf(z.enum(equipmentTypes, 'Unknown equipment')),
  minWeight: weight,
  maxWeight: weight,
  freightTermTypes: filterOf(z.enum(freightTerms, 'Unknown freight terms')),
  isHazmatRequired: isOn,
  ...forEachListedFlag(() => isOn),
  referenceNumber: optionalText(100),
  pickupStops: atLeast,
  deliveryStops: atLeast,
  orderByProperty: z.enum(orderSorts, 'Not a way to sort').default('OriginEarlyDateTime'),
  /** 1 is ascending, -1 is descending. (DEF-18) */
  orderByDirection: z.literal([1, -1], 'Choose 1 or -1').default(1),
  /** For the sort by earliest pickup: pickups more than a day ago come after the upcoming ones, latest first. */
  pastLast: z.boolean('Answer true or false').default(false),
  ...listPage(pageSizes.orders),
})
export type OrderFilter = z.output<typeof OrderFilter>

const End = z.object({
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  ianaTimeZone: z.string(),
  companyName: z.string(),
  companyAlias: z.string().nullable(),
})
const moment = z.iso.datetime()

/** An order in a list. Amounts in dollars, distance in miles, weight in pounds. (ORDLIST-1) */
export const OrderSummary = z.object({
  id: Id,
  orderNumber: z.string(),
  onTimeStatus: z.enum(onTimeStatuses).nullable(),
  orderStatus,
  orderStatusId,
  customerName: z.string(),
  referenceNumbers: z.array(
    z.object({ label: z.string(), wellKnownTypeName: z.string().nullable(), value: z.string() }),
  ),
  lowestShipMode: z.enum(shippingModes).nullable(),
  lowestShipRate: z.number().nullable(),
  ltlAccessorials: z.array(z.string()),
  origin: End,
  destination: End,
  originEarlyDateTime: moment,
  originLateDateTime: moment,
  originAppointmentDateTime: moment.nullable(),
  destinationEarlyDateTime: moment,
  destinationLateDateTime: moment,
  destinationAppointmentDateTime: moment.nullable(),
  distance: z.number().nullable(),
  weight: z.number(),
  pallets: z.int(),
  stackablePallets: z.int(),
  nonStackablePallets: z.int(),
  /** Linear feet of trailer that the items need. */
  linearFeet: z.number(),
  shippingMode: z.enum(shippingModes),
  equipmentMode: z.literal(equipmentModes),
  pickupStops: z.int(),
  dropoffStops: z.int(),
  createDateTime: moment,
  orderType: z.enum(orderTypes),
  freightTermType: z.enum(freightTerms),
  shipmentNumber: z.string().nullable(),
  isHazmat: z.boolean(),
  ...forEachListedFlag(() => z.boolean()),
  isMissingAppointment: z.boolean(),
  version: z.int(),
})
export type OrderSummary = z.output<typeof OrderSummary>
