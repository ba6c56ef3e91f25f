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
import type { PortalDesk } from './portal-links.ts'

export const routes = (desk: PortalDesk) => [
  bind(contract.searchContacts, ({ ctx, query }) => findContacts(ctx, query)),
  bind(contract.exportContacts, ({ work, query }) => exportContacts(work, query)),
  bind(contract.getContactInfo, ({ ctx, params }) => getContact(ctx, params.id)),
  bind(contract.createCustomerContact, ({ ctx, body }) => createContact(ctx, desk, body)),
  bind(contract.updateCustomerContact, ({ ctx, params, body }) => updateContact(ctx, desk, { ...body, id: params.id })),
  bind(contract.deleteContact, ({ ctx, params }) => deleteContact(ctx, params.id)),
  bind(contract.activateCustomer, ({ ctx, params }) => activateContact(ctx, desk, params.contactId)),
  bind(contract.sendResetRaw, ({ ctx, body }) => resetPassword(ctx, desk, body.emailAddress)),
]
