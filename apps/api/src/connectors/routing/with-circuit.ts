import type { Logger } from '#platform/log.ts'
import { PartnerFailure } from '../wire.ts'
import type { OutsideEngine } from './outside-engine.ts'

/** Consecutive failures after which the circuit opens. */
const mostFailures = 3
/** How long an open circuit skips the engine. After that, one call tries it again. */
const restMs = 30_000

export type CircuitContext = { now: () => number; log: Logger }

/**
 * Circuit breaker that keeps a dead engine from delaying every quote by its whole time-out: after several failures in a
 * row the engine is skipped for a while. Each state change writes one log line: failing, skipped, answering again.
 */
export function withCircuit(engine: OutsideEngine, context: CircuitContext): OutsideEngine {
  const circuit = createCircuit(engine.name, context)
  return {
    ...engine,
    route: (stops) => circuit(() => engine.route(stops)),
    matrix: (from, to) => circuit(() => engine.matrix(from, to)),
  }
}

function createCircuit(name: string, { now, log }: CircuitContext) {
  let failures = 0
  let restsUntil = 0

  const succeeded = () => {
    if (failures > 0) log.info({ engine: name }, `${name} answers again: it gives the miles`)
    failures = 0
    restsUntil = 0
  }
  const failed = ({ message, kind }: PartnerFailure) => {
    failures += 1
    if (failures >= mostFailures) restsUntil = now() + restMs
    if (failures === 1) log.warn({ engine: name, kind }, `${message}: the own network gives the miles`)
    if (failures === mostFailures) log.warn({ engine: name }, `${name} is left alone for ${restMs / 1000} s at a time`)
  }

  return async <T>(ask: () => Promise<T>): Promise<T> => {
    if (now() < restsUntil) throw new PartnerFailure(name, 'unreachable', 'failed repeatedly and is left alone')
    // The first call after the pause tries the engine. Other calls do not wait for its outcome.
    if (failures >= mostFailures) restsUntil = now() + restMs
    try {
      const answer = await ask()
      succeeded()
      return answer
    } catch (error) {
      if (error instanceof PartnerFailure) failed(error)
      throw error
    }
  }
}
