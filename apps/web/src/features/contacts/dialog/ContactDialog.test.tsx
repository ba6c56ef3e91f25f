import { activateCustomer, deleteContact, sendResetRaw } from '@lanewise/contract/contacts'
import type { Permission } from '@lanewise/domain/access/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  aContact,
  cardOf,
  choose,
  dock,
  nameOf,
  openCard,
  openContacts,
  plant,
  press,
} from '#features/contacts/testing/given.ts'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'

const bo = aContact({
  lastName: 'Lind',
  title: 'Dock lead',
  primaryEmailAddress: 'bo@acme.test',
  officeNumber: '(312) 555-0101',
  mobileNumber: '(312) 555-0102',
  createPortalUser: true,
  isActivated: true,
  permissions: ['CreateQuote', 'ViewQuoteHistory', 'EditLane'],
  locations: [plant],
  nonCompanyLocations: [dock],
})
const waiting = aContact({ lastName: 'Waiting', createPortalUser: true })
const me = aContact({ id: ana.id, firstName: 'Ana', lastName: 'Ruiz', createPortalUser: true, isActivated: true })
const dialog = (name: string) => screen.findByRole('dialog', { name })
const kindOf = (text: string) => screen.getByText(text).closest('[data-kind]')?.getAttribute('data-kind')

describe('the contact dialog', () => {
  it('opens by a card in view mode, stands in the address and leaves it when closed [CONTACT-11] [CONTACT-14] [CONTACT-15] [CONTACT-17]', async () => {
    const opened = await openContacts({ contacts: [bo], path: '/contacts?search=li' })
    await openCard(opened, bo)
    expect(opened.address()).toBe(`/contacts?search=li&contactId=${bo.id}`)
    await opened.keys.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(opened.address()).toBe('/contacts?search=li'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens by the address, titled "Contact Info", with everything that is known [CONTACT-11] [CONTACT-18] [CONTACT-20] [CONTACT-21]', async () => {
    await openContacts({ contacts: [bo], path: `/contacts?contactId=${bo.id}` })
    const info = within(await dialog('Contact Info'))
    expect(await info.findByRole('heading', { name: 'Bo Lind' })).toBeVisible()
    for (const text of [
      'Dock lead',
      'Portal User',
      'Quoting',
      'Joliet Plant',
      'Dallas DC',
      '(312) 555-0101',
      '(312) 555-0102',
    ])
      expect(info.getByText(text)).toBeVisible()
    expect(info.getByRole('link', { name: 'bo@acme.test' })).toBeVisible()
    const held = within(info.getByRole('region', { name: 'Permissions' })).getAllByRole('listitem')
    expect(held.map(({ textContent }) => textContent)).toEqual(['Create Quote', 'View Quote History', 'Edit Lane'])
    expect(info.getByRole('button', { name: 'Options' })).toBeEnabled()
  })

  it('has no other modes than view, edit, duplicate and new, each with its title [CONTACT-12] [CONTACT-13] [CONTACT-16] [CONTACT-17] [CONTACT-19]', async () => {
    const opened = await openContacts({ contacts: [bo] })
    await openCard(opened, bo)
    await choose(opened, 'Edit')
    expect(await dialog('Edit Contact')).toBeVisible()
    await opened.keys.click(press('Cancel'))
    await openCard(opened, bo)
    await choose(opened, 'Duplicate')
    expect(await dialog('Duplicate Contact')).toBeVisible()
    await opened.keys.click(press('Cancel'))
    await opened.router.navigate('/contacts?contactId=new')
    expect(await dialog('New Contact')).toBeVisible()
  })

  it('opens for a new contact only with CreateContact [CONTACT-13]', async () => {
    const { address } = await openContacts({
      contacts: [bo],
      path: '/contacts?contactId=new',
      user: { permissions: ['EditContacts'] },
    })
    await cardOf(bo)
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(address()).toBe('/contacts'))
  })

  it('shows why a contact cannot be loaded [CONTACT-14]', async () => {
    await openContacts({ contacts: [bo], path: `/contacts?contactId=${aContact().id}` })
    const info = within(await dialog('Contact Info'))
    expect(await info.findByText('This contact does not exist or is not yours')).toBeVisible()
  })
})

describe('the Options menu', () => {
  const offered = async (contact: typeof bo, permissions: Permission[]) => {
    const opened = await openContacts({ contacts: [contact], user: { permissions } })
    await openCard(opened, contact)
    await opened.keys.click(press('Options'))
    return screen.queryAllByRole('menuitem').map(({ textContent }) => textContent)
  }

  it('holds everything but the activation for another who is activated, with EditContacts [CONTACT-22] [CONTACT-43] [CONTACT-44] [CONTACT-47] [CONTACT-50]', async () => {
    expect(await offered(bo, ['EditContacts', ...bo.permissions])).toEqual([
      'Edit',
      'Duplicate',
      'Reset Password',
      'Delete',
    ])
  })

  it('offers the activation and no reset for who is not activated [CONTACT-22] [CONTACT-46] [CONTACT-50] [CONTACT-51]', async () => {
    expect(await offered(waiting, ['EditContacts'])).toEqual(['Edit', 'Duplicate', 'Send Activation', 'Delete'])
  })

  it('deletes nobody with permissions that the user lacks, and says why [DEF-118]', async () => {
    await offered(bo, ['EditContacts', 'CreateQuote', 'ViewQuoteHistory'])
    const item = screen.getByRole('menuitem', { name: 'Delete' })
    expect(item).toHaveAttribute('aria-disabled', 'true')
    expect(item).toHaveAccessibleDescription('You can only change people whose permissions you hold yourself.')
  })

  it('offers no deleting of oneself [CONTACT-45]', async () => {
    expect(await offered(me, ['EditContacts'])).toEqual(['Edit', 'Duplicate', 'Reset Password'])
  })

  it('holds edit, duplicate and reset of oneself without EditContacts [CONTACT-48]', async () => {
    expect(await offered(me, ['ViewContacts'])).toEqual(['Edit', 'Duplicate', 'Reset Password'])
  })

  it('cannot be opened for others without EditContacts, and says why [CONTACT-48] [PERM-5]', async () => {
    const opened = await openContacts({ contacts: [bo], user: { permissions: ['CreateContact'] } })
    await openCard(opened, bo)
    expect(press('Options')).toHaveAccessibleDescription('You do not have permission to perform this action')
    await opened.keys.click(press('Options'))
    expect(screen.queryByRole('menuitem')).toBeNull()
  })
})

describe('deleting', () => {
  const start = async () => {
    const opened = await openContacts({ contacts: [bo] })
    await openCard(opened, bo)
    await choose(opened, 'Delete')
    return { ...opened, question: within(await dialog('Delete Contact?')) }
  }

  it('asks what happens to the API keys of the contact before it deletes', async () => {
    const { keys, portal, question } = await start()
    const sentence = 'Bo Berg created API keys that work: ERP'
    portal.on(deleteContact, refused(409, sentence, { modelState: { apiKeys: [sentence] } }))
    const remove = () => keys.click(question.getByRole('button', { name: 'Delete' }))
    await remove()
    expect(await question.findByText(sentence)).toBeVisible()
    expect(question.getByRole('radio', { name: 'Keep the keys for the company' })).toBeChecked()
    await keys.click(question.getByRole('radio', { name: 'Revoke the keys' }))
    portal.on(deleteContact, { isSuccess: true, message: 'Contact deleted' })
    await remove()
    expect(await screen.findByText('Contact deleted')).toBeVisible()
    expect(portal.calls(deleteContact).map(({ query }) => query)).toEqual([{}, { apiKeys: 'Revoke' }])
  })

  it('asks first, names the contact, then closes, toasts and refreshes [CONTACT-53] [CONTACT-69] [CONTACT-75] [UX-15]', async () => {
    const { keys, portal, found: match, question, asked: requests, address } = await start()
    expect(question.getByText(nameOf(bo))).toBeVisible()
    portal.on(deleteContact, () => {
      Object.assign(match, { data: [], total: 0 })
      return { isSuccess: true, message: 'Contact deleted' }
    })
    await keys.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Contact deleted')).toBeVisible()
    expect(kindOf('Contact deleted')).toBe('toast')
    expect(portal.calls(deleteContact)[0]?.params).toEqual({ id: bo.id })
    await waitFor(() => expect(requests().length).toBeGreaterThan(1))
    expect(await screen.findByText('No Contacts')).toBeVisible()
    expect(address()).toBe('/contacts')
  })

  it('does nothing when the question is answered with Cancel [CONTACT-53]', async () => {
    const { keys, portal, question } = await start()
    await keys.click(question.getByRole('button', { name: 'Cancel' }))
    expect(portal.calls(deleteContact)).toEqual([])
    expect(await dialog('Contact Info')).toBeVisible()
  })

  it('shows the server’s message when it fails, or "Unable to delete contact" [CONTACT-70] [CONTACT-71]', async () => {
    const opened = await start()
    const { keys, portal } = opened
    portal.on(deleteContact, refused(409, 'You cannot delete your own contact'))
    await keys.click(opened.question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('You cannot delete your own contact')
    expect(await dialog('Contact Info')).toBeVisible()
    portal.on(deleteContact, { refused: { status: 500, content: {} } })
    await choose(opened, 'Delete')
    await keys.click(within(await dialog('Delete Contact?')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Unable to delete contact')).toBeVisible()
    expect(kindOf('Unable to delete contact')).toBe('toast')
  })
})

describe('sending links', () => {
  it('toasts "Portal user activation link sent" [CONTACT-66] [CONTACT-67] [CONTACT-58]', async () => {
    const opened = await openContacts({ contacts: [waiting] })
    opened.portal.on(activateCustomer, { isSuccess: true, message: 'Portal user activation link sent' })
    await openCard(opened, waiting)
    await choose(opened, 'Send Activation')
    expect(await screen.findByText('Portal user activation link sent')).toBeVisible()
    expect(kindOf('Portal user activation link sent')).toBe('toast')
    expect(opened.portal.calls(activateCustomer)[0]?.params).toEqual({ contactId: waiting.id })
  })

  it('toasts "Password reset sent", or why it was not [CONTACT-58] [CONTACT-68]', async () => {
    const opened = await openContacts({ contacts: [bo] })
    opened.portal.on(sendResetRaw, { isSuccess: true, message: 'Password reset sent' })
    await openCard(opened, bo)
    await choose(opened, 'Reset Password')
    expect(await screen.findByText('Password reset sent')).toBeVisible()
    expect(opened.portal.calls(sendResetRaw)[0]?.body).toEqual({ emailAddress: 'bo@acme.test' })
    opened.portal.on(sendResetRaw, refused(429, 'Too many password resets for this address. Try again in an hour.'))
    await choose(opened, 'Reset Password')
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many password resets')
  })
})
