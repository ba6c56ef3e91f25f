import { type Db, inCompany } from '@lanewise/api/platform/db/database'
import { acme, borealis } from './people.ts'

const companyIds = [acme.id, borealis.id]

/** Nobody of the demo companies gets in; tokens and sessions that are still open end with the account. */
export async function closeAccounts(db: Db) {
  await db.updateTable('system.credentials').set({ isActive: false }).where('companyId', 'in', companyIds).execute()
}

/** Everybody who is activated gets in again. */
export async function openAccounts(db: Db) {
  for (const companyId of companyIds) {
    await inCompany(db, companyId, (tx) =>
      tx
        .updateTable('system.credentials as credential')
        .from('contacts as contact')
        .set((eb) => ({ isActive: eb.ref('contact.isActivated') }))
        .whereRef('contact.id', '=', 'credential.contactId')
        .execute(),
    )
  }
}
