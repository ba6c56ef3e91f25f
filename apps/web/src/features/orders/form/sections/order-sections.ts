import { isLtlMode } from '@lanewise/domain/freight/modes'
import { isFieldOf, namesIn } from '@lanewise/domain/orders/fields'
import { orderLabels } from '@lanewise/domain/orders/labels'
import { isHazmatOrder, isInternationalOrder } from '@lanewise/domain/orders/order'
import type { OrderDraft } from '#features/orders/form/order-draft.ts'

export type SectionId =
  | 'shipment'
  | 'truckload'
  | 'ltl'
  | 'accessorials'
  | 'quote'
  | 'terms'
  | 'stops'
  | 'hazmat'
  | 'customs'

export type Section = { id: SectionId; title: string }

type Facts = {
  draft: OrderDraft
  hasQuote: boolean /** Whether the order is made in the quote wizard. */
  isQuoted: boolean
}
type Described = Section & { isShown: (facts: Facts) => boolean; fields: readonly (keyof OrderDraft)[] }

const freightOf = (mode: 'TL' | 'LTL') => namesIn('freight').filter((name) => isFieldOf(name, mode))

/** Sections in display order (ORDER-4), each with the orders that show it. (ORDER-5 to ORDER-8) */
const all: readonly Described[] = [
  { id: 'shipment', title: 'Shipment Details', isShown: () => true, fields: ['shippingMode', 'equipmentMode'] },
  {
    id: 'truckload',
    title: 'Truckload Requirements',
    isShown: ({ draft }) => !isLtlMode(draft.shippingMode),
    fields: [
      'equipmentTypes',
      'reeferMode',
      'reeferTemperature',
      'reeferTemperatureMin',
      'reeferTemperatureMax',
      'mustHaveEquipmentRequirementFlags',
      'mustNotHaveEquipmentRequirementFlags',
      'requirements',
      ...freightOf('TL'),
    ],
  },
  {
    id: 'ltl',
    title: 'LTL Details',
    isShown: ({ draft }) => isLtlMode(draft.shippingMode),
    fields: freightOf('LTL'),
  },
  {
    id: 'accessorials',
    title: 'LTL Accessorials',
    isShown: ({ draft }) => isLtlMode(draft.shippingMode),
    fields: ['accessorials'],
  },
  { id: 'quote', title: 'Selected Quote', isShown: ({ hasQuote }) => hasQuote, fields: [] },
  {
    id: 'terms',
    title: 'Order type and terms',
    isShown: () => true,
    fields: [
      'orderType',
      'freightTermType',
      'markup',
      'billToCompanyNumber',
      'billingSettings',
      'referenceNumbers',
      ...namesIn('terms'),
    ],
  },
  { id: 'stops', title: 'Stops', isShown: () => true, fields: ['stops'] },
  {
    id: 'hazmat',
    title: 'Hazmat Contact',
    isShown: ({ draft }) => isHazmatOrder(draft),
    fields: namesIn('hazmat'),
  },
  {
    id: 'customs',
    title: 'Customs Broker',
    isShown: ({ draft }) => isInternationalOrder(draft),
    fields: namesIn('customs'),
  },
]

/** In the quote wizard the rate that was just selected comes first. (decision 55) */
export function sectionsOf(facts: Facts): Section[] {
  const shown = all.filter(({ isShown }) => isShown(facts))
  if (!facts.isQuoted) return shown
  return [...shown.filter(({ id }) => id === 'quote'), ...shown.filter(({ id }) => id !== 'quote')]
}

/** Sections that a selected rate already settles. In the quote wizard they start as one line each. */
export const settledByQuote: readonly SectionId[] = ['shipment', 'truckload', 'ltl', 'accessorials']

/** Visible section that contains a field. */
export function sectionOf(name: string, shown: readonly Section[]): SectionId {
  const field = name.split('.')[0]
  const home = all.find(({ id, fields }) => shown.some((one) => one.id === id) && fields.some((one) => one === field))
  return home?.id ?? 'shipment'
}

/** Field that represents its section when the whole section is editable or locked. */
export const sectionField = (id: SectionId): string => all.find((one) => one.id === id)?.fields[0] ?? 'quoteNumberOrId'

export const sectionTitle = (id: SectionId): string => all.find((one) => one.id === id)?.title ?? ''

export const sectionElement = (id: SectionId) => `order-${id}`

/** Element id of a stop's card. */
export const stopElement = (index: number) => `order-stop-${index}`

/** Element id of the freight between two quoted stops. */
export const freightElement = 'order-freight'

/** Message that also names its place, for display away from its field. */
export function placedMessage({ name, message }: { name: string; message: string }, draft: OrderDraft): string {
  const [field = '', index = '', part = ''] = name.split('.')
  if (field === 'stops') return `Stop ${Number(index) + 1}${part === 'lineItems' ? ', items' : ''}: ${message}`
  if (field === 'referenceNumbers') return `${draft.referenceNumbers[Number(index)]?.label ?? 'Reference'}: ${message}`
  const label = (orderLabels as Readonly<Record<string, string>>)[field]
  return label && isBare(message) ? `${label}: ${message}` : message
}

/** Name of a field with an issue, for a list of what is missing. */
export function fieldLabel({ name, message }: { name: string; message: string }, draft: OrderDraft): string {
  const [field = '', index = ''] = name.split('.')
  if (field === 'referenceNumbers') return draft.referenceNumbers[Number(index)]?.label ?? 'Reference'
  const label = (orderLabels as Readonly<Record<string, string>>)[field]
  return label && field !== 'stops' ? label : message.replace(/ (is )?required$/, '')
}

/** Messages that do not name their field. */
const isBare = (message: string) => /^(Enter|At (most|least)|Cannot|Choose|Must not|Answer)/.test(message)
