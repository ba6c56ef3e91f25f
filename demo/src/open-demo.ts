import type { Env } from '@lanewise/api/env'
import type { Db } from '@lanewise/api/platform/db/database'
import { hashPassword, isPassword } from '@lanewise/api/platform/identity/credentials/passwords'
import { openAccounts } from './accounts.ts'
import { seedDemo } from './seed-demo.ts'

/** The demo companies with their users, who sign in with the shown password (SIM-1, SIM-4). */
export async function openDemo(db: Db, { DEMO_PASSWORD, DEMO_DAYS }: Env) {
  await seedDemo(db, { password: DEMO_PASSWORD, hash: hashPassword, matches: isPassword }, DEMO_DAYS)
  await openAccounts(db)
}
