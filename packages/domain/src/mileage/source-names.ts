import type { MilesSource } from '#mileage/routing-engine.ts'

export const milesSourceNames = {
  network: 'own network',
  estimate: 'straight-line estimate',
  valhalla: 'Valhalla',
  osrm: 'OSRM',
} as const satisfies Record<MilesSource, string>
