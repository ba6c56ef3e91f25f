import type { Db } from './platform/db/database.ts'

/**
 * Removes the access of the demo companies that an earlier demo left in the database, so that nobody can sign in to
 * them outside demo mode. (SIM-4)
 */
export async function closeDemo(db: Db) {
  await db
    .updateTable('system.credentials')
    .set({ isActive: false })
    .where('companyId', 'in', (eb) => eb.selectFrom('system.demoCompanies').select('companyId'))
    .execute()
  // An API key does not depend on an account and would keep working.
  await db
    .deleteFrom('system.apiKeyHashes')
    .where('companyId', 'in', (eb) => eb.selectFrom('system.demoCompanies').select('companyId'))
    .execute()
}
