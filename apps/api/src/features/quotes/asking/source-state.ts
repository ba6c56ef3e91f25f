import type { QuoteSource } from '@lanewise/contract/quote-fields'
import type { SourceRow } from '../quotes.queries.ts'

/** Extra time beyond the source limit, needed to store an answer. */
const graceMs = 10_000

/** Time limit of the sources and the current time. */
export type Timing = { limitMs: number; now: Date }

type SourceState = Pick<QuoteSource, 'state' | 'message'>

/**
 * State of a source. A source that is still working past the limit was left behind by a process that died, and can be
 * requested again.
 */
export function stateOf(row: Pick<SourceRow, 'state' | 'message' | 'askedAt' | 'name'>, timing: Timing): SourceState {
  const { state, message } = row as SourceRow & SourceState
  if (state !== 'Working') return { state, message }
  const isAbandoned = row.askedAt.getTime() + timing.limitMs + graceMs < timing.now.getTime()
  if (!isAbandoned) return { state, message: null }
  return { state: 'Failed', message: `${row.name} was interrupted before it answered. Ask it again.` }
}
