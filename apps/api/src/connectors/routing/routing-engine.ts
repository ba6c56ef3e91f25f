import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { networkEngine } from '@lanewise/geography/roads/engine'
import { osrm } from './osrm/wire.ts'
import { valhalla } from './valhalla/wire.ts'
import { type CircuitSurroundings, withCircuit } from './with-circuit.ts'
import { withFallback } from './with-fallback.ts'

/** The settings that choose who knows the miles by road. */
export type RoutingSettings = {
  ROUTING_URL?: string
  ROUTING_ENGINE: keyof typeof engines
  ROUTING_TIMEOUT_MS: number
}

const engines = { valhalla, osrm }

/** The one place that decides: the engine at ROUTING_URL with the own network behind it, or the own network alone. */
export function routingEngine(settings: RoutingSettings, surroundings: CircuitSurroundings): RoutingEngine {
  const { ROUTING_URL: url, ROUTING_ENGINE: name, ROUTING_TIMEOUT_MS: timeoutMs } = settings
  if (!url) return networkEngine
  return withFallback(withCircuit(engines[name]({ url, timeoutMs }), surroundings), networkEngine)
}
