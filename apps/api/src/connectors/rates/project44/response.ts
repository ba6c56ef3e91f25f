import { type Accessorial, accessorialLabels } from '@lanewise/domain/rating/accessorials'
import type { RateAsk } from '@lanewise/domain/rating/ask'
import type { IntegratedRate, RateAnswer, RateRefusal } from '@lanewise/domain/rating/integrated-rate'
import { isGuaranteed, type RateSource } from '@lanewise/domain/rating/rate-sources'
import { unpricedOf } from '@lanewise/domain/rating/services/unpriced'
import { type Price, priceOf } from '../charge-lines.ts'
import { answerOf, daysUnknown, serviceDays } from '../partner-rate.ts'
import type { Project44Answer, Project44Quote } from './answer.ts'
import { chargesOf } from './charges.ts'
import { accessorialOf } from './codes.ts'
import { codesOf, notedAccessorials, notesOf } from './request.ts'
import { serviceLevelOf } from './service-level.ts'

export type QuotedRequest = { source: RateSource; ask: RateAsk }

/** Converts project44's answer to rates and to refusals by carrier with their reasons. */
export function fromProject44({ rateQuotes }: Project44Answer, request: QuotedRequest): RateAnswer {
  const quotes = (rateQuotes ?? []).flatMap((quote) => [
    quote,
    ...quote.alternateRateQuotes.map((alternate) => completed(alternate, quote)),
  ])
  return answerOf(quotes.map((quote) => readQuote(quote, request)))
}

/**
 * An alternate service level of the same carrier contains only what differs. The quote number is never taken from
 * another level.
 */
function completed(alternate: Project44Quote, quote: Project44Quote): Project44Quote {
  const { capacityProviderAccountGroup: group, requestedAccessorialServices: services } = alternate
  return {
    ...alternate,
    asItCame: { ...alternate.asItCame, ...inheritedBy(alternate, quote) },
    id: alternate.id ?? quote.id,
    capacityProviderAccountGroup: group.code === null ? quote.capacityProviderAccountGroup : group,
    carrierCode: alternate.carrierCode ?? quote.carrierCode,
    contractId: alternate.contractId ?? quote.contractId,
    currencyCode: alternate.currencyCode ?? quote.currencyCode,
    requestedAccessorialServices: services.length === 0 ? quote.requestedAccessorialServices : services,
  }
}

/** Original fields that the alternate takes over from the main quote. */
function inheritedBy(alternate: Project44Quote, quote: Project44Quote) {
  const lacks = {
    id: alternate.id === null,
    capacityProviderAccountGroup: alternate.capacityProviderAccountGroup.code === null,
    carrierCode: alternate.carrierCode === null,
    contractId: alternate.contractId === null,
  }
  const lacking = Object.entries(lacks).filter(([, isLacking]) => isLacking)
  return Object.fromEntries(lacking.map(([name]) => [name, quote.asItCame[name]]))
}

function readQuote(quote: Project44Quote, request: QuotedRequest): IntegratedRate | RateRefusal {
  const carrierName = quote.carrierCode ?? quote.capacityProviderAccountGroup.accounts[0]?.code ?? 'Unknown carrier'
  const price = priceOf({
    total: quote.rateQuoteDetail.total,
    currency: quote.currencyCode,
    charges: chargesOf(quote),
    messages: messagesOf(quote.errorMessages),
  })
  if ('reason' in price) return { carrierName, ...price }
  return toRate(quote, { carrierName, price, ...request })
}

type Priced = QuotedRequest & { carrierName: string; price: Price }

function toRate(quote: Project44Quote, { carrierName, price, source, ask }: Priced): IntegratedRate {
  const { code, description } = quote.serviceLevel
  const serviceLevel = serviceLevelOf(code, description, ask.shippingMode === 'VLTL' ? 'Volume' : 'Standard')
  const { minServiceDays, maxServiceDays } = daysOf(quote)
  const account = quote.capacityProviderAccountGroup.accounts[0]?.code ?? null
  const id = [source, account, quote.carrierCode, quote.contractId, code ?? description].filter(Boolean).join(':')
  return {
    id,
    quoteId: quote.id ?? quote.capacityProviderQuoteNumber ?? id,
    rateSource: source,
    carrierName,
    scac: quote.carrierCode,
    logoId: null,
    minServiceDays,
    maxServiceDays,
    serviceLevel,
    serviceLevelCode: code,
    serviceLevelDescription: description,
    isGuaranteedRate: isGuaranteed(serviceLevel),
    pickupFlexibility: null,
    flexibilityDescription: null,
    maxLiability: null,
    totalCost: price.totalCost,
    charges: price.charges,
    customerFreightPayer: null,
    webServiceDescriptionId: null,
    integrationServiceType: ask.shippingMode,
    additionalInfo: {
      integrationCarrierQuoteReferenceNumber: quote.capacityProviderQuoteNumber,
      integrationCarrierName: quote.carrierCode,
    },
    expiresAt: quote.quoteExpirationDateTime,
    why: [],
    warnings: [...price.warnings, ...warningsOf(quote, ask)],
    unpricedAccessorials: unpricedOf(ask.accessorials, { charges: price.charges, included: includedIn(quote) }),
    bookingParameters: bookingParameters(quote, ask),
  }
}

const daysOf = ({ transitDays, transitDaysRange: { min, max } }: Project44Quote) =>
  serviceDays(min === null && max === null ? [transitDays] : [min, max])

function warningsOf(quote: Project44Quote, ask: RateAsk): string[] {
  const isUnnumberedVolume = ask.shippingMode === 'VLTL' && quote.capacityProviderQuoteNumber === null
  return [
    ...quote.requestedAccessorialServices.flatMap(({ code, status }) => serviceWarning(code, status)),
    ...notedAccessorials(ask).map((one) => `${accessorialLabels[one]} goes to the carrier as a note, without a price`),
    ...(daysOf(quote).isKnown ? [] : [daysUnknown]),
    ...(isUnnumberedVolume ? ['The carrier gave no quote number, which a volume booking needs'] : []),
    ...messagesOf([...quote.errorMessages, ...quote.infoMessages.filter(({ severity }) => severity !== 'INFO')]),
  ]
}

function serviceWarning(code: string | null, status: string | null): string[] {
  if (code === null || (status !== 'ACCEPTED_UNITEMIZED' && status !== 'UNACCEPTED')) return []
  const accessorial = accessorialOf(code)
  const name = accessorial ? accessorialLabels[accessorial] : code
  return [
    status === 'UNACCEPTED'
      ? `${name} is not in the total`
      : `${name} is probably in the total, without a line of its own`,
  ]
}

/** Accessorials that the carrier accepted, itemized or not. */
const includedIn = ({ requestedAccessorialServices: services }: Project44Quote): Accessorial[] =>
  services.flatMap(({ code, status }) => {
    const accessorial = code === null || !status?.startsWith('ACCEPTED') ? null : accessorialOf(code)
    return accessorial ?? []
  })

const messagesOf = (messages: Project44Quote['errorMessages']): string[] => [
  ...new Set(messages.map(({ message, diagnostic }) => message ?? diagnostic).filter((text) => text !== null)),
]

/** Data that a dispatch sends back: the account, the numbers and the level as received, and the requested services. */
function bookingParameters({ asItCame, ...quote }: Project44Quote, ask: RateAsk): IntegratedRate['bookingParameters'] {
  return {
    quoteId: asItCame.id ?? null,
    capacityProviderAccountGroup: oneAccount(asItCame.capacityProviderAccountGroup),
    capacityProviderQuoteNumber: asItCame.capacityProviderQuoteNumber ?? null,
    carrierCode: asItCame.carrierCode ?? null,
    contractId: asItCame.contractId ?? null,
    serviceLevel: asItCame.serviceLevel ?? null,
    accessorialServices: codesOf(ask).map((service) => ({ code: service })),
    chargeCodes: quote.rateQuoteDetail.charges.map((charge) => charge.code),
    ...notesOf(ask),
  }
}

/** A dispatch names one account, so the rest of the group is dropped. */
function oneAccount(group: unknown) {
  if (typeof group !== 'object' || group === null) return null
  const accounts = 'accounts' in group && Array.isArray(group.accounts) ? group.accounts.slice(0, 1) : []
  return { ...group, accounts }
}
