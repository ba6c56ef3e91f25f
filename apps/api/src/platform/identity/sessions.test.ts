import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanIdentity } from './sessions.ts'
import { type IdentityWorld, startIdentity } from './testing/identity-world.ts'
import { portalSignIn } from './testing/portal-sign-in.ts'

const day = 86_400_000

describe('what the identity provider keeps', () => {
  let world: IdentityWorld
  beforeAll(async () => {
    world = await startIdentity()
  })
  afterAll(() => world.close())

  const kinds = async () =>
    (await world.db.selectFrom('system.oidcPayloads').select('kind').distinct().orderBy('kind').execute()).map(
      ({ kind }) => kind,
    )

  it('is removed when it has ended, and not before', async () => {
    const ana = await world.personWithPassword()
    const browser = world.browser()
    const portal = portalSignIn(world, browser)
    const { refresh_token } = await portal.withPassword(ana.emailAddress)
    await browser.submit(await browser.visit('/identity/reset'), { email: ana.emailAddress })

    await cleanIdentity(world.db, world.clock())
    expect(await kinds()).toEqual(['AuthorizationCode', 'Grant', 'RefreshToken', 'Session'])
    expect((await portal.refresh(refresh_token)).status).toBe(200)

    await cleanIdentity(world.db, new Date(Date.now() + 15 * day))
    expect(await kinds()).toEqual(['Grant'])
    await cleanIdentity(world.db, new Date(Date.now() + 91 * day))
    expect(await kinds()).toEqual([])
    for (const table of ['system.identityTokens', 'system.resetWatches', 'system.attempts'] as const) {
      expect(await world.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })
})
