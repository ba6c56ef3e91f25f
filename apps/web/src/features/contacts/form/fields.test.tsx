import { createCustomerContact, type SavedContact, updateCustomerContact } from '@lanewise/contract/contacts'
import { findCustomerLocations, getCustomerCompanyLocations } from '@lanewise/contract/locations'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aContact, choose, dock, fill, openCard, openContacts, plant, press } from '#features/contacts/testing/given.ts'
import { ana } from '#testing/render-screen.tsx'

const bo = aContact({
  lastName: 'Lind',
  title: 'Dock lead',
  primaryEmailAddress: 'bo@acme.test',
  officeNumber: '(312) 555-0101',
  mobileNumber: '(312) 555-0102',
  contactRoleTypes: ['Portal', 'Driver'],
  createPortalUser: true,
  isActivated: true,
  profilePictureFileId: null,
  permissions: ['CreateQuote', 'EditLane'],
  locations: [plant],
  nonCompanyLocations: [dock],
})
const done: SavedContact = { resultId: bo.id, isSuccess: true, message: null, exception: null }
const field = (name: string) => screen.getByLabelText(name)
const stronger = 'You can only change people whose permissions you hold yourself.'
const required = 'This field is required.'

const openNew = () => openContacts({ contacts: [bo], path: '/contacts?contactId=new' })
const openMode = async (option: 'Edit' | 'Duplicate', contact = bo, user = {}) => {
  const opened = await openContacts({ contacts: [contact], user })
  await openCard(opened, contact)
  await choose(opened, option)
  return opened
}

describe('a new contact', () => {
  it('needs first name, last name and email and says so beside them [CONTACT-31] [CONTACT-32] [CONTACT-33] [CONTACT-36] [CONTACT-42]', async () => {
    const opened = await openNew()
    opened.portal.on(createCustomerContact, done)
    await opened.keys.click(await screen.findByRole('button', { name: /Create/ }))
    await waitFor(() => expect(field('First name')).toHaveAccessibleDescription(required))
    for (const name of ['Last name', 'Email']) expect(field(name)).toHaveAccessibleDescription(required)
    for (const name of ['Office number', 'Mobile number', 'Title']) expect(field(name)).not.toBeInvalid()
    expect(field('First name')).toHaveFocus()
    expect(opened.portal.calls(createCustomerContact)).toEqual([])
    await fill(opened, { 'First name': 'Nora', 'Last name': 'Diaz', Email: 'nora@acme.test' })
    await opened.keys.click(press('Create'))
    await waitFor(() => expect(opened.portal.calls(createCustomerContact)).toHaveLength(1))
  })

  it('refuses a wrong email and wrong numbers, and forms numbers while they are typed [CONTACT-34] [CONTACT-37] [CONTACT-38] [CONTACT-39] [CONTACT-41] [CONTACT-42]', async () => {
    const opened = await openNew()
    await screen.findByLabelText('Email')
    await fill(opened, { 'First name': 'Nora', 'Last name': 'Diaz', Email: 'nora@acme', 'Office number': '31255501' })
    await opened.keys.click(press('Create'))
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Not a valid email'))
    expect(field('Office number')).toHaveValue('(312) 555-01')
    expect(field('Office number')).toHaveAccessibleDescription('Not a valid phone number')
    await opened.keys.type(field('Office number'), '42')
    expect(field('Office number')).toHaveValue('(312) 555-0142')
    expect(field('Office number')).not.toBeInvalid()
    await fill(opened, { 'Mobile number': '31255501421234567890' })
    expect(field('Mobile number')).toHaveValue('(312) 555-0142 ext. 123456')
  })

  it('sends what was entered, locations from their two lists and the driver by hand [CONTACT-56] [CONTACT-61] [CONTACT-62] [CONTACT-64] [DEF-113]', async () => {
    const opened = await openNew()
    const { keys, portal } = opened
    portal.on(createCustomerContact, done)
    await screen.findByLabelText('Email')
    await fill(opened, { 'First name': ' Nora ', 'Last name': 'Diaz', Email: 'nora@acme.test' })
    await keys.click(field('Locations'))
    await keys.click(await screen.findByRole('option', { name: /Joliet Plant/ }))
    await keys.keyboard('{Escape}')
    expect(portal.calls(getCustomerCompanyLocations)).toHaveLength(1)
    await keys.click(field('Non-company locations'))
    await keys.paste('dal')
    await keys.click(await screen.findByRole('option', { name: /Dallas DC/ }))
    await keys.keyboard('{Escape}')
    expect(portal.calls(findCustomerLocations)[0]?.query).toMatchObject({ searchTerm: 'dal' })
    await keys.click(field('Driver'))
    await keys.click(press('Create'))
    await waitFor(() => expect(portal.calls(createCustomerContact)).toHaveLength(1))
    expect(portal.calls(createCustomerContact)[0]?.body).toEqual({
      firstName: 'Nora',
      lastName: 'Diaz',
      title: null,
      primaryEmailAddress: 'nora@acme.test',
      officeNumber: null,
      mobileNumber: null,
      contactRoleTypes: ['Driver'],
      createPortalUser: false,
      permissions: [],
      locations: [plant],
      nonCompanyLocations: [dock],
    })
  })
})

describe('an edited contact', () => {
  it('is filled with what is stored and sent with its id and version [CONTACT-57]', async () => {
    const opened = await openMode('Edit')
    const { keys, portal } = opened
    portal.on(updateCustomerContact, done)
    expect(await screen.findByLabelText('Email')).toHaveValue('bo@acme.test')
    expect(field('Driver')).toBeChecked()
    expect(screen.getByText('Joliet Plant')).toBeVisible()
    await fill(opened, { Title: 'Yard lead' })
    await keys.click(press('Save'))
    await waitFor(() => expect(portal.calls(updateCustomerContact)).toHaveLength(1))
    const { params, body } = portal.calls(updateCustomerContact)[0] ?? {}
    expect(params).toEqual({ id: bo.id })
    expect(body).toEqual({ title: 'Yard lead', version: 1 })
  })

  it('keeps email and access where the user lacks some of its permissions, and says why [DEF-118] [PERM-30]', async () => {
    await openMode('Edit', bo, { permissions: ['EditContacts', 'CreateQuote'] })
    expect(await screen.findByLabelText('Email')).toBeDisabled()
    expect(field('Email')).toHaveAccessibleDescription(stronger)
    expect(field('Portal user')).toBeDisabled()
    expect(screen.getAllByText(stronger)).toHaveLength(2)
  })

  it('of oneself keeps its email without EditContacts [DEF-118]', async () => {
    const me = aContact({ ...bo, id: ana.id })
    await openMode('Edit', me, { permissions: me.permissions })
    expect(await screen.findByLabelText('Email')).toBeDisabled()
    expect(field('First name')).toBeEnabled()
  })
})

describe('a duplicate', () => {
  it('is a copy without email, numbers and activation that is saved as a new contact [CONTACT-23] [CONTACT-59]', async () => {
    const opened = await openMode('Duplicate')
    const { keys, portal } = opened
    portal.on(createCustomerContact, done)
    expect(await screen.findByLabelText('First name')).toHaveValue('Bo')
    for (const name of ['Email', 'Office number', 'Mobile number']) expect(field(name)).toHaveValue('')
    expect(screen.getByText('Receives an activation link by email')).toBeVisible()
    await fill(opened, { Email: 'bo.two@acme.test' })
    await keys.click(press('Create'))
    await waitFor(() => expect(portal.calls(createCustomerContact)).toHaveLength(1))
    const body = portal.calls(createCustomerContact)[0]?.body
    expect(body).toMatchObject({
      primaryEmailAddress: 'bo.two@acme.test',
      officeNumber: null,
      permissions: ['CreateQuote', 'EditLane'],
      locations: [plant],
      duplicateOf: bo.id,
    })
    expect(body).not.toHaveProperty('id')
    expect(body).not.toHaveProperty('profilePictureFileId')
  })

  it('leaves out what its maker cannot grant and says how much [PERM-30]', async () => {
    await openMode('Duplicate', bo, { permissions: ['EditContacts', 'CreateQuote'] })
    expect(await screen.findByText('1 permission, 1 left out because you cannot grant them')).toBeVisible()
  })

  it('of oneself without EditContacts is a plain contact and offers no access [DEF-116]', async () => {
    const me = aContact({ ...bo, id: ana.id, firstName: 'Ana', lastName: 'Ruiz' })
    const opened = await openMode('Duplicate', me, { permissions: ['CreateContact', 'CreateQuote', 'EditLane'] })
    const { keys, portal } = opened
    portal.on(createCustomerContact, done)
    expect(await screen.findByLabelText('Portal user')).toBeDisabled()
    expect(field('Portal user')).not.toBeChecked()
    expect(screen.getByText('A copy of your own contact gets no access to the portal')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Roles & Permissions' })).toBeNull()
    await fill(opened, { Email: 'ana.two@acme.test' })
    await keys.click(press('Create'))
    await waitFor(() => expect(portal.calls(createCustomerContact)).toHaveLength(1))
    expect(portal.calls(createCustomerContact)[0]?.body).toMatchObject({ createPortalUser: false, permissions: [] })
  })
})
