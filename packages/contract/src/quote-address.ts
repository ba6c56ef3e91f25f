import type { z } from 'zod'
import { ChosenPrice, ChosenQuote, QuoteDetails, QuoteDraft } from './quote-form.ts'

/** Steps of the quote wizard in order. (QUOTE-5) */
export const quoteSteps = ['ShipmentDetails', 'CarrierRates', 'AdditionalDetails'] as const
export type QuoteStep = (typeof quoteSteps)[number]

/** Names of the URL parameters that hold a quote. (QUOTE-20) */
export const quoteParameters = { details: 'details', rate: 'rate', price: 'price', step: 'step' } as const

/** The shortest JSON that parses to the same value: values that the schema fills in by default are left out. */
export function writeParameter<S extends z.ZodType>(schema: S, value: z.output<S>): string {
  const whole = JSON.stringify(value)
  const short = JSON.stringify(value, (_key, part) => (isNothing(part) ? undefined : part))
  const read = readParameter(schema, short)
  return read !== null && JSON.stringify(sorted(read)) === JSON.stringify(sorted(value)) ? short : whole
}

/** Value of a parameter; null when it is missing or unreadable. */
export function readParameter<S extends z.ZodType>(schema: S, text: string | null): z.output<S> | null {
  if (text === null) return null
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export type QuoteAddress = {
  step: QuoteStep
  details: QuoteDraft | null
  rate: ChosenQuote | null
  /** Stays when the user goes back to the rates, so that they show the same kind of amount again. */
  price?: ChosenPrice | null
}

/**
 * Parses the wizard state from a URL. Unreadable parameters, or a step without its data, lead to the first step.
 * (QUOTE-21, QUOTE-22)
 */
export function readQuoteAddress(parameters: URLSearchParams): QuoteAddress {
  const text = { details: parameters.get(quoteParameters.details), rate: parameters.get(quoteParameters.rate) }
  const details = readParameter(QuoteDraft, text.details)
  const rate = readParameter(ChosenQuote, text.rate)
  const wanted = quoteSteps.find((step) => step === parameters.get(quoteParameters.step))
  const isReadable = (text.details === null || details !== null) && (text.rate === null || rate !== null)
  const isComplete = details !== null && QuoteDetails.safeParse(details).success
  if (!wanted || wanted === 'ShipmentDetails' || !isReadable || !isComplete)
    return { step: 'ShipmentDetails', details, rate: null }
  const price = readParameter(ChosenPrice, parameters.get(quoteParameters.price))
  return { step: wanted, details, rate: wanted === 'AdditionalDetails' ? rate : null, ...(price && { price }) }
}

/** URL parameters for a quote. (QUOTE-17, QUOTE-18) */
export function writeQuoteAddress({ step, details, rate, price }: QuoteAddress): URLSearchParams {
  const parameters = new URLSearchParams({ [quoteParameters.step]: step })
  if (details) parameters.set(quoteParameters.details, writeParameter(QuoteDraft, details))
  if (rate) parameters.set(quoteParameters.rate, writeParameter(ChosenQuote, rate))
  if (price) parameters.set(quoteParameters.price, JSON.stringify(price))
  return parameters
}

const isNothing = (part: unknown) =>
  part === null || part === false || part === 0 || (Array.isArray(part) && part.length === 0)

/** Sorts keys so that two values can be compared as text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sorted(part)]))
}
