import type { Env } from '@lanewise/api/env'
import type { Db } from '@lanewise/api/platform/db/database'
import { type Simulator, startSimulator } from './simulator/simulator.ts'
import { simulatorKeys } from './simulator-keys.ts'

/** The same seed gives the same carrier behavior: which shipments are accepted and which trucks are late. */
const seed = 20_261_117

/** Starts the simulated carriers of the demo companies, which answer tenders and drive. (SIM-2) */
export async function runCarriers(db: Db, env: Env, address: string): Promise<Simulator> {
  const keys = await simulatorKeys(db, env.DEMO_PASSWORD)
  const warn = (message: string) => console.warn(`The carrier simulator: ${message}`)
  return startSimulator({ baseUrl: reachable(address), keys, speed: env.SIMULATOR_SPEED, seed, warn })
}

/** Replaces a wildcard listen address with the loopback address. */
const reachable = (address: string) => address.replace('//0.0.0.0', '//127.0.0.1').replace('//[::]', '//[::1]')
