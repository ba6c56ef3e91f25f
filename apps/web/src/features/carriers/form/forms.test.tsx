import {
  addCarrierContact,
  addCarrierInsurance,
  createCarrier,
  findCarrierByNumber,
  getCarrier,
  removeCarrierContact,
  updateCarrier,
  updateCarrierContact,
  updateCarrierInsurance,
} from '@lanewise/contract/carriers'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCarrier, aCertificate, fill, openCarrier, openCarriers } from '#features/carriers/testing/given.tsx'
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
    expect(await screen.findByText('Prairie Freight already has this number.')).toBeVisible()
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
  it('takes a certificate with its limit in dollars, and none that ends before it begins', async () => {
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

  it('takes a contact with role, phone and after-hours phone', async () => {
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

  const contact = {
    carrierContactId: '0198c0de-0000-7000-b000-000000000001',
    name: 'Dana Roe',
    role: 'Dispatch',
    email: 'dana@prairie.test',
    phone: null,
    afterHoursPhone: null,
  } as const
  const menu = async (keys: { click: (element: Element) => Promise<void> }, of: string, entry: string) => {
    await keys.click(screen.getByRole('button', { name: of }))
    await keys.click(await screen.findByRole('menuitem', { name: entry }))
  }

  it('changes a certificate: only what was touched is sent, and somebody else may have changed it meanwhile', async () => {
    const carrier = aCarrier({ certificates: [aCertificate(), aCertificate({ policyNumber: 'CG-2' })] })
    const [, second] = carrier.certificates
    const { keys, portal } = await openCarrier(carrier)
    portal.on(updateCarrierInsurance, ({ body }) =>
      body.version === 1 ? metConflict('insurer', 'North Mutual', 'South Mutual') : { ...carrier, version: 3 },
    )
    const theirs = { ...second, insurer: 'South Mutual' }
    portal.on(getCarrier, { ...carrier, certificates: [carrier.certificates[0], theirs], version: 2 } as never)
    await menu(keys, 'Actions for CG-2', 'Edit')
    const form = dialog('Edit Certificate')
    expect(form.getByLabelText('Limit (USD)')).toHaveValue('250000')
    await keys.clear(form.getByLabelText('Limit (USD)'))
    await keys.click(form.getByLabelText('Limit (USD)'))
    await keys.paste('1234567890.1234')
    expect(form.getByLabelText('Limit (USD)')).toHaveValue('1234567890.12')
    await fill(keys, { Insurer: 'North Mutual', 'Limit (USD)': '300000' })
    await keys.click(form.getByRole('button', { name: /^Save/ }))
    await keys.click(await screen.findByRole('button', { name: /^Theirs, take Insurer/i }))
    expect(await screen.findByText('Certificate saved')).toBeVisible()
    expect(portal.calls(updateCarrierInsurance).map(({ params, body }) => [params.certificateId, body])).toEqual([
      [second?.certificateId, { insurer: 'North Mutual', coverageCents: 30_000_000, version: 1 }],
      [second?.certificateId, { coverageCents: 30_000_000, version: 2 }],
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('changes a contact: only what was touched is sent, and somebody else may have changed it meanwhile', async () => {
    const other = { ...contact, carrierContactId: contact.carrierContactId.replace(/1$/, '2'), name: 'Ed Fox' }
    const carrier = aCarrier({ contacts: [contact, other] })
    const { keys, portal } = await openCarrier(carrier)
    portal.on(updateCarrierContact, ({ body }) =>
      body.version === 1 ? metConflict('name', 'Eddie Fox', 'Edward Fox') : { ...carrier, version: 3 },
    )
    portal.on(getCarrier, { ...carrier, contacts: [contact, { ...other, name: 'Edward Fox' }], version: 2 })
    await menu(keys, 'Actions for Ed Fox', 'Edit')
    const form = dialog('Edit Contact')
    expect(form.getByText('Ed Fox')).toBeVisible()
    expect(form.getByLabelText('Email')).toHaveValue('dana@prairie.test')
    await fill(keys, { Name: 'Eddie Fox', Email: 'ed@prairie.test' })
    await keys.click(form.getByRole('button', { name: /^Save/ }))
    await keys.click(await screen.findByRole('button', { name: /^Theirs, take Name/ }))
    expect(await screen.findByText('Contact saved')).toBeVisible()
    expect(portal.calls(updateCarrierContact).map(({ params, body }) => [params.carrierContactId, body])).toEqual([
      [other.carrierContactId, { name: 'Eddie Fox', email: 'ed@prairie.test', version: 1 }],
      [other.carrierContactId, { email: 'ed@prairie.test', version: 2 }],
    ])
  })

  it('loses a contact after a question that names it', async () => {
    const { keys, portal } = await openCarrier(aCarrier({ contacts: [contact] }))
    portal.on(removeCarrierContact, prairie)
    await menu(keys, 'Actions for Dana Roe', 'Remove')
    const question = dialog('Remove Contact?')
    expect(question.getByText('Dana Roe will no longer be a contact of Prairie Freight.')).toBeVisible()
    await keys.click(question.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Contact removed')).toBeVisible()
    expect(portal.calls(removeCarrierContact)[0]?.params.carrierContactId).toBe(contact.carrierContactId)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('needs a name, and says which facts a new carrier needs', async () => {
    const opened = await openCarriers()
    opened.portal.on(findCarrierByNumber, { carrier: null })
    opened.answerCarrier()
    await opened.keys.click(await screen.findByRole('button', { name: /Add Carrier/ }))
    expect(
      screen.getByText('Enter digits only for a DOT number. Docket numbers start with MC, MX or FF.'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: /Continue/ })).toBeDisabled()
    await fill(opened.keys, { 'DOT or docket number': 'mc 123456' })
    await opened.keys.click(screen.getByRole('button', { name: /Continue/ }))
    expect(await screen.findByLabelText('Docket number')).toHaveValue('MC-123456')
    expect(screen.getByText('Name and one of the two numbers are required')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Add/ })).toBeDisabled()
    expect(screen.getByLabelText('SCAC')).toHaveAttribute('maxlength', '4')
    await fill(opened.keys, { Name: 'New Lines' })
    expect(screen.getByRole('button', { name: /^Add/ })).toBeEnabled()
  })

  it('does not offer a carrier any more once another number is typed', async () => {
    const opened = await openCarriers()
    opened.portal.on(findCarrierByNumber, { carrier: prairie })
    await opened.keys.click(await screen.findByRole('button', { name: /Add Carrier/ }))
    await fill(opened.keys, { 'DOT or docket number': '80321' })
    await opened.keys.click(screen.getByRole('button', { name: /Continue/ }))
    expect(await screen.findByText('Prairie Freight already has this number.')).toBeVisible()
    await fill(opened.keys, { 'DOT or docket number': '80322' })
    expect(screen.queryByText('Prairie Freight already has this number.')).toBeNull()
  })
})
