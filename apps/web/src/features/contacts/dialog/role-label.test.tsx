import { type Permission, permissions } from '@lanewise/domain/access/permissions'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ContactInfo } from '#features/contacts/dialog/ContactInfo.tsx'
import { aContact } from '#features/contacts/testing/given.ts'
import { renderScreen } from '#testing/render-screen.tsx'

/** Label beside "Roles" for a portal user with these permissions. */
async function labelOf(held: readonly Permission[]) {
  cleanup()
  await renderScreen(<ContactInfo contact={aContact({ createPortalUser: true, permissions: [...held] })} />)
  return (await screen.findByText('Roles')).nextElementSibling?.textContent
}

const quoting: Permission[] = ['CreateQuote', 'ViewQuoteHistory']
const orders: Permission[] = [
  ...(['ViewOrder', 'CreateOrder', 'EditOrder', 'VoidOrder', 'DuplicateOrder', 'BulkOrderUpload'] as const),
]

it('a contact is labeled by the permissions held: none, all, or no whole role [PERM-21] [PERM-22] [PERM-23] [PERM-26]', async () => {
  expect(await labelOf([])).toBe('No Permissions')
  expect(await labelOf(permissions)).toBe('Admin')
  expect(await labelOf(['CreateQuote', 'EditLane'])).toBe('No Roles')
})

it('any other contact is labeled by the roles whose whole set is held, joined in the order of the role list [PERM-24] [PERM-25]', async () => {
  expect(await labelOf(quoting)).toBe('Quoting')
  expect(await labelOf(['ViewReports', ...orders, ...quoting, 'ViewInvoice'])).toBe('Quoting, Orders, Reporting')
  expect(await labelOf(['ViewReports', ...orders.slice(1), ...quoting])).toBe('Quoting, Reporting')
})
