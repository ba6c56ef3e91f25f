import type { Db } from '#platform/db/database.ts'
import { type Counter, forgetAttempts, giveBackAttempt, limits, takeAttempt } from './attempts.ts'
import { networkOf } from './network.ts'
import { isPassword } from './passwords.ts'

export type SignInAttempt = {
  email: string
  password: string
  address: string
  /** Browser in which the accounts with these contacts have signed in before. */
  browser: { id: string; contactIds: readonly string[] } | null
}
export type SignInOutcome = { contactId: string } | 'wrong' | 'blocked'

/**
 * Checks an email address and a password. An unknown account takes the same time and gives the same answer as a wrong
 * password.
 */
export async function checkSignIn(db: Db, attempt: SignInAttempt, now: Date): Promise<SignInOutcome> {
  const credential = await findCredential(db, attempt.email)
  const [own, ...others] = countersOf(attempt, credential?.contactId ?? null)
  if (!(await takeAttempt(db, [own, ...others], now))) return 'blocked'
  const isRight = await isPassword(attempt.password, credential?.passwordHash ?? null)
  if (!isRight || !credential?.isActive) return 'wrong'
  await forgetAttempts(db, own)
  for (const counter of others) await giveBackAttempt(db, counter, now)
  return { contactId: credential.contactId }
}

/**
 * Wrong passwords count for the account together with the network they come from: strangers elsewhere cannot lock its
 * owner out. A browser that knows the account counts only its own.
 */
function countersOf({ email, address, browser }: SignInAttempt, contactId: string | null): [Counter, ...Counter[]] {
  const account = email.trim().toLowerCase()
  const network = networkOf(address)
  if (browser && contactId && browser.contactIds.includes(contactId))
    return [{ limit: limits.signInPerKnownBrowser, subject: `${browser.id} ${account}` }]
  return [
    { limit: limits.signInPerAccountAndNetwork, subject: `${account} ${network}` },
    { limit: limits.signInPerNetwork, subject: network },
    { limit: limits.signInPerAccount, subject: account },
  ]
}

export const findCredential = (db: Db, email: string) =>
  db
    .selectFrom('system.credentials')
    .select(['contactId', 'companyId', 'email', 'isActive', 'passwordHash'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst()
