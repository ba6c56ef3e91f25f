import type { Db } from './platform/db/database.ts'

/** Outside demo mode nobody of the demo companies gets in, although an earlier demo left them in the database (SIM-4). */
export async function closeDemo(db: Db) {
  await db
    .updateTable('system.credentials')
    .set({ isActive: false })
    .where('companyId', 'in', (eb) => eb.selectFrom('system.demoCompanies').select('companyId'))
    .execute()
  // A key is nobody's account, so it would go on opening.
  await db
    .deleteFrom('system.apiKeyHashes')
    .where('companyId', 'in', (eb) => eb.selectFrom('system.demoCompanies').select('companyId'))
    .execute()
}
