import { randomUUID } from 'node:crypto'
import { createCustomerContact } from '@lanewise/contract/contacts'
import type { Examples, Given } from '#platform/testing/examples.ts'

export const examples: Examples = {
  searchContacts: () => ({ query: { searchTerm: '', page: 1, pageSize: 20 } }),
  exportContacts: () => ({ query: { searchTerm: '' } }),
  getContactInfo: ({ contactId }) => ({ params: { id: contactId } }),
  createCustomerContact: () => ({
    body: { firstName: 'Bo', lastName: 'Lind', primaryEmailAddress: `${randomUUID()}@shipper.test` },
  }),
  updateCustomerContact: ({ clerkId }) => ({
    params: { id: clerkId },
    body: { firstName: 'Bo', lastName: 'Changed', primaryEmailAddress: `${randomUUID()}@shipper.test` },
  }),
  deleteContact: ({ clerkId }) => ({ params: { id: clerkId } }),
  activateCustomer: ({ clerkId }) => ({ params: { contactId: clerkId } }),
  sendResetRaw: ({ adminEmail }) => ({ body: { emailAddress: adminEmail } }),
}

export const given: Given = async ({ ask, admin, name }) => {
  const clerk = await ask(createCustomerContact, {
    body: { firstName: 'Cy', lastName: `Clerk of ${name}`, primaryEmailAddress: `clerk.${admin.emailAddress}` },
  })
  return { clerkId: clerk.resultId }
}
