import { equipmentModes, shippingModes } from '@lanewise/domain/freight/modes'
import { markupIssues, markupMethods } from '@lanewise/domain/rating/markup'
import { insuranceSettingsLabels, orderDefaultLabels, quoteMarkupLabels } from '@lanewise/domain/settings/labels'
import { orderDefaultIssues } from '@lanewise/domain/settings/order-defaults'
import { z } from 'zod'
import { getCompanySettings } from './configuration.ts'
import { entity } from './entity.ts'
import { event } from './event.ts'
import { orNull } from './fields.ts'
import { accessorials } from './freight-fields.ts'
import { Id } from './list.ts'
import { required } from './messages.ts'
import { operation } from './operation.ts'
import { updateOf } from './update-of.ts'
import { withRule } from './with-rule.ts'

/** Largest number of days before the end of a certificate from which people can be warned. */
const mostWarningDays = 365

const insuranceShape = {
  warningDays: z
    .int({ error: ({ input }) => (input === undefined || input === null ? required : 'Enter a whole number') })
    .min(0, 'Cannot be negative')
    .max(mostWarningDays, `At most ${mostWarningDays} days`),
} as const

/** What a user sets of insurance; the form and the API check it alike. */
export const InsuranceSettingsFields = z.strictObject(insuranceShape)
export type InsuranceSettingsFields = z.output<typeof InsuranceSettingsFields>
export const InsuranceSettingsUpdate = updateOf(InsuranceSettingsFields)
export type InsuranceSettingsUpdate = z.output<typeof InsuranceSettingsUpdate>

const mostPercent = 1_000

/** A percent that may be unset, with as many decimals as a rate has. */
const percent = z
  .number('Enter a number')
  .min(0, 'Cannot be negative')
  .max(mostPercent, `At most ${mostPercent.toLocaleString('en-US')}%`)
  .refine((value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6, 'At most 4 decimals')
  .nullish()
  .transform(orNull)

const isOn = z.boolean('Answer true or false')

const quoteMarkupShape = {
  includePrepaidAddMarkupQuotes: isOn,
  prepaidAddMarkupMethod: z.enum(markupMethods, 'Choose Margin or Markup'),
  domesticTLMarkup: percent,
  domesticLTLMarkup: percent,
  internationalTLMarkup: percent,
  internationalLTLMarkup: percent,
  defaultPrepaidAdd: percent,
  includePartialTLQuotes: isOn,
} as const

/** The fields that hold a percent. */
export const markupPercents = [
  'domesticTLMarkup',
  'domesticLTLMarkup',
  'internationalTLMarkup',
  'internationalLTLMarkup',
  'defaultPrepaidAdd',
] as const

/** What a user sets of markups; the form and the API check it alike. */
export const QuoteMarkupFields = withRule(
  z.strictObject(quoteMarkupShape),
  ['prepaidAddMarkupMethod', ...markupPercents],
  ({ prepaidAddMarkupMethod, ...percents }) => markupIssues(prepaidAddMarkupMethod, percents),
)
export type QuoteMarkupFields = z.output<typeof QuoteMarkupFields>
export const QuoteMarkupUpdate = updateOf(QuoteMarkupFields)
export type QuoteMarkupUpdate = z.output<typeof QuoteMarkupUpdate>

const orderDefaultShape = {
  availableShippingModes: z
    .array(z.enum(shippingModes, 'Not a shipping mode'))
    .min(1, 'Offer at least one mode')
    .max(3),
  defaultShippingMode: z.enum(shippingModes, 'Not a shipping mode').nullish().transform(orNull),
  availableEquipmentModes: z
    .array(z.literal(equipmentModes, 'Not a kind of equipment'))
    .min(1, 'Offer at least one kind of equipment')
    .max(6),
  defaultEquipmentMode: z.literal(equipmentModes, 'Not a kind of equipment').nullish().transform(orNull),
  availableDefaultLTLAccessorials: accessorials,
  /** The id of a commodity of the company. */
  defaultCommodity: Id.nullish().transform(orNull),
} as const

/** What quotes and orders begin with and offer; the form and the API check it alike. */
export const OrderDefaultFields = withRule(
  z.strictObject(orderDefaultShape),
  ['availableShippingModes', 'defaultShippingMode', 'availableEquipmentModes', 'defaultEquipmentMode'],
  orderDefaultIssues,
)
export type OrderDefaultFields = z.output<typeof OrderDefaultFields>
export const OrderDefaultUpdate = updateOf(OrderDefaultFields)
export type OrderDefaultUpdate = z.output<typeof OrderDefaultUpdate>

/** What every page of the settings carries besides its fields; the id names its history. */
const page = { id: Id, version: z.int() } as const

export const InsuranceSettings = z.object({ ...page, warningDays: z.int() })
export type InsuranceSettings = z.output<typeof InsuranceSettings>

const percentOrNot = z.number().nullable()

export const QuoteMarkupSettings = z.object({
  ...page,
  includePrepaidAddMarkupQuotes: z.boolean(),
  prepaidAddMarkupMethod: z.enum(markupMethods),
  domesticTLMarkup: percentOrNot,
  domesticLTLMarkup: percentOrNot,
  internationalTLMarkup: percentOrNot,
  internationalLTLMarkup: percentOrNot,
  defaultPrepaidAdd: percentOrNot,
  includePartialTLQuotes: z.boolean(),
})
export type QuoteMarkupSettings = z.output<typeof QuoteMarkupSettings>

export const OrderDefaultSettings = z.object({
  ...page,
  availableShippingModes: z.array(z.enum(shippingModes)),
  defaultShippingMode: z.enum(shippingModes).nullable(),
  availableEquipmentModes: z.array(z.literal(equipmentModes)),
  defaultEquipmentMode: z.literal(equipmentModes).nullable(),
  availableDefaultLTLAccessorials: accessorials,
  defaultCommodity: Id.nullable(),
  /** What people call the default commodity; whoever sets defaults need not hold the catalogue's permission. */
  defaultCommodityCode: z.string().nullable(),
})
export type OrderDefaultSettings = z.output<typeof OrderDefaultSettings>

export const getInsuranceSettings = operation({
  name: 'getInsuranceSettings',
  summary: 'The insurance settings of the company',
  method: 'GET',
  path: '/settings/insurance',
  permission: 'InsuranceSettings',
  answer: InsuranceSettings,
})

export const updateInsuranceSettings = operation({
  name: 'updateInsuranceSettings',
  summary: 'Change the insurance settings of the company',
  method: 'PUT',
  path: '/settings/insurance',
  permission: 'InsuranceSettings',
  body: InsuranceSettingsUpdate,
  answer: InsuranceSettings,
})

export const getQuoteMarkupSettings = operation({
  name: 'getQuoteMarkupSettings',
  summary: 'The quote markup settings of the company',
  method: 'GET',
  path: '/settings/quote-markup',
  permission: 'QuoteMarkupSettings',
  answer: QuoteMarkupSettings,
})

export const updateQuoteMarkupSettings = operation({
  name: 'updateQuoteMarkupSettings',
  summary: 'Change the quote markup settings of the company',
  method: 'PUT',
  path: '/settings/quote-markup',
  permission: 'QuoteMarkupSettings',
  body: QuoteMarkupUpdate,
  answer: QuoteMarkupSettings,
})

export const getOrderDefaultSettings = operation({
  name: 'getOrderDefaultSettings',
  summary: 'What quotes and orders of the company begin with and offer',
  method: 'GET',
  path: '/settings/order-defaults',
  permission: 'OrderDefaultSettings',
  answer: OrderDefaultSettings,
})

export const updateOrderDefaultSettings = operation({
  name: 'updateOrderDefaultSettings',
  summary: 'Change what quotes and orders of the company begin with and offer',
  method: 'PUT',
  path: '/settings/order-defaults',
  permission: 'OrderDefaultSettings',
  body: OrderDefaultUpdate,
  answer: OrderDefaultSettings,
})

/** The page that was changed; the id is the company's. */
export const settingsChanged = event({
  name: 'settingsChanged',
  entity: 'settings',
  payload: z.object({ id: Id, page: z.string(), action: z.enum(['changed']) }),
})

/** All settings of a company: every form depends on some, so everybody hears that they changed, and nobody what. */
export const settingsEntity = entity({
  name: 'settings',
  plural: 'settings',
  read: 'signed-in',
  labels: {},
  list: getCompanySettings,
  events: [settingsChanged],
  title: () => 'Settings',
  path: () => '/settings',
})

/** Each page has a history of its own, for whoever may open the page. */
export const insuranceSettingsEntity = entity({
  name: 'insuranceSettings',
  plural: 'insurance settings',
  read: getInsuranceSettings.permission,
  labels: insuranceSettingsLabels,
  list: getInsuranceSettings,
  events: [],
  title: () => 'Insurance settings',
  path: () => '/settings/insurance',
})

export const quoteMarkupEntity = entity({
  name: 'quoteMarkupSettings',
  plural: 'quote markup settings',
  read: getQuoteMarkupSettings.permission,
  labels: quoteMarkupLabels,
  list: getQuoteMarkupSettings,
  events: [],
  title: () => 'Quote markup settings',
  path: () => '/settings/quote-markup',
})

export const orderDefaultEntity = entity({
  name: 'orderDefaultSettings',
  plural: 'order default settings',
  read: getOrderDefaultSettings.permission,
  labels: orderDefaultLabels,
  list: getOrderDefaultSettings,
  events: [],
  title: () => 'Order default settings',
  path: () => '/settings/order-defaults',
})
