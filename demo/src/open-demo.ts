import type { Env } from '@lanewise/api/env'
import type { Db } from '@lanewise/api/platform/db/database'
import { hashPassword, isPassword } from '@lanewise/api/platform/identity/credentials/passwords'
import { chooseStorage } from '@lanewise/api/portal-storage'
import { openAccounts } from './accounts.ts'
import { fillDocuments } from './documents/fill-documents.ts'
import { seedDemo } from './seed-demo.ts'

/** Seeds the demo companies with their users, who sign in with the displayed password. (SIM-1, SIM-4) */
export async function openDemo(db: Db, env: Env) {
  const { DEMO_PASSWORD, DEMO_DAYS } = env
  await seedDemo(db, { password: DEMO_PASSWORD, hash: hashPassword, matches: isPassword }, DEMO_DAYS)
  await fillDocuments(db, chooseStorage(env))
  await openAccounts(db)
}
