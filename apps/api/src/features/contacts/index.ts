import { contactEntity } from '@lanewise/contract/contacts'
import type { Feature } from '#platform/feature.ts'
import { routes } from './contacts.routes.ts'
import type { PortalDesk } from './portal-links.ts'

export { contactsOfLocation, createContactAtLocation, moveContactsToLocation } from './at-location.ts'
export { refuseTaken } from './refuse-taken.ts'
export const contacts = (desk: PortalDesk): Feature => ({
  name: 'contacts',
  routes: routes(desk),
  records: [{ entity: contactEntity, table: 'contacts' }],
})
