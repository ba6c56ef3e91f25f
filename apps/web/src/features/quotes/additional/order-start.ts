import { centsOfDollars } from '@lanewise/contract/money'
import { type FormStop, formLocation } from '@lanewise/contract/order-payload'
import type { ChosenPrice, ChosenQuote, QuoteDraft } from '@lanewise/contract/quote-form'
import { orderFromQuote, type QuotedRate } from '@lanewise/domain/orders/form/from-quote'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { withDockTimes } from '@lanewise/domain/orders/stops/picked-date'
import { serviceLevels } from '@lanewise/domain/rating/rate-sources'
import { estimatedArrival } from '@lanewise/domain/rating/transit'
import { formatDate } from '@lanewise/domain/shared/format'
import { workdaysOf } from '@lanewise/domain/shared/holidays'
import { basisOf, type ChosenRate, formDraft, type OrderInputs, type OrderStart } from '#features/orders/index.ts'
import { describeRate } from './chosen-text.ts'
import type { QuotedLocation, QuotedLocations } from './use-quoted-locations.ts'

type Chosen = {
  rate: ChosenQuote | null
  price?: ChosenPrice | null
  /** Returns to the rates. */
  onChange: () => void
  locations: QuotedLocations
}

/** Start values of the order form, taken from the quote. (QUOTE-15) */
export function startOfQuote(
  inputs: OrderInputs,
  details: QuoteDraft,
  { rate, price = null, onChange, locations }: Chosen,
): OrderStart {
  const quoted = { ...details, lineItems: details.lineItems as LineItem[] }
  const draft = formDraft(orderFromQuote(quoted, rate && quotedRate(rate, details), basisOf(inputs)))
  const known = locations.flatMap((one) => one ?? [])
  return {
    draft: { ...draft, stops: draft.stops.map((stop, index) => locatedStop(stop, locations[index] ?? null)) },
    quote: rate && {
      ...chosenRate(rate, details),
      arrives: arrivalText(rate, details, inputs),
      ...(price && { price: seenPrice(price) }),
    },
    edited: null,
    docks: known.flatMap(({ location: { locationNumber }, dock }) => (dock ? { locationNumber, schedule: dock } : [])),
    quoted: {
      places: [details.pickupLocation, details.dropoffLocation],
      filledIn: known.map(({ location }) => location.locationNumber),
      changeRate: onChange,
    },
    draftName: `quote ${rate ? idOf(rate) : details.requestId}`,
    accepted: [],
  }
}

/** The stop at its only location: its single warehouse ID, and its times by the hours of the dock. */
function locatedStop(stop: FormStop, match: QuotedLocation | null): FormStop {
  if (!match) return stop
  const [only, ...others] = match.location.ediCodes
  const located = {
    ...stop,
    location: formLocation(match.location),
    ediCode: only && others.length === 0 ? only : null,
  }
  return withDockTimes(located, { former: [], week: match.dock?.dockHours ?? [] })
}

/** "11/23/2026–11/24/2026", or one day. */
function arrivalText(rate: ChosenQuote, details: QuoteDraft, { configuration }: OrderInputs): string | null {
  const { pickupDate, pickupLocation, dropoffLocation } = details
  if (!pickupDate) return null
  const workdays = workdaysOf([pickupLocation?.country, dropoffLocation?.country], configuration.companyHolidays)
  const { mode, transitDays: most } = quotedRate(rate, details)
  const least = 'integratedQuote' in rate ? rate.integratedQuote.minServiceDays : most
  const days = [least, most].map((count) => formatDate(estimatedArrival(pickupDate, mode, count, workdays), 'UTC'))
  return [...new Set(days)].join('–')
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
