import type { IntegratedRate, RateAnswer } from '@lanewise/domain/rating/integrated-rate'
import { rateLtl } from '@lanewise/domain/rating/ltl/rate-ltl'
import { rateSources } from '@lanewise/domain/rating/rate-sources'
import type { Random } from '#random.ts'
import { demoFuelIndex } from '#tariffs/fuel-index.ts'
import { demoLtlTariffs, demoTariffs } from '#tariffs/tariffs.ts'
import type { QuoteRequest } from './make-quotes.ts'

export type DemoSource = {
  id: string
  source: keyof typeof rateSources
  state: 'Answered' | 'Failed'
  message: string | null
  refusals: RateAnswer['refusals']
  rates: readonly IntegratedRate[]
  answeredAt: Date
}

export type RatedQuote = QuoteRequest & { sources: DemoSource[] }

/**
 * Recent quotes are rated by all carriers. Older ones are rated by the three carriers with the widest networks, without
 * guaranteed services.
 */
const recentDays = 21
const carriersBefore = 3
const day = 86_400_000

/** Rates quotes by the tariffs in force on their day. Occasionally a partner fails as well. */
export function rateQuotes(random: Random, quotes: readonly QuoteRequest[], now: Date): RatedQuote[] {
  return quotes.map((quote) => {
    const isRecent = now.getTime() - quote.createdAt.getTime() < recentDays * day
    const tariffs = tariffsOf(quote.ask.shippingMode)
    const { rates, refusals } = rateLtl(quote.ask, isRecent ? tariffs : tariffs.slice(0, carriersBefore), demoFuelIndex)
    const own: DemoSource = {
      id: random.id(),
      source: 'Tariff',
      state: 'Answered',
      message: null,
      refusals,
      rates: isRecent ? rates : rates.filter(({ isGuaranteedRate }) => !isGuaranteedRate),
      answeredAt: new Date(quote.createdAt.getTime() + random.whole(40, 400)),
    }
    return { ...quote, sources: random.chance(0.04) ? [own, failed(random.id(), quote)] : [own] }
  })
}

/** The carriers that fit the mode best come first. */
const tariffsOf = (mode: 'LTL' | 'VLTL') => (mode === 'VLTL' ? volumeFirst : demoLtlTariffs)
const volumeFirst = [...demoTariffs].reverse()

const failed = (id: string, { createdAt }: QuoteRequest): DemoSource => ({
  id,
  source: 'FlockFreight',
  state: 'Failed',
  message: `${rateSources.FlockFreight} did not answer within 10 s`,
  refusals: [],
  rates: [],
  answeredAt: new Date(createdAt.getTime() + 10_000),
})
