import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { networkEngine } from '@lanewise/geography/roads/engine'
import { osrm } from './osrm/wire.ts'
import { valhalla } from './valhalla/wire.ts'
import { type CircuitContext, withCircuit } from './with-circuit.ts'
import { withFallback } from './with-fallback.ts'

export type RoutingSettings = {
  ROUTING_URL?: string
  ROUTING_ENGINE: keyof typeof engines
  ROUTING_TIMEOUT_MS: number
}

const engines = { valhalla, osrm }

/**
 * The only place that chooses the engine: the one at ROUTING_URL with the built-in network as its fallback, or the
 * built-in network alone.
 */
export function routingEngine(settings: RoutingSettings, context: CircuitContext): RoutingEngine {
  const { ROUTING_URL: url, ROUTING_ENGINE: name, ROUTING_TIMEOUT_MS: timeoutMs } = settings
  if (!url) return networkEngine
  return withFallback(withCircuit(engines[name]({ url, timeoutMs }), context), networkEngine)
}
