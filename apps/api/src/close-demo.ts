import type { Db } from './platform/db/database.ts'

/** Outside demo mode nobody of the demo companies gets in, although an earlier demo left them in the database (SIM-4). */
export async function closeDemo(db: Db) {
  await db
    .updateTable('system.credentials')
    .set({ isActive: false })
    .where('companyId', 'in', (eb) => eb.selectFrom('system.demoCompanies').select('companyId'))
    .execute()
}
