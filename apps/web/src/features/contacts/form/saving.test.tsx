import { getCurrentUser } from '@lanewise/contract/auth'
import {
  createCustomerContact,
  getContactInfo,
  type SavedContact,
  updateCustomerContact,
} from '@lanewise/contract/contacts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aContact, choose, fill, openCard, openContacts, press } from '#features/contacts/testing/given.ts'
import { metConflict, refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'

const bo = aContact({ lastName: 'Lind', primaryEmailAddress: 'bo@acme.test', title: 'Clerk' })
const done: SavedContact = { resultId: bo.id, isSuccess: true, message: null, exception: null }
const nothing = { refused: { status: 500, content: {} } }
const field = (name: string) => screen.getByLabelText(name)
const dialog = (name: string) => screen.queryByRole('dialog', { name })
const kindOf = (text: string) => screen.getByText(text).closest('[data-kind]')?.getAttribute('data-kind')

async function enterNew() {
  const opened = await openContacts({ contacts: [bo], path: '/contacts?contactId=new' })
  await screen.findByRole('dialog', { name: 'New Contact' })
  const entered = { 'First name': 'Nora', 'Last name': 'Diaz', Email: 'nora@acme.test', 'Office number': '3125550101' }
  await fill(opened, entered)
  return { ...opened, create: () => opened.keys.click(press('Create')) }
}

async function edit(contact = bo) {
  const opened = await openContacts({ contacts: [contact] })
  await openCard(opened, contact)
  await choose(opened, 'Edit')
  await screen.findByRole('dialog', { name: 'Edit Contact' })
  await fill(opened, { Title: 'Mine' })
  return { ...opened, save: () => opened.keys.click(press('Save')) }
}

describe('a save that works', () => {
  it('toasts "Successfully created contact", closes and refreshes the list [CONTACT-69] [CONTACT-75] [UX-15]', async () => {
    const { portal, create, asked: requests, address } = await enterNew()
    portal.on(createCustomerContact, done)
    const before = requests().length
    await create()
    expect(await screen.findByText('Successfully created contact')).toBeVisible()
    expect(kindOf('Successfully created contact')).toBe('toast')
    await waitFor(() => expect(dialog('New Contact')).toBeNull())
    await waitFor(() => expect(requests().length).toBeGreaterThan(before))
    expect(address()).toBe('/contacts')
  })

  it('toasts "Successfully updated contact" [CONTACT-69] [CONTACT-75]', async () => {
    const { portal, save } = await edit()
    portal.on(updateCustomerContact, done)
    await save()
    expect(await screen.findByText('Successfully updated contact')).toBeVisible()
    await waitFor(() => expect(dialog('Edit Contact')).toBeNull())
  })

  it('of the own contact loads the own permissions again, without a new sign-in [CONTACT-52]', async () => {
    const me = aContact({ ...bo, id: ana.id, createPortalUser: true, isActivated: true })
    const { portal, save, session } = await edit(me)
    portal.on(updateCustomerContact, { ...done, resultId: ana.id })
    portal.on(getCurrentUser, { ...ana, permissions: ['ViewOrder'] })
    await save()
    await waitFor(() => expect(session.state()).toMatchObject({ user: { permissions: ['ViewOrder'] } }))
  })

  it('of somebody else leaves the own user as it is', async () => {
    const { portal, save } = await edit()
    portal.on(updateCustomerContact, done)
    const before = portal.calls(getCurrentUser).length
    await save()
    await screen.findByText('Successfully updated contact')
    expect(portal.calls(getCurrentUser)).toHaveLength(before)
  })
})

describe('a save that fails', () => {
  it('shows the server’s message, marks the field and keeps everything typed [CONTACT-70] [CONTACT-73] [CONTACT-75]', async () => {
    const { portal, create } = await enterNew()
    portal.on(createCustomerContact, refused(409, 'Email already exists'))
    await create()
    expect(await screen.findByRole('alert')).toHaveTextContent('Email already exists')
    expect(kindOf('Email already exists')).toBe('toast')
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('A contact with this email already exists.'))
    expect(dialog('New Contact')).toBeVisible()
    expect(field('First name')).toHaveValue('Nora')
    expect(field('Office number')).toHaveValue('(312) 555-0101')
  })

  it('marks the number that another contact has [CONTACT-74]', async () => {
    const { portal, create } = await enterNew()
    const taken = 'A contact with this number already exists.'
    portal.on(createCustomerContact, refused(409, 'Office number already exists'))
    await create()
    await waitFor(() => expect(field('Office number')).toHaveAccessibleDescription(taken))
    expect(field('Mobile number')).not.toBeInvalid()
    portal.on(createCustomerContact, refused(409, 'Mobile number already exists'))
    await create()
    await waitFor(() => expect(field('Mobile number')).toHaveAccessibleDescription(taken))
  })

  it('says "Unable to create contact" or "Unable to update contact" without a message [CONTACT-71]', async () => {
    const { portal, create } = await enterNew()
    portal.on(createCustomerContact, nothing)
    await create()
    expect(await screen.findByText('Unable to create contact')).toBeVisible()
    expect(kindOf('Unable to create contact')).toBe('toast')
  })

  it('says so of an update too, and keeps the dialog [CONTACT-71] [CONTACT-75]', async () => {
    const { portal, save } = await edit()
    portal.on(updateCustomerContact, nothing)
    await save()
    expect(await screen.findByText('Unable to update contact')).toBeVisible()
    expect(field('Title')).toHaveValue('Mine')
  })

  it('shows the exception of an answer as an error and stays open [CONTACT-72]', async () => {
    const { portal, create } = await enterNew()
    const exception = { Message: 'Email server said no' }
    portal.on(createCustomerContact, { ...done, isSuccess: false, message: 'Not saved', exception })
    await create()
    expect(await screen.findByRole('alert')).toHaveTextContent('Email server said no')
    expect(dialog('New Contact')).toBeVisible()
    expect(screen.queryByText('Successfully created contact')).toBeNull()
  })

  it('beside a newer version lets the user choose, with everything entered still there [DEF-123]', async () => {
    const { portal, keys, save } = await edit()
    portal.on(updateCustomerContact, metConflict('title', 'Mine', 'Lead'))
    portal.on(getContactInfo, { ...bo, title: 'Lead', version: 2 })
    await save()
    expect(await screen.findByRole('button', { name: /^Theirs, take Title/ })).toHaveTextContent('Lead')
    expect(field('Title')).toHaveValue('Mine')
    portal.on(updateCustomerContact, done)
    await keys.click(screen.getByRole('button', { name: /^Mine, keep Title/ }))
    await screen.findByText('Successfully updated contact')
    expect(portal.calls(updateCustomerContact).at(-1)?.body).toEqual({ title: 'Mine', version: 2 })
  })
})

describe('leaving', () => {
  it('asks before what was entered is lost, by Cancel and by Back', async () => {
    const { keys, router } = await edit()
    await keys.click(press('Cancel'))
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }))
    await keys.click(question.getByRole('button', { name: 'Cancel' }))
    await router.navigate(-1)
    const again = within(await screen.findByRole('dialog', { name: 'Discard changes?' }))
    expect(field('Title')).toHaveValue('Mine')
    await keys.click(again.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
