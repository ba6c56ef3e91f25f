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
  const passwords = { password: DEMO_PASSWORD, hash: hashPassword, matches: isPassword }
  await seedDemo(db, passwords, { days: DEMO_DAYS, now: new Date() })
  await fillDocuments(db, chooseStorage(env))
  await openAccounts(db)
}

/** The same at the start of a demo, where somebody waits: says what is being made, and when it is done. */
export async function openDemoAloud(db: Db, env: Env) {
  if (await db.selectFrom('system.demoCompanies').select('companyId').executeTakeFirst()) return openDemo(db, env)
  const startedAt = Date.now()
  console.error(`Making ${env.DEMO_DAYS} days of demo data (usually one to three minutes) …`)
  await openDemo(db, env)
  console.error(`Making demo data: done in ${Math.round((Date.now() - startedAt) / 1000)} s`)
}
