import type { MilesSource } from '#mileage/routing-engine.ts'

/** How people call what worked the miles out. */
export const milesSourceNames = {
  network: 'own network',
  estimate: 'straight-line estimate',
  valhalla: 'Valhalla',
  osrm: 'OSRM',
} as const satisfies Record<MilesSource, string>
