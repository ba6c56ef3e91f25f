import { getCurrentUser } from '@lanewise/contract/auth'
import { expect, it } from 'vitest'
import { startSettingsPortal } from '#platform/testing/portal.ts'

/** The given addresses that count as beta users when the server runs with this list. */
async function betaUsersUnder(list: string, addresses: readonly string[]) {
  const portal = await startSettingsPortal({ BETA_USERS: list })
  try {
    const betaUsers: string[] = []
    for (const emailAddress of addresses) {
      const me = await portal.as(await portal.given.person({ emailAddress })).ask(getCurrentUser, {})
      if (me.isBeta) betaUsers.push(emailAddress)
    }
    return betaUsers
  } finally {
    await portal.close()
  }
}

it('blanks around addresses are ignored, and a list that cannot be read makes nobody a beta user [PERM-34]', async () => {
  const people = ['ann@acme.test', 'bob@acme.test', 'cy@acme.test']
  expect(await betaUsersUnder('  ann@acme.test ,\t\n bob@acme.test  ', people)).toEqual(people.slice(0, 2))
  expect(await betaUsersUnder(' , ;,"ann@acme.test;bob@acme.test"', people)).toEqual([])
})
