import { centsOfDollars } from '@lanewise/contract/money'
import type { ChosenPrice, ChosenQuote, QuoteDraft } from '@lanewise/contract/quote-form'
import { orderFromQuote, type QuotedRate } from '@lanewise/domain/orders/form/from-quote'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { serviceLevels } from '@lanewise/domain/rating/rate-sources'
import { basisOf, type ChosenRate, formDraft, type OrderInputs, type OrderStart } from '#features/orders/index.ts'
import { describeRate } from './chosen-text.ts'

type Chosen = { chosen: ChosenQuote | null; price?: ChosenPrice | null }

/** Start values of the order form, taken from the quote. (QUOTE-15) */
export function startOfQuote(inputs: OrderInputs, details: QuoteDraft, { chosen, price = null }: Chosen): OrderStart {
  const quoted = { ...details, lineItems: details.lineItems as LineItem[] }
  const order = orderFromQuote(quoted, chosen && quotedRate(chosen, details), basisOf(inputs))
  return {
    draft: formDraft(order),
    quote: chosen && { ...chosenRate(chosen, details), ...(price && { price: seenPrice(price) }) },
    edited: null,
    docks: [],
    draftName: `quote ${chosen ? idOf(chosen) : details.requestId}`,
    accepted: [],
  }
}

function quotedRate(chosen: ChosenQuote, details: QuoteDraft): QuotedRate {
  const { mode } = describeRate(chosen, details)
  if ('internalQuote' in chosen) return { mode, isPartial: false, transitDays: chosen.internalQuote.transitDays }
  if ('spotQuote' in chosen)
    return { mode, isPartial: chosen.spotQuote.isPartial, transitDays: chosen.spotQuote.transitDays }
  return { mode, isPartial: false, transitDays: chosen.integratedQuote.maxServiceDays }
}

/** Chosen rate in the format of the order form's rate panel. */
function chosenRate(chosen: ChosenQuote, details: QuoteDraft): ChosenRate {
  const { name, rawCost, transit, expiresAt } = describeRate(chosen, details)
  return {
    quoteNumberOrId: idOf(chosen),
    carrierName: name,
    serviceLevel: levelOf(chosen),
    transit,
    cost: rawCost,
    expiresAt,
  }
}

const seenPrice = ({ side, customer, cost }: ChosenPrice) => ({
  side,
  customer: centsOfDollars(customer),
  cost: centsOfDollars(cost),
})

function idOf(chosen: ChosenQuote): string {
  if ('internalQuote' in chosen) return chosen.internalQuote.id
  return 'spotQuote' in chosen ? chosen.spotQuote.id : chosen.integratedQuote.id
}

/** Contracted carriers serve this shipper only. */
function levelOf(chosen: ChosenQuote): string {
  if ('integratedQuote' in chosen) {
    const { serviceLevel } = chosen.integratedQuote
    return (serviceLevels as Readonly<Record<string, string>>)[serviceLevel] ?? serviceLevel
  }
  const isPartial = 'spotQuote' in chosen && chosen.spotQuote.isPartial
  return serviceLevels[isPartial ? 'Partial' : 'ExclusiveUse']
}
