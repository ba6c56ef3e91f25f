import type { QuoteSource } from '@lanewise/contract/quote-fields'
import type { SourceRow } from '../quotes.queries.ts'

/** Beyond the time that sources have, an answer needs a moment to be stored. */
const graceMs = 10_000

/** How long sources have, and what time it is. */
export type Timing = { limitMs: number; now: Date }

type Told = Pick<QuoteSource, 'state' | 'message'>

/** How far a source is. One that works for longer than anybody waits was left by a process that ended: it can be asked again. */
export function stateOf(row: Pick<SourceRow, 'state' | 'message' | 'askedAt' | 'name'>, timing: Timing): Told {
  const { state, message } = row as SourceRow & Told
  if (state !== 'Working') return { state, message }
  const isLeft = row.askedAt.getTime() + timing.limitMs + graceMs < timing.now.getTime()
  if (!isLeft) return { state, message: null }
  return { state: 'Failed', message: `${row.name} was interrupted before it answered. Ask it again.` }
}
