import { getLocationContacts } from '@lanewise/contract/locations'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aLocation, fill, inDialog } from '#features/locations/testing/given.tsx'
import { aContact, aStop, card, openStops } from '#features/orders/form/stops/testing/given.tsx'

const joliet = aLocation()
const denise = aContact('Denise', 'Okafor', '01')
const luis = aContact('Luis', 'Ferrer', '02')
const picker = () => card('Stop 1 (Pickup)').getByRole('combobox', { name: 'Stop contact' })

async function open() {
  const opened = await openStops({
    locations: [joliet],
    contacts: [denise, luis],
    stops: [aStop('Pickup', { at: joliet }), aStop('Dropoff')],
  })
  await waitFor(() => expect(opened.portal.calls(getLocationContacts)).toHaveLength(1))
  await opened.keys.click(picker())
  return opened
}

async function openDialog() {
  const opened = await open()
  await opened.keys.click(await screen.findByRole('option', { name: 'New Stop Contact' }))
  const dialog = await inDialog('New Stop Contact')
  const add = () => opened.keys.click(dialog.getByRole('button', { name: /^Add Contact/ }))
  return { ...opened, dialog, add }
}

describe('the contact of a stop', () => {
  it('is one of those at its location, or opens the dialog for a new one [STOP-11]', async () => {
    const { keys, portal } = await open()
    expect(portal.calls(getLocationContacts)[0]?.params).toEqual({ locationNumber: joliet.locationNumber })
    await screen.findByRole('option', { name: 'Denise Okafor' })
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'No contact',
      'Denise Okafor',
      'Luis Ferrer',
      'New Stop Contact',
    ])
    await keys.click(screen.getByRole('option', { name: 'New Stop Contact' }))
    expect(await screen.findByRole('dialog', { name: 'New Stop Contact' })).toBeVisible()
  })

  it('holds its id and name, and as a new one its name, email and mobile number [STOP-12]', async () => {
    const { keys, stop, add } = await openDialog()
    await fill(keys, {
      'First name': 'Mara',
      'Last name': 'Lind',
      Email: 'mara@acme.test',
      'Mobile number': '3125550144',
    })
    await add()
    await waitFor(() =>
      expect(stop(0).contact).toEqual({
        firstName: 'Mara',
        lastName: 'Lind',
        primaryEmail: 'mara@acme.test',
        mobileNumber: '(312) 555-0144',
        addNewContact: true,
      }),
    )
    expect(picker()).toHaveTextContent('Mara Lind')
    await keys.click(picker())
    await keys.click(await screen.findByRole('option', { name: 'Denise Okafor' }))
    expect(stop(0).contact).toEqual({
      contactId: denise.id,
      firstName: 'Denise',
      lastName: 'Okafor',
      isDefaultContact: true,
    })
  })

  it('is sent with its first name, last name, email and mobile phone number when it is new [STOP-13]', async () => {
    const { keys, sent, stop, add } = await openDialog()
    await fill(keys, {
      'First name': 'Mara',
      'Last name': 'Lind',
      Email: 'mara@acme.test',
      'Mobile number': '3125550144',
    })
    await add()
    await waitFor(() => expect(stop(0).contact).not.toBeNull())
    expect(sent()[0]?.contact).toEqual({
      firstName: 'Mara',
      lastName: 'Lind',
      email: 'mara@acme.test',
      phoneNumberMobile: '(312) 555-0144',
    })
  })

  it('needs a first and a last name [STOP-14]', async () => {
    const { dialog, add, stop } = await openDialog()
    await add()
    expect(await dialog.findByText('First name is required')).toBeVisible()
    expect(dialog.getByLabelText('First name')).toHaveAccessibleDescription('First name is required')
    expect(dialog.getByLabelText('Last name')).toHaveAccessibleDescription('Last name is required')
    expect(stop(0).contact).toBeNull()
  })

  it('needs an email address and a phone number that can be [STOP-15]', async () => {
    const { keys, dialog, add, stop } = await openDialog()
    await fill(keys, { 'First name': 'Mara', 'Last name': 'Lind', Email: 'mara@', 'Mobile number': '312' })
    await add()
    expect(await dialog.findByText('Must enter a valid email address')).toBeVisible()
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('Must enter a valid email address')
    expect(dialog.getByLabelText('Mobile number')).toHaveAccessibleDescription('Must enter a valid phone number')
    expect(stop(0).contact).toBeNull()
  })

  it('cannot be chosen without a location', async () => {
    await openStops()
    expect(picker()).toHaveAttribute('aria-disabled', 'true')
    expect(picker()).toHaveTextContent('Choose a location first')
  })
})
