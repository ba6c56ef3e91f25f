import * as contract from '@lanewise/contract/contacts'
import { bind } from '#platform/http/bind.ts'
import {
  createContact,
  deleteContact,
  exportContacts,
  findContacts,
  getContact,
  updateContact,
} from './contacts.actions.ts'
import { activateContact, resetPassword } from './portal-access.ts'
import type { PortalDeps } from './portal-links.ts'

export const routes = (deps: PortalDeps) => [
  bind(contract.searchContacts, ({ ctx, query }) => findContacts(ctx, query)),
  bind(contract.exportContacts, ({ work, query }) => exportContacts(work, query)),
  bind(contract.getContactInfo, ({ ctx, params }) => getContact(ctx, params.id)),
  bind(contract.createCustomerContact, ({ ctx, body }) => createContact(ctx, deps, body)),
  bind(contract.updateCustomerContact, ({ ctx, params, body }) => updateContact(ctx, deps, { ...body, id: params.id })),
  bind(contract.deleteContact, ({ ctx, params, query }) => deleteContact(ctx, { ...params, ...query })),
  bind(contract.activateCustomer, ({ ctx, params }) => activateContact(ctx, deps, params.contactId)),
  bind(contract.sendResetRaw, ({ ctx, body }) => resetPassword(ctx, deps, body.emailAddress)),
]
