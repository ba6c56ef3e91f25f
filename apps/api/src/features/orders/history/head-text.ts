import type { AcceptedCharge, SelectedQuote } from '@lanewise/contract/order-fields'
import {
  type EquipmentType,
  equipmentTypeLabels,
  truckRequirementLabels,
} from '@lanewise/domain/freight/equipment-types'
import { freightTermLabels } from '@lanewise/domain/freight/freight-terms'
import { equipmentModeLabels, shippingModeLabels } from '@lanewise/domain/freight/modes'
import { orderTypeLabels } from '@lanewise/domain/orders/order-types'
import { accessorialLabels } from '@lanewise/domain/rating/accessorials'
import { formatEnteredPercent } from '@lanewise/domain/settings/formatters'
import { formatMoney } from '@lanewise/domain/shared/format'
import type { OrderRow } from '#features/orders/orders.queries.ts'
import { type PlainColumns, plainHistoryValues } from '#features/orders/plain-columns.ts'

/** History values as text that users understand. Null stands for no value. */
export type HistoryValues = Record<string, string | boolean | number | null>

/** Columns of the order head that appear in the history. */
export type WordedHead = PlainColumns &
  Pick<
    OrderRow,
    | 'orderType'
    | 'freightTermType'
    | 'markup'
    | 'billToCompanyId'
    | 'billingSettingId'
    | 'customerName'
    | 'shippingMode'
    | 'equipmentMode'
    | 'equipmentTypes'
    | 'reeferMode'
    | 'reeferTemperature'
    | 'reeferTemperatureMin'
    | 'reeferTemperatureMax'
    | 'requirements'
    | 'mustHaveFlags'
    | 'mustNotHaveFlags'
    | 'accessorials'
    | 'selectedQuote'
    | 'acceptedSurprises'
  >

/** Names of the records that an order refers to, by id. */
export type Names = ReadonlyMap<string, string>

export const headHistoryValues = (head: WordedHead, names: Names): HistoryValues => ({
  shippingMode: wordOf(shippingModeLabels, head.shippingMode),
  equipmentMode: wordOf(equipmentModeLabels, head.equipmentMode),
  equipmentTypes: listOf(equipmentTypeLabels as Record<EquipmentType, string>, head.equipmentTypes),
  reeferMode: head.reeferMode,
  reeferTemperature: head.reeferTemperature,
  reeferTemperatureMin: head.reeferTemperatureMin,
  reeferTemperatureMax: head.reeferTemperatureMax,
  ...plainHistoryValues(head),
  mustHaveEquipmentRequirementFlags: listOf(truckRequirementLabels, head.mustHaveFlags),
  mustNotHaveEquipmentRequirementFlags: listOf(truckRequirementLabels, head.mustNotHaveFlags),
  requirements: head.requirements.join(', ') || null,
  accessorials: listOf(accessorialLabels, head.accessorials),
  selectedQuote: quoteText(head.selectedQuote as SelectedQuote | null),
  orderType: wordOf(orderTypeLabels, head.orderType),
  freightTermType: wordOf(freightTermLabels, head.freightTermType),
  markup: formatEnteredPercent(head.markup),
  billToCompany: head.billToCompanyId && head.customerName,
  billingSetting: names.get(head.billingSettingId) ?? null,
  acceptedSurprises: (head.acceptedSurprises as AcceptedCharge[]).map(({ text }) => text).join('; ') || null,
})

/** Text such as "Able Freight, $1,200.00". */
const quoteText = (quote: SelectedQuote | null) =>
  quote && `${quote.carrierName}, ${formatMoney(Math.round(quote.totalCost * 100))}`

const wordOf = (labels: Readonly<Record<string | number, string>>, value: string | number) =>
  labels[value] ?? String(value)

const listOf = (labels: Readonly<Record<string, string>>, values: readonly string[]) =>
  values.map((value) => labels[value] ?? value).join(', ') || null
