import type { RateAsk } from '@lanewise/domain/rating/ask'
import type { IntegratedRate, RateRefusal } from '@lanewise/domain/rating/integrated-rate'
import type { RateSource } from '@lanewise/domain/rating/rate-sources'
import { inTime } from '../in-time.ts'
import { PartnerFailure } from '../wire.ts'
import type { RateConnector } from './rate-connector.ts'

type Named = { source: RateSource; name: string }

/** A source that gave nothing usable, in a sentence that a user may read. */
export type SourceFailure = Named & { message: string }

/** What all sources said together. */
export type AskedRates = {
  /** Cheapest first; equal ones in the order of the sources. */
  rates: readonly IntegratedRate[]
  refusals: readonly (Named & RateRefusal)[]
  failures: readonly SourceFailure[]
}

export type Asking = {
  /** How long anybody waits for the slowest source, whatever time it has for itself. */
  limitMs: number
  /** Ends all calls, for example because the browser has gone. */
  signal?: AbortSignal
  /** Hears of faults that are no partner's answer, for the log; users are told only that the source failed. */
  report?: (source: RateSource, error: unknown) => void
}

/** What one source said: its rates and its refusals, or why it gave nothing usable. */
export type SourceAnswer = Named & {
  rates: readonly IntegratedRate[]
  refusals: readonly RateRefusal[]
  /** Null for a source that answered. */
  failure: string | null
}

/** Asks all sources at once: one that fails, throws or is slow takes nothing from the others but its own rates. */
export async function askAll(connectors: readonly RateConnector[], ask: RateAsk, asking: Asking): Promise<AskedRates> {
  const asked = await Promise.all(quoting(connectors, ask).map((connector) => askSource(connector, ask, asking)))
  return {
    rates: withOwnIds(asked.flatMap(({ rates }) => rates)).sort((one, other) => one.totalCost - other.totalCost),
    refusals: asked.flatMap(({ source, name, refusals }) => refusals.map((refusal) => ({ source, name, ...refusal }))),
    failures: asked.flatMap(({ source, name, failure }) =>
      failure === null ? [] : [{ source, name, message: failure }],
    ),
  }
}

/** Those that quote the mode; when none does, all are asked, so that each says so. */
export function quoting<C extends Pick<RateConnector, 'modes'>>(
  connectors: readonly C[],
  { shippingMode }: Pick<RateAsk, 'shippingMode'>,
): readonly C[] {
  const fit = connectors.filter(({ modes }) => modes.includes(shippingMode))
  return fit.length > 0 ? fit : connectors
}

/** Asks one source, which always ends with an answer or a failure in words, in its own time. */
export async function askSource(connector: RateConnector, ask: RateAsk, asking: Asking): Promise<SourceAnswer> {
  const { source, name } = connector
  const timeoutMs = Math.min(connector.timeoutMs, asking.limitMs)
  try {
    const patience = { partner: name, timeoutMs, signal: asking.signal }
    const { rates, refusals } = await inTime(patience, (signal) => connector.ask(ask, signal))
    const isEmpty = rates.length === 0 && refusals.length === 0
    return { source, name, rates, refusals, failure: isEmpty ? `${name} gave no rates` : null }
  } catch (error) {
    return { source, name, rates: [], refusals: [], failure: messageOf(connector, error, asking) }
  }
}

function messageOf({ source, name }: RateConnector, error: unknown, { report }: Asking): string {
  if (error instanceof PartnerFailure) return error.message
  report?.(source, error)
  return `${name} failed unexpectedly`
}

/** Sources choose ids without knowing of each other: a repeated one gets a number, the same for the same answers. */
function withOwnIds(rates: readonly IntegratedRate[]): IntegratedRate[] {
  const taken = new Set<string>()
  return rates.map((rate) => {
    let id = rate.id
    for (let count = 2; taken.has(id); count++) id = `${rate.id}-${count}`
    taken.add(id)
    return id === rate.id ? rate : { ...rate, id }
  })
}
