import type { Logger } from '#platform/log.ts'
import { PartnerFailure } from '../wire.ts'
import type { OutsideEngine } from './outside-engine.ts'

/** After so many failures in a row an engine is left alone … */
const mostFailures = 3
/** … for so long; then one call tries it again. */
const restMs = 30_000

export type CircuitSurroundings = { now: () => number; log: Logger }

/**
 * Keeps a dead engine from holding up every quote for its whole time-out: once it failed several times in a row it
 * is not asked for a while. Each change is one line in the log: it fails, it rests, it answers again.
 */
export function withCircuit(engine: OutsideEngine, surroundings: CircuitSurroundings): OutsideEngine {
  const circuit = createCircuit(engine.name, surroundings)
  return {
    ...engine,
    route: (stops) => circuit(() => engine.route(stops)),
    matrix: (from, to) => circuit(() => engine.matrix(from, to)),
  }
}

function createCircuit(name: string, { now, log }: CircuitSurroundings) {
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
    // Whoever comes first after the rest tries it; the others do not wait for the outcome.
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
