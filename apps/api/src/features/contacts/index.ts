import { contactEntity } from '@lanewise/contract/contacts'
import type { Feature } from '#platform/feature.ts'
import { findContactsByIds } from './contacts.queries.ts'
import { routes } from './contacts.routes.ts'
import { contactResult } from './contacts.view.ts'
import type { PortalDeps } from './portal-links.ts'

export { contactsOfLocation, createContactAtLocation, moveContactsToLocation } from './at-location.ts'
export { findContactsByIds, namesOf, saveContact, savePreferences } from './contacts.queries.ts'
export { refuseTaken } from './refuse-taken.ts'
export const contacts = (deps: PortalDeps): Feature => ({
  name: 'contacts',
  routes: routes(deps),
  records: [
    {
      entity: contactEntity,
      table: 'contacts',
      search: async (db, ids) => (await findContactsByIds(db, ids)).map(contactResult),
    },
  ],
})
