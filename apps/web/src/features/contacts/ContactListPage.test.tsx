import { activateCustomer, contactChanged, searchContacts } from '@lanewise/contract/contacts'
import { getPicture } from '@lanewise/contract/profile'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { screens } from '#screens.ts'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { aContact, cardOf, openContacts } from './testing/given.ts'

const bo = aContact({
  lastName: 'Lind',
  title: 'Dock lead',
  primaryEmailAddress: 'bo@acme.test',
  officeNumber: '(312) 555-0101 ext. 12',
  mobileNumber: '312 555-0102',
  roleTypes: ['Portal User', 'Driver'],
  contactRoleTypes: ['Portal', 'Driver'],
  createPortalUser: true,
  isActivated: true,
  location: { name: 'Joliet Plant', city: 'Joliet', state: 'IL', ianaTimeZone: 'America/Chicago' },
  lastActiveAt: '2026-11-17T15:30:00.000Z',
})

describe('the contacts screen', () => {
  it('is open to everybody who is signed in, under My Account [ROUTE-26]', () => {
    const contacts = screens.find(({ path }) => path === '/contacts')
    expect(contacts).toMatchObject({ title: 'Contacts', menu: 'My Account', needs: [] })
  })

  it('lists cards with name, title, role chips, location, numbers and email, which are links [CONTACT-1]', async () => {
    setWindowWidth(390)
    await openContacts({ contacts: [bo] })
    const card = await cardOf(bo)
    for (const text of ['Dock lead', 'Portal User', 'Driver', 'Joliet Plant, Joliet, IL'])
      expect(card.getByText(text)).toBeVisible()
    expect(card.getByRole('link', { name: 'bo@acme.test' })).toHaveAttribute('href', 'mailto:bo@acme.test')
    expect(card.getByRole('link', { name: '(312) 555-0101 ext. 12' })).toHaveAttribute('href', 'tel:+13125550101,12')
    expect(card.getByRole('link', { name: '312 555-0102' })).toHaveAttribute('href', 'tel:+13125550102')
  })

  it('is a table from 768 px: roles as badges, portal access with its date, last active by the clock of the place', async () => {
    const invited = aContact({ lastName: 'New', createPortalUser: true, invitedAt: '2026-11-12T18:00:00.000Z' })
    const { keys, address } = await openContacts({ contacts: [bo, invited], path: '/contacts?search=l' })
    const row = await cardOf(bo)
    for (const text of ['Dock lead', 'Driver', 'Joliet Plant', 'Joliet, IL', 'Active', '11/17/2026'])
      expect(row.getByText(text)).toBeVisible()
    expect(row.getByText(/^(09:30 CST|\d+ days ago)$/)).toBeVisible()
    expect((await cardOf(invited)).getByText('Invited')).toBeVisible()
    expect((await cardOf(invited)).getByText('sent 11/12/2026')).toBeVisible()
    await keys.click(row.getByRole('link', { name: 'Bo Lind' }))
    expect(address()).toBe(`/contacts?search=l&contactId=${bo.id}`)
  })

  it('sends the open invitations among the chosen contacts again, and names their number', async () => {
    const invited = [1, 2].map((number) => aContact({ lastName: `New ${number}`, createPortalUser: true }))
    const { keys, portal } = await openContacts({ contacts: [bo, ...invited] })
    portal.on(activateCustomer, { isSuccess: true, message: 'Portal user activation link sent' })
    for (const contact of [bo, ...invited]) await keys.click((await cardOf(contact)).getByRole('checkbox'))
    expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent('3 selected 2 invited')
    await keys.click(screen.getByRole('button', { name: 'Send 2 invitations again' }))
    expect(await screen.findByText('2 invitations sent again')).toBeVisible()
    expect(portal.calls(activateCustomer).map(({ params }) => params.contactId)).toEqual(invited.map(({ id }) => id))
  })

  it('is filtered by portal access', async () => {
    const { asked: requests } = await openContacts({ contacts: [bo], path: '/contacts?access=Invited' })
    await cardOf(bo)
    expect(requests()[0]).toMatchObject({ access: 'Invited' })
  })

  it('says "No Contacts" when there are none, and leads back from a search [CONTACT-2]', async () => {
    const { keys, asked: requests } = await openContacts({ path: '/contacts?search=zz' })
    expect(await screen.findByText('No Contacts')).toBeVisible()
    await keys.click(screen.getByRole('button', { name: 'Show all contacts' }))
    await waitFor(() => expect(requests().at(-1)).not.toHaveProperty('searchTerm'))
  })

  it('opens on All Contacts and page 1 with 20 to a page, and asks by the tab [CONTACT-3] [CONTACT-4] [CONTACT-6] [CONTACT-7]', async () => {
    const { keys, asked: requests } = await openContacts({ contacts: [bo], total: 45 })
    await cardOf(bo)
    const tab = (name: string) => screen.getByRole('link', { name })
    expect(tab('All Contacts')).toHaveAttribute('aria-current', 'true')
    expect(requests()).toEqual([{ page: '1', pageSize: '20' }])
    await keys.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ page: '2' }))
    await keys.click(tab('Portal Users'))
    await waitFor(() => expect(requests().at(-1)).toEqual({ page: '1', pageSize: '20', contactRoleType: 'Portal' }))
    expect(tab('Portal Users')).toHaveAttribute('aria-current', 'true')
    await keys.click(tab('Admins'))
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ contactRoleType: 'Admin' }))
    await keys.click(tab('All Contacts'))
    await waitFor(() => expect(requests().at(-1)).not.toHaveProperty('contactRoleType'))
  })

  it('sends the text of the search box and returns to page 1, within the tab [CONTACT-5] [CONTACT-7]', async () => {
    const { keys, asked: requests } = await openContacts({
      contacts: [bo],
      total: 45,
      path: '/contacts?page=2&contactRoleType=Admin',
    })
    await cardOf(bo)
    await keys.click(screen.getByRole('textbox', { name: 'Search contacts' }))
    await keys.paste('lind')
    await waitFor(() =>
      expect(requests().at(-1)).toEqual({ searchTerm: 'lind', page: '1', pageSize: '20', contactRoleType: 'Admin' }),
    )
    expect(screen.getByRole('link', { name: 'Admins' })).toHaveAttribute('aria-current', 'true')
  })

  it('shows the picture, or initials where there is none or it does not load [CONTACT-29] [CONTACT-30]', async () => {
    const fileId = '0198c0de-0000-7000-9300-000000000001'
    const broken = '0198c0de-0000-7000-9300-000000000002'
    const pictured = aContact({ lastName: 'Pictured', profilePictureFileId: fileId })
    const lost = aContact({ lastName: 'Lost', profilePictureFileId: broken })
    const { portal } = await openContacts({ contacts: [pictured, lost] })
    portal.on(getPicture, ({ params }) =>
      params.fileId === fileId
        ? { contentType: 'image/png', data: 'AAAA' }
        : refused(404, 'This picture does not exist'),
    )
    const card = (await screen.findByRole('link', { name: 'Bo Pictured' })).closest('tr')
    await waitFor(() => expect(card?.querySelector('img')).toHaveAttribute('src', 'data:image/png;base64,AAAA'))
    expect(portal.calls(getPicture).map(({ params }) => params.fileId)).toContain(fileId)
    fireEvent.error(card?.querySelector('img') as HTMLElement)
    expect(card).toHaveTextContent('BP')
    expect((await cardOf(lost)).getByText('BL')).toBeVisible()
  })

  it('says why it cannot be shown and tries again', async () => {
    const { keys, portal, live } = await openContacts()
    portal.on(searchContacts, refused(503, 'The database is being restarted'))
    const payload = { id: bo.id, name: 'Bo Lind', action: 'created' }
    await screen.findByText('No Contacts')
    act(() => live.receive(ana.companyId, 'changed', { name: contactChanged.name, entity: 'contact', payload }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is being restarted')
    portal.on(searchContacts, { data: [bo], total: 1 })
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    await cardOf(bo)
  })

  it('follows what others change', async () => {
    const { live, found: match } = await openContacts({ contacts: [bo] })
    await cardOf(bo)
    match.data = [{ ...bo, title: 'Yard lead' }]
    const payload = { id: bo.id, name: 'Bo Lind', action: 'changed' }
    act(() => live.receive(ana.companyId, 'changed', { name: contactChanged.name, entity: 'contact', payload }))
    expect(await screen.findByText('Yard lead')).toBeVisible()
  })
})

describe('on a phone', () => {
  it('has floating Filter and Add New buttons and a pager below 768 px [CONTACT-8] [CONTACT-9]', async () => {
    setWindowWidth(767)
    const { keys, asked: requests, address } = await openContacts({ contacts: [bo], total: 45 })
    await cardOf(bo)
    expect(screen.queryByRole('button', { name: 'Add Contact' })).toBeNull()
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('1–20 of 45')
    await keys.click(screen.getByRole('button', { name: 'Filter' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await keys.click(sheet.getByRole('radio', { name: 'Admins' }))
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ contactRoleType: 'Admin', page: '1' }))
    await keys.click(sheet.getByRole('button', { name: 'Done' }))
    await keys.click(await screen.findByRole('button', { name: 'Add New' }))
    expect(address()).toContain('contactId=new')
  })

  it('has them not from 768 px on, and Add New only with CreateContact [CONTACT-9]', async () => {
    setWindowWidth(768)
    await openContacts({ contacts: [bo] })
    await cardOf(bo)
    expect(screen.queryByRole('button', { name: 'Add New' })).toBeNull()
    expect(screen.getByRole('button', { name: /Add Contact/ })).toBeVisible()
  })

  it('offers Add New only with CreateContact [CONTACT-9]', async () => {
    setWindowWidth(390)
    await openContacts({ contacts: [bo], user: { permissions: ['EditContacts'] } })
    await cardOf(bo)
    expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add New' })).toBeNull()
  })
})

it('shows Add Contact only with CreateContact [CONTACT-10] [DEF-46]', async () => {
  await openContacts({ contacts: [bo], user: { permissions: ['EditContacts', 'ViewContacts'] } })
  await cardOf(bo)
  expect(screen.queryByRole('button', { name: /Add Contact/ })).toBeNull()
})
