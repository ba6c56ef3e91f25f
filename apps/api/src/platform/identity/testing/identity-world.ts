import { tmpdir } from 'node:os'
import { operation } from '@lanewise/contract/operation'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { mountApi } from '#platform/http/api-routes.ts'
import { type Bound, bind } from '#platform/http/bind.ts'
import { createRunner } from '#platform/http/run-operation.ts'
import { createServer } from '#platform/http/server.ts'
import { createAccounts } from '#platform/identity/accounts.ts'
import { createAuthenticate } from '#platform/identity/authenticate.ts'
import { hashPassword } from '#platform/identity/credentials/passwords.ts'
import type { Mail, SendMail } from '#platform/identity/credentials/request-reset.ts'
import { loadIdentityKeys } from '#platform/identity/keys.ts'
import { type IdentitySettings, verifyTokens } from '#platform/identity/portal-identity.ts'
import { mountActivation, mountIdentity } from '#platform/identity/provider.ts'
import { createFileStorage } from '#platform/storage/storage.ts'
import { fileBytesIn } from '#platform/storage/stored-files.ts'
import { cloneDatabase } from '#platform/testing/database.ts'
import { createGiven, type Person } from '#platform/testing/given.ts'
import { createTransactions } from '#platform/transactions.ts'
import { createBrowser } from './browser.ts'

export const password = 'a long enough password'

const whoAmI = operation({
  name: 'whoAmI',
  summary: 'Who the token speaks of',
  method: 'GET',
  path: '/who-am-i',
  permission: 'signed-in',
  answer: z.object({ id: z.string() }),
})

export type IdentityWorld = Awaited<ReturnType<typeof startIdentity>>
type WorldOptions = {
  publicUrl?: string
  settings?: Partial<IdentitySettings>
  routes?: Bound[]
  apiKeyClaim?: string
  sendMail?: SendMail
}

/** The identity provider and a small API behind it, on a random port and a separate database. */
export async function startIdentity({ publicUrl = 'http://portal.test', routes = [], ...options }: WorldOptions = {}) {
  const database = await cloneDatabase()
  const { db } = database
  const given = createGiven(db)
  const mails: Mail[] = []
  const warnings: string[] = []
  let ahead = 0
  const clock = () => new Date(Date.now() + ahead)
  const settings: IdentitySettings = { ...defaults, PUBLIC_URL: publicUrl, ...options.settings }
  const keys = await loadIdentityKeys(db)
  const app = await createServer({ logLevel: 'silent', trustedProxies: 1 })
  const verify = verifyTokens(settings, keys, { warn: (_about, message) => warnings.push(message) })
  const run = createRunner({
    db,
    transactions: createTransactions({ db, clock, enqueue: async () => {} }),
    clock,
    progress: () => {},
    files: fileBytesIn(createFileStorage(tmpdir())),
    checkAnswers: true,
  })
  await (settings.OIDC_ISSUER ? mountActivation : mountIdentity)(app, {
    publicUrl,
    productName: 'Lanewise',
    supportUrl: 'https://support.lanewise.example',
    keys,
    db,
    sendMail: options.sendMail ?? (async (_tx, mail) => mails.push(mail)),
    clock,
    ...(options.apiKeyClaim && { apiKeyClaim: options.apiKeyClaim }),
  })
  const bounds = [bind(whoAmI, ({ ctx }) => ({ id: ctx.user.id })), ...routes]
  await mountApi(app, bounds, {
    run,
    authenticate: createAuthenticate({
      accounts: createAccounts(db),
      verify,
      keys: { find: async () => null, forgetAll: () => {}, close: async () => {} },
    }),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const call = (path: string, token?: string) =>
    fetch(`${url}/api/v1${path}`, token ? { headers: { authorization: `Bearer ${token}` } } : {})
  return {
    db,
    given,
    keys,
    mails,
    warnings,
    settings,
    verify,
    publicUrl,
    url,
    clock,
    passTime: (milliseconds: number) => {
      ahead += milliseconds
    },
    /** A browser behind the proxy, at its own address if one is given. */
    browser: (address?: string) => createBrowser({ url, publicUrl, address }),
    call,
    whoAmI: async (token: string) => {
      const response = await call('/who-am-i', token)
      return response.ok ? ((await response.json()) as { id: string }).id : response.status
    },
    personWithPassword: async (facts: Parameters<typeof given.person>[0] = {}) => {
      const person = await given.person(facts)
      await givePassword(db, person)
      return person
    },
    close: async () => {
      // A browser may have left a response unread, so open connections are closed without waiting.
      app.server.closeAllConnections()
      await app.close()
      await database.drop()
    },
  }
}

const defaults = {
  OIDC_EMAIL_CLAIM: 'email',
  OIDC_RESET_DONE_CODE: 'password_reset_completed',
  OIDC_FORGOT_CODE: 'password_forgotten',
  API_KEY_CLAIM: 'sub',
}

/** A hash with a low cost, so that signing in with it is fast. */
const passwordHash = hashPassword(password, { N: 2 ** 10, r: 8, p: 1 })

const givePassword = async (db: Db, { id }: Person) =>
  db
    .updateTable('system.credentials')
    .set({ passwordHash: await passwordHash })
    .where('contactId', '=', id)
    .execute()
