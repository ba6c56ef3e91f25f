import {
  addCarrierContact,
  addCarrierInsurance,
  createCarrier,
  findCarrierByNumber,
  getCarrier,
  updateCarrier,
} from '@lanewise/contract/carriers'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCarrier, fill, openCarrier, openCarriers } from '#features/carriers/testing/given.tsx'
import { metConflict, refused } from '#testing/fake-portal.ts'

const prairie = aCarrier()
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))

describe('adding a carrier', () => {
  async function openAdd() {
    const opened = await openCarriers()
    await opened.keys.click(await screen.findByRole('button', { name: /Add Carrier/ }))
    return opened
  }

  it('begins with its number and offers the carrier that has it already [CARRIER-3]', async () => {
    const opened = await openAdd()
    opened.portal.on(findCarrierByNumber, { carrier: prairie })
    opened.answerCarrier()
    await fill(opened.keys, { 'DOT or docket number': 'Prairie' })
    await opened.keys.tab()
    expect(await screen.findByText('Enter a DOT number, or a docket number such as MC-123456')).toBeVisible()
    await fill(opened.keys, { 'DOT or docket number': 'mc 123456' })
    await opened.keys.click(screen.getByRole('button', { name: /Continue/ }))
    expect(await screen.findByText('Prairie Freight has this number already.')).toBeVisible()
    await opened.keys.click(screen.getByRole('button', { name: 'Open carrier' }))
    expect(opened.address()).toBe(`/carriers/${prairie.carrierId}`)
    expect(opened.portal.calls(createCarrier)).toHaveLength(0)
  })

  it('goes on with a free number to the form, and to the carrier when it is saved [CARRIER-3]', async () => {
    const opened = await openAdd()
    const { keys, portal } = opened
    portal.on(findCarrierByNumber, { carrier: null })
    portal.on(
      createCarrier,
      refused(409, 'Taken', { modelState: { scac: ['A carrier with this SCAC already exists.'] } }),
    )
    opened.answerCarrier()
    await fill(keys, { 'DOT or docket number': '0080321' })
    await keys.click(screen.getByRole('button', { name: /Continue/ }))
    expect(await screen.findByLabelText('DOT number')).toHaveValue('80321')
    await fill(keys, { Name: 'Prairie Freight', SCAC: 'prft' })
    await keys.click(screen.getByRole('checkbox', { name: 'Truckload' }))
    await keys.click(screen.getByRole('checkbox', { name: 'Flatbed' }))
    await keys.click(screen.getByRole('button', { name: /^Add/ }))
    expect(await screen.findByText('A carrier with this SCAC already exists.')).toBeVisible()
    portal.on(createCarrier, prairie)
    await fill(keys, { SCAC: 'prfx' })
    await keys.click(screen.getByRole('button', { name: /^Add/ }))
    expect(await screen.findByText('Carrier added')).toBeVisible()
    expect(portal.calls(createCarrier)[1]?.body).toMatchObject({
      name: 'Prairie Freight',
      dotNumber: '80321',
      scac: 'PRFX',
      modes: ['TL'],
      equipmentModes: [3],
    })
    expect(opened.address()).toBe(`/carriers/${prairie.carrierId}`)
  })
})

describe('editing a carrier', () => {
  it('shows mine and theirs where both changed a field, and saves what is chosen [DEF-123]', async () => {
    const { keys, portal } = await openCarrier(prairie)
    portal.on(updateCarrier, ({ body }) =>
      body.version === 1 ? metConflict('name', 'Prairie Group', 'Prairie Lines') : { ...prairie, version: 8 },
    )
    portal.on(getCarrier, { ...prairie, name: 'Prairie Lines', phone: '(312) 555-0101', version: 7 })
    await keys.keyboard('e')
    await fill(keys, { Name: 'Prairie Group', Email: 'desk@prairie.test' })
    await keys.click(dialog('Edit Carrier').getByRole('button', { name: /Save/ }))
    await keys.click(await screen.findByRole('button', { name: /^Theirs, take Name/ }))
    await screen.findByText('Carrier saved')
    expect(portal.calls(updateCarrier).map(({ body }) => body)).toEqual([
      { name: 'Prairie Group', email: 'desk@prairie.test', version: 1 },
      { email: 'desk@prairie.test', version: 7 },
    ])
  })

  it('says "An unknown error has occurred" when the answer to the dialog says nothing readable [UX-21]', async () => {
    const { keys, portal } = await openCarrier(prairie)
    portal.on(updateCarrier, refused(500, ''))
    await keys.keyboard('e')
    await fill(keys, { Name: 'Prairie Group' })
    await keys.click(dialog('Edit Carrier').getByRole('button', { name: /Save/ }))
    expect(await screen.findByText('An unknown error has occurred')).toBeVisible()
    expect(dialog('Edit Carrier').getByLabelText('Name')).toHaveValue('Prairie Group')
  })

  it('asks for one of the two numbers before it saves [CARRIER-3]', async () => {
    const { keys, portal } = await openCarrier(aCarrier({ docketNumber: null }))
    await keys.click(screen.getByRole('button', { name: /^Edit/ }))
    await fill(keys, { 'DOT number': '' })
    await keys.click(dialog('Edit Carrier').getByRole('button', { name: /Save/ }))
    expect(await screen.findByText('Enter a DOT number or a docket number.')).toBeVisible()
    expect(portal.calls(updateCarrier)).toHaveLength(0)
  })
})

describe('the records of a carrier', () => {
  it('takes a certificate with its limit in dollars, and none that ends before it begins [CARRIER-2]', async () => {
    const { keys, portal } = await openCarrier(prairie)
    portal.on(addCarrierInsurance, prairie)
    await keys.click(screen.getByRole('button', { name: 'Add certificate' }))
    const form = dialog('Add Certificate')
    await keys.click(form.getByRole('button', { name: /^Add/ }))
    expect(await form.findAllByText('This field is required.')).toHaveLength(5)
    await fill(keys, {
      'Limit (USD)': '100000.50',
      Insurer: 'Great Plains Mutual',
      'Policy number': 'CG-9',
      Effective: '2026-06-01',
      Expires: '2026-05-31',
    })
    expect(await form.findByText('Must not be before the effective date')).toBeVisible()
    await fill(keys, { Expires: '2027-05-31' })
    await keys.click(form.getByRole('button', { name: /^Add/ }))
    expect(await screen.findByText('Certificate added')).toBeVisible()
    expect(portal.calls(addCarrierInsurance)[0]?.body).toEqual({
      kind: 'Cargo',
      insurer: 'Great Plains Mutual',
      policyNumber: 'CG-9',
      coverageCents: 10_000_050,
      effectiveOn: '2026-06-01',
      expiresOn: '2027-05-31',
    })
  })

  it('takes a contact with role, phone and after-hours phone [CARRIER-2]', async () => {
    const { keys, portal } = await openCarrier(prairie)
    portal.on(addCarrierContact, prairie)
    await keys.click(screen.getByRole('button', { name: 'Add contact' }))
    const form = dialog('Add Contact')
    await fill(keys, { Name: 'Dana Roe', Email: 'nobody', Phone: '3125550101' })
    await keys.click(form.getByRole('button', { name: /^Add/ }))
    expect(await form.findByText('Not a valid email')).toBeVisible()
    await fill(keys, { Email: 'dana@prairie.test' })
    await keys.click(form.getByRole('button', { name: /^Add/ }))
    expect(await screen.findByText('Contact added')).toBeVisible()
    expect(portal.calls(addCarrierContact)[0]?.body).toEqual({
      name: 'Dana Roe',
      role: 'Dispatch',
      email: 'dana@prairie.test',
      phone: '(312) 555-0101',
      afterHoursPhone: null,
    })
  })
})
