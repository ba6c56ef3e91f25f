import type { Db } from '#platform/db/database.ts'
import { type Counter, forgetAttempts, giveBackAttempt, limits, takeAttempt } from './attempts.ts'
import { isPassword } from './passwords.ts'

export type SignInAttempt = { email: string; password: string; address: string }
export type SignInOutcome = { contactId: string } | 'wrong' | 'blocked'

/**
 * Checks an email address and a password. An unknown account takes the same time and gives the same answer as a wrong
 * password.
 */
export async function checkSignIn(db: Db, attempt: SignInAttempt, now: Date): Promise<SignInOutcome> {
  const perAccount: Counter = { limit: limits.signInPerAccount, subject: attempt.email }
  const perAddress: Counter = { limit: limits.signInPerAddress, subject: attempt.address }
  if (!(await takeAttempt(db, [perAccount, perAddress], now))) return 'blocked'
  const credential = await findCredential(db, attempt.email)
  const isRight = await isPassword(attempt.password, credential?.passwordHash ?? null)
  if (!isRight || !credential?.isActive) return 'wrong'
  await forgetAttempts(db, perAccount)
  await giveBackAttempt(db, perAddress, now)
  return { contactId: credential.contactId }
}

export const findCredential = (db: Db, email: string) =>
  db
    .selectFrom('system.credentials')
    .select(['contactId', 'companyId', 'email', 'isActive', 'passwordHash'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst()
