import { closeAccounts, openAccounts } from '@lanewise/demo/accounts'
import { seedDemo } from '@lanewise/demo/seed-demo'
import type { Env } from './env.ts'
import type { Db } from './platform/db/database.ts'
import { hashPassword, isPassword } from './platform/identity/credentials/passwords.ts'

/** The demo companies with their users, who sign in with the shown password (SIM-1, SIM-4). */
export async function openDemo(db: Db, { DEMO_PASSWORD }: Env) {
  await seedDemo(db, { password: DEMO_PASSWORD, hash: hashPassword, matches: isPassword })
  await openAccounts(db)
}

/** Outside demo mode nobody of the demo companies gets in, although an earlier demo left them in the database (SIM-4). */
export const closeDemo = (db: Db) => closeAccounts(db)
