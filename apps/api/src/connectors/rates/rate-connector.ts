import { shippingModeLabels } from '@lanewise/domain/freight/modes'
import { type Accessorial, accessorialLabels } from '@lanewise/domain/rating/accessorials'
import type { RateAsk } from '@lanewise/domain/rating/ask'
import type { RateAnswer } from '@lanewise/domain/rating/integrated-rate'
import type { RateSource } from '@lanewise/domain/rating/rate-sources'

/** Capabilities of a source of LTL and volume rates, so that it is not asked for what it cannot do. */
export type RateConnectorFacts = {
  source: RateSource
  /** Display name. */
  name: string
  modes: readonly RateAsk['shippingMode'][]
  /** Accessorials that the source understands and either prices or declines by itself. */
  supportedAccessorials: ReadonlySet<Accessorial>
  /** Whether any other accessorial can go into a booking note. Without notes, the request is refused. */
  takesNotes: boolean
  needsQuoteNumberAtBooking: boolean
  needsDimensions: boolean
  needsPostalCodes: boolean
  supportsHazmat: boolean
  supportsCancel: boolean
  /** How the source reports the position of a booked shipment: on request (pull), by itself (push), or both. */
  tracking: readonly ('pull' | 'push')[]
  timeoutMs: number
  /** Whether bookings with this source are only test bookings. */
  isTest: boolean
}

/** A source of LTL and volume rates: a partner, or the company's own tariffs. */
export type RateConnector = RateConnectorFacts & {
  /**
   * Returns rates and, by name, the carriers that gave none. Requests that the source cannot fulfill are refused
   * without a call.
   */
  ask(ask: RateAsk, signal: AbortSignal): Promise<RateAnswer>
}

type Answering = {
  answer: RateConnector['ask']
  /** Reason why this particular source cannot fulfill the request. */
  cannot?: (ask: RateAsk) => string | null
}

/** A source that refuses requests that its capabilities rule out. */
export function rateConnector(facts: RateConnectorFacts, { answer, cannot }: Answering): RateConnector {
  return {
    ...facts,
    ask: async (ask, signal) => {
      const reason = obstacle(facts, ask) ?? cannot?.(ask) ?? null
      return reason === null ? answer(ask, signal) : { rates: [], refusals: [{ carrierName: facts.name, reason }] }
    },
  }
}

/** The first reason in a request that rules the source out. Null when there is none. */
function obstacle(facts: RateConnectorFacts, ask: RateAsk): string | null {
  if (!facts.modes.includes(ask.shippingMode)) return `does not quote ${shippingModeLabels[ask.shippingMode]}`
  if (!facts.supportsHazmat && isHazmat(ask)) return 'does not take hazardous materials'
  if (facts.needsPostalCodes && ask.stops.some(({ zip }) => !zip)) return 'needs the postal codes of both stops'
  if (facts.needsDimensions && !ask.products.every(hasDimensions))
    return 'needs length, width and height of every line item'
  const foreign = facts.takesNotes ? [] : ask.accessorials.filter((one) => !facts.supportedAccessorials.has(one))
  if (foreign.length > 0) return `does not offer ${foreign.map((one) => accessorialLabels[one]).join(', ')}`
  return null
}

/** Whether any part of the request marks the freight as hazardous. */
export const isHazmat = (ask: RateAsk): boolean =>
  ask.isHazmatRequired || ask.accessorials.includes('Hazmat') || ask.products.some((product) => product.isHazmat)

const hasDimensions = ({ length, width, height }: RateAsk['products'][number]) => length > 0 && width > 0 && height > 0

/** Whether the address is one of the partners' test environments. */
export function isTestAddress(url: string): boolean {
  const { hostname } = new URL(url)
  return isOwnMachine(hostname) || /(^|[.-])(sandbox|test|staging|qa|dev)([.-]|$)/.test(hostname)
}

const isOwnMachine = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
