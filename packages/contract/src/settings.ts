import { phrase, pictureText } from '@lanewise/domain/history/phrase'
import { markupIssues, markupMethods } from '@lanewise/domain/rating/markup'
import {
  bookingSettingsLabels,
  documentSettingsLabels,
  insuranceSettingsLabels,
  orderDefaultLabels,
  quoteMarkupLabels,
} from '@lanewise/domain/settings/labels'
import { z } from 'zod'
import { BookingSettings, BookingSettingsUpdate } from './booking-settings-fields.ts'
import { logoBodyLimit } from './carriers.ts'
import { getCompanySettings } from './configuration.ts'
import { DocumentSettings, DocumentSettingsUpdate } from './document-settings-fields.ts'
import { entity } from './entity.ts'
import { event } from './event.ts'
import { orNull } from './fields.ts'
import { Id } from './list.ts'
import { required } from './messages.ts'
import { operation } from './operation.ts'
import { OrderDefaultSettings, OrderDefaultUpdate } from './order-default-fields.ts'
import { updateOf } from './update-of.ts'
import { withRule } from './with-rule.ts'

/** Maximum number of days of advance warning before a certificate expires. */
const mostWarningDays = 365

const insuranceShape = {
  warningDays: z
    .int({ error: ({ input }) => (input === undefined || input === null ? required : 'Enter a whole number') })
    .min(0, 'Cannot be negative')
    .max(mostWarningDays, `At most ${mostWarningDays} days`),
} as const

/** Editable insurance settings, checked by the same schema in the form and the API. */
export const InsuranceSettingsFields = z.strictObject(insuranceShape)
export type InsuranceSettingsFields = z.output<typeof InsuranceSettingsFields>
export const InsuranceSettingsUpdate = updateOf(InsuranceSettingsFields)
export type InsuranceSettingsUpdate = z.output<typeof InsuranceSettingsUpdate>

const mostPercent = 1_000

/** Optional percentage with as many decimals as a rate. */
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

/** Fields that hold a percentage. */
export const markupPercents = [
  'domesticTLMarkup',
  'domesticLTLMarkup',
  'internationalTLMarkup',
  'internationalLTLMarkup',
  'defaultPrepaidAdd',
] as const

/** Editable markup settings, checked by the same schema in the form and the API. */
export const QuoteMarkupFields = withRule(
  z.strictObject(quoteMarkupShape),
  ['prepaidAddMarkupMethod', ...markupPercents],
  ({ prepaidAddMarkupMethod, ...percents }) => markupIssues(prepaidAddMarkupMethod, percents),
)
export type QuoteMarkupFields = z.output<typeof QuoteMarkupFields>
export const QuoteMarkupUpdate = updateOf(QuoteMarkupFields)
export type QuoteMarkupUpdate = z.output<typeof QuoteMarkupUpdate>

/** Fields that every settings page has in addition to its own; the id identifies its history. */
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

export const getDocumentSettings = operation({
  name: 'getDocumentSettings',
  summary: 'The document settings of the company',
  method: 'GET',
  path: '/settings/documents',
  permission: 'DocumentSettings',
  answer: DocumentSettings,
})

export const updateDocumentSettings = operation({
  name: 'updateDocumentSettings',
  summary: 'Change the document settings of the company',
  method: 'PUT',
  path: '/settings/documents',
  permission: 'DocumentSettings',
  body: DocumentSettingsUpdate,
  answer: DocumentSettings,
})

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
  summary: 'The order defaults of the company',
  method: 'GET',
  path: '/settings/order-defaults',
  permission: 'OrderDefaultSettings',
  answer: OrderDefaultSettings,
})

export const updateOrderDefaultSettings = operation({
  name: 'updateOrderDefaultSettings',
  summary: 'Change the order defaults of the company',
  method: 'PUT',
  path: '/settings/order-defaults',
  permission: 'OrderDefaultSettings',
  body: OrderDefaultUpdate,
  answer: OrderDefaultSettings,
})

export const getBookingSettings = operation({
  name: 'getBookingSettings',
  summary: 'The booking settings of the company',
  method: 'GET',
  path: '/settings/booking',
  permission: 'BookingSettings',
  answer: BookingSettings,
})

export const updateBookingSettings = operation({
  name: 'updateBookingSettings',
  summary: 'Change the booking settings of the company',
  method: 'PUT',
  path: '/settings/booking',
  permission: 'BookingSettings',
  body: BookingSettingsUpdate,
  answer: BookingSettings,
})

export const setCompanyLogo = operation({
  name: 'setCompanyLogo',
  summary: 'Set the logo of the company (PNG, JPEG or WebP, at most 2 MB)',
  method: 'PUT',
  path: '/settings/logo',
  permission: 'BookingSettings',
  body: z.strictObject({ data: z.string('The picture is missing').min(1, 'The file is empty') }),
  bodyLimit: logoBodyLimit,
  answer: BookingSettings,
  ownTransactions: true,
})

export const removeCompanyLogo = operation({
  name: 'removeCompanyLogo',
  summary: 'Remove the logo of the company',
  method: 'DELETE',
  path: '/settings/logo',
  permission: 'BookingSettings',
  answer: BookingSettings,
})

/** Names the page that was changed; the id is the company's. */
export const settingsChanged = event({
  name: 'settingsChanged',
  entity: 'settings',
  payload: z.object({ id: Id, page: z.string(), action: z.enum(['changed']) }),
})

/**
 * All settings of a company. Every form depends on some of them, so all users are notified of a change, without its
 * content.
 */
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

/** Each page has its own history, visible to users who may open the page. */
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

export const bookingSettingsEntity = entity({
  name: 'bookingSettings',
  plural: 'booking settings',
  read: getBookingSettings.permission,
  labels: bookingSettingsLabels,
  phrases: [phrase(['logo'], ({ logo: { from, to } }) => pictureText('the company logo', from, to))],
  list: getBookingSettings,
  events: [],
  title: () => 'Booking settings',
  path: () => '/settings/booking',
})

export const documentSettingsEntity = entity({
  name: 'documentSettings',
  plural: 'document settings',
  read: getDocumentSettings.permission,
  labels: documentSettingsLabels,
  list: getDocumentSettings,
  events: [],
  title: () => 'Document settings',
  path: () => '/settings/documents',
})
