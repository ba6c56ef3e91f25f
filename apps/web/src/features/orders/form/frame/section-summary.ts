import { equipmentTypeLabels } from '@lanewise/domain/freight/equipment-types'
import { freightTermLabels } from '@lanewise/domain/freight/freight-terms'
import { equipmentModeLabels, shippingModeLabels } from '@lanewise/domain/freight/modes'
import { freightFlags, isFieldOf } from '@lanewise/domain/orders/fields'
import { orderLabels } from '@lanewise/domain/orders/labels'
import { itemsOf } from '@lanewise/domain/orders/order'
import { orderTypeLabels } from '@lanewise/domain/orders/order-types'
import { accessorialLabels } from '@lanewise/domain/rating/accessorials'
import { formatMoney, formatNumber } from '@lanewise/domain/shared/format'
import type { OrderDraft } from '#features/orders/form/order-draft.ts'
import type { ChosenRate } from '#features/orders/form/order-form.tsx'
import type { SectionId } from '#features/orders/form/sections/order-sections.ts'
import type { RatePrice } from '#features/orders/form/use-rate-price.ts'
import { summaryOf } from '#ui/form/MultiSelect.tsx'

type SummaryInput = { draft: OrderDraft; quote: ChosenRate | null; price: RatePrice | null }
type Texts = (string | null | false | undefined)[]

export const sectionSummary = (id: Exclude<SectionId, 'stops'>, input: SummaryInput): string =>
  summaries[id](input).filter(Boolean).join(' · ') || 'Nothing chosen'

const summaries: Record<Exclude<SectionId, 'stops'>, (input: SummaryInput) => Texts> = {
  shipment: ({ draft: { shippingMode, equipmentMode } }) => [
    shippingModeLabels[shippingMode],
    equipmentMode && equipmentModeLabels[equipmentMode],
  ],
  truckload: ({ draft }) => [
    summaryOf(draft.equipmentTypes.map((type) => equipmentTypeLabels[type])),
    cooling(draft),
    ...flagsOf(draft, 'TL'),
    ...measures(draft),
  ],
  ltl: ({ draft }) => [...flagsOf(draft, 'LTL'), ...measures(draft)],
  accessorials: ({ draft }) => [summaryOf(draft.accessorials.map((one) => accessorialLabels[one] ?? one))],
  quote: ({ quote, price }) => [quote?.carrierName, price && amountText(price)],
  terms: ({ draft: { orderType, freightTermType, referenceNumbers } }) => [
    orderType && orderTypeLabels[orderType],
    freightTermType && freightTermLabels[freightTermType],
    summaryOf(referenceNumbers.flatMap(({ value }) => value || [])),
  ],
  hazmat: ({ draft }) => [
    draft.hazmatEmergencyContactInfo ||
      `Needed for ${summaryOf(itemsOf(draft).flatMap((item) => (item.isHazmat ? (item.description ?? []) : [])))}`,
  ],
  customs: ({ draft }) => [draft.customsBrokerName, draft.customsBrokerPortOfEntry],
}

/** The amount that was looked at, with its kind where there are two. */
const amountText = ({ customer, shown: { label, amount } }: RatePrice) =>
  customer === null ? formatMoney(amount) : `${label} ${formatMoney(amount)}`

/** "Continuous, -10 °F" */
function cooling({ equipmentMode, ...draft }: OrderDraft): string | false {
  if (equipmentMode !== 2) return false
  const range = [draft.reeferTemperatureMin, draft.reeferTemperatureMax].filter((degrees) => degrees !== null)
  const degrees = draft.reeferMode === 'Cycle' ? range.join(' to ') : (draft.reeferTemperature ?? '')
  return [draft.reeferMode, degrees !== '' && `${degrees} °F`].filter(Boolean).join(', ')
}

const flagsOf = (draft: OrderDraft, mode: 'TL' | 'LTL') =>
  freightFlags.map((name) => isFieldOf(name, mode) && draft[name] && orderLabels[name])

const measures = ({ freightValue, linearFeet }: OrderDraft): Texts => [
  freightValue !== null && formatMoney(freightValue * 100),
  linearFeet !== null && `${formatNumber(linearFeet)} ft`,
]
