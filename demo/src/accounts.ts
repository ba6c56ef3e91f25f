import { type Db, inCompany } from '@lanewise/api/platform/db/database'
import { acme, borealis } from './people.ts'

const companyIds = [acme.id, borealis.id]

/** Unlocks every activated user. */
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
