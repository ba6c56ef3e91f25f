import { type Db, inCompany } from '@lanewise/api/platform/db/database'
import { acme, borealis } from './people.ts'

const companyIds = [acme.id, borealis.id]

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
