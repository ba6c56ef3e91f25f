import type { RateAsk } from '@lanewise/domain/rating/ask'
import type { IntegratedRate, RateRefusal } from '@lanewise/domain/rating/integrated-rate'
import type { RateSource } from '@lanewise/domain/rating/rate-sources'
import { inTime } from '../in-time.ts'
import { PartnerFailure } from '../wire.ts'
import type { RateConnector } from './rate-connector.ts'

type NamedSource = { source: RateSource; name: string }

/** A source that gave nothing usable, with a sentence for the user. */
export type SourceFailure = NamedSource & { message: string }

export type CollectedRates = {
  /** Cheapest first. Rates of the same price stay in the order of the sources. */
  rates: readonly IntegratedRate[]
  refusals: readonly (NamedSource & RateRefusal)[]
  failures: readonly SourceFailure[]
}

export type AskOptions = {
  /** Maximum wait for the slowest source, even if its own time-out is longer. */
  limitMs: number
  /** Ends all calls, for example because the user has closed the page. */
  signal?: AbortSignal
  /** Receives unexpected errors, for the log. Users only see that the source failed. */
  report?: (source: RateSource, error: unknown) => void
}

export type SourceAnswer = NamedSource & {
  rates: readonly IntegratedRate[]
  refusals: readonly RateRefusal[]
  /** Null for a source that answered. */
  failure: string | null
}

/** Asks all sources at once. A source that fails, throws or is slow does not affect the rates of the others. */
export async function askAll(
  connectors: readonly RateConnector[],
  ask: RateAsk,
  options: AskOptions,
): Promise<CollectedRates> {
  const answers = await Promise.all(quoting(connectors, ask).map((connector) => askSource(connector, ask, options)))
  return {
    rates: withOwnIds(answers.flatMap(({ rates }) => rates)).sort((one, other) => one.totalCost - other.totalCost),
    refusals: answers.flatMap(({ source, name, refusals }) =>
      refusals.map((refusal) => ({ source, name, ...refusal })),
    ),
    failures: answers.flatMap(({ source, name, failure }) =>
      failure === null ? [] : [{ source, name, message: failure }],
    ),
  }
}

/** Sources that quote the mode. When none does, all sources are asked, so that each reports it. */
export function quoting<C extends Pick<RateConnector, 'modes'>>(
  connectors: readonly C[],
  { shippingMode }: Pick<RateAsk, 'shippingMode'>,
): readonly C[] {
  const fit = connectors.filter(({ modes }) => modes.includes(shippingMode))
  return fit.length > 0 ? fit : connectors
}

/** Asks one source within its time-out. It never throws: a failure is part of the answer. */
export async function askSource(connector: RateConnector, ask: RateAsk, options: AskOptions): Promise<SourceAnswer> {
  const { source, name } = connector
  const timeoutMs = Math.min(connector.timeoutMs, options.limitMs)
  try {
    const patience = { partner: name, timeoutMs, signal: options.signal }
    const { rates, refusals } = await inTime(patience, (signal) => connector.ask(ask, signal))
    const isEmpty = rates.length === 0 && refusals.length === 0
    return { source, name, rates, refusals, failure: isEmpty ? `${name} gave no rates` : null }
  } catch (error) {
    return { source, name, rates: [], refusals: [], failure: messageOf(connector, error, options) }
  }
}

function messageOf({ source, name }: RateConnector, error: unknown, { report }: AskOptions): string {
  if (error instanceof PartnerFailure) return error.message
  report?.(source, error)
  return `${name} failed unexpectedly`
}

/**
 * Sources choose ids independently of each other. A repeated id gets a number, which is the same for the same answers.
 */
function withOwnIds(rates: readonly IntegratedRate[]): IntegratedRate[] {
  const taken = new Set<string>()
  return rates.map((rate) => {
    let id = rate.id
    for (let count = 2; taken.has(id); count++) id = `${rate.id}-${count}`
    taken.add(id)
    return id === rate.id ? rate : { ...rate, id }
  })
}
