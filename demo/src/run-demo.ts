import type { Env } from '@lanewise/api/env'
import type { Db } from '@lanewise/api/platform/db/database'
import { findUser } from '@lanewise/api/platform/identity/accounts'
import { loadIdentityKeys } from '@lanewise/api/platform/identity/keys'
import { mintToken } from '@lanewise/api/platform/identity/tokens'
import { simulatedCompanies } from './credentials/simulated-companies.ts'
import { startDispatcher } from './dispatcher/dispatcher.ts'
import { startSimulator } from './simulator/simulator.ts'

/** The same seed gives the same carrier behavior: which shipments are accepted and which trucks are late. */
const seed = 20_261_117
const dispatcher = 'booking@acme.test'

/** Starts what makes a demo live: carriers that answer and drive, and a dispatcher who keeps asking them. (SIM-2) */
export async function runDemo(db: Db, env: Env, address: string): Promise<{ stop: () => Promise<void> }> {
  const baseUrl = reachable(address)
  const companies = await simulatedCompanies(db, env.DEMO_PASSWORD)
  const warn = (who: string) => (message: string) => console.warn(`The ${who} of the demo: ${message}`)
  const running = [
    startSimulator({ baseUrl, companies, speed: env.SIMULATOR_SPEED, seed, warn: warn('carrier simulator') }),
    // Another identity provider alone makes tokens of its users.
    ...(env.OIDC_ISSUER
      ? []
      : [startDispatcher({ db, baseUrl, token: () => tokenOf(db, env), warn: warn('dispatcher') })]),
  ]
  return {
    stop: async () => {
      await Promise.all(running.map(({ stop }) => stop()))
    },
  }
}

async function tokenOf(db: Db, { PUBLIC_URL }: Env): Promise<string> {
  const user = await findUser(db, { email: dispatcher })
  if (!user) throw new Error(`${dispatcher} is not a user any more`)
  return mintToken(await loadIdentityKeys(db), PUBLIC_URL, user.id)
}

/** Replaces a wildcard listen address with the loopback address. */
const reachable = (address: string) => address.replace('//0.0.0.0', '//127.0.0.1').replace('//[::]', '//[::1]')
