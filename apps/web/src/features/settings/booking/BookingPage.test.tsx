import {
  type BillingSetting,
  type BillToCompany,
  createBillingSetting,
  createBillToCompany,
  deleteBillingSetting,
  deleteBillToCompany,
  getBillingSetting,
  getBillingSettings,
  getBillToCompanies,
  getBillToCompany,
  updateBillingSetting,
  updateBillToCompany,
} from '@lanewise/contract/billing'
import { getHistory } from '@lanewise/contract/history'
import { getPicture } from '@lanewise/contract/profile'
import { removeCompanyLogo, setCompanyLogo, updateBookingSettings } from '@lanewise/contract/settings'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anEntry, aSettingsServer, bar, openSettings } from '#features/settings/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'

const address = {
  addressLine1: '2400 Mound Rd',
  addressLine2: null,
  city: 'Joliet',
  state: 'IL',
  postalCode: '60433',
  country: 'US',
} as const
const company: BillingSetting = {
  id: '0198c0de-0000-7000-9000-0000000000a1',
  version: 1,
  name: 'Company',
  billToName: 'Acme Foods',
  ...address,
  addressLine1: '',
  terms: 30,
  isDefault: true,
  isThirdParty: false,
}
const statement: BillingSetting = {
  id: '0198c0de-0000-7000-9000-0000000000a2',
  version: 4,
  name: 'Statement',
  billToName: 'Acme Accounts',
  ...address,
  terms: 45,
  isDefault: false,
  isThirdParty: true,
}
const payer: BillToCompany = {
  id: '0198c0de-0000-7000-9000-0000000000b1',
  version: 2,
  billToCompanyNumber: 'B100001',
  name: 'Northwind Paper',
  ...address,
  terms: null,
}

const pixel = { contentType: 'image/png', data: 'aGk=' }
const logoFileId = '0198c0de-0000-7000-9000-0000000000c1'

async function openBooking(server = aSettingsServer()) {
  server.portal.on(getBillingSettings, { data: [company, statement] })
  server.portal.on(getBillingSetting, ({ params }) => (params.billingSettingId === company.id ? company : statement))
  server.portal.on(getBillToCompanies, { data: [payer] })
  server.portal.on(getBillToCompany, payer)
  const opened = await openSettings('/settings/booking', {}, server)
  await screen.findByText('Statement')
  await screen.findByText('Northwind Paper')
  const pick = async (name: string, item: string) => {
    await opened.keys.click(screen.getByRole('button', { name: `Actions for ${name}` }))
    await opened.keys.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { ...opened, pick }
}

const rows = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const dialog = (name: string) => screen.findByRole('dialog', { name: new RegExp(`^${name}`) })

describe('the logo of the company', () => {
  it('is chosen, replaced and removed, each at once', async () => {
    const server = aSettingsServer()
    const answer = (fileId: string | null) => () => {
      server.kept.booking = { ...server.kept.booking, logoFileId: fileId }
      return { ...server.kept.booking }
    }
    server.portal.on(getPicture, pixel)
    server.portal.on(setCompanyLogo, answer(logoFileId))
    server.portal.on(removeCompanyLogo, answer(null))
    const { keys, portal } = await openBooking(server)
    const card = within(screen.getByRole('region', { name: 'Company logo' }))
    expect(card.getByRole('img', { name: 'No company logo' })).toBeVisible()
    expect(card.queryByRole('button', { name: 'Remove logo' })).toBeNull()
    const input = card.getByLabelText('Company logo file')
    expect(input).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp')
    await keys.upload(input, new File(['hi'], 'logo.png', { type: 'image/png' }))
    expect(await screen.findByText('Logo changed')).toBeVisible()
    expect(portal.calls(setCompanyLogo)[0]?.body).toEqual({ data: 'aGk=' })
    expect(await card.findByRole('img', { name: 'Company logo' })).toHaveAttribute('src', 'data:image/png;base64,aGk=')
    expect(portal.calls(getPicture)[0]?.params).toEqual({ fileId: logoFileId })
    expect(card.getByRole('button', { name: 'Replace logo' })).toBeVisible()
    await keys.click(card.getByRole('button', { name: 'Remove logo' }))
    expect(await screen.findByText('Logo removed')).toBeVisible()
    expect(await card.findByRole('button', { name: 'Choose logo' })).toBeVisible()
  })

  it('shows the sign for none where it cannot be shown, and says why it was refused', async () => {
    const server = aSettingsServer()
    server.kept.booking = { ...server.kept.booking, logoFileId }
    server.portal.on(getPicture, pixel)
    server.portal.on(setCompanyLogo, refused(400, 'Choose a PNG, JPEG or WebP picture'))
    const { keys } = await openBooking(server)
    const card = within(screen.getByRole('region', { name: 'Company logo' }))
    fireEvent.error(await card.findByRole('img', { name: 'Company logo' }))
    expect(card.getByRole('img', { name: 'No company logo' })).toBeVisible()
    const input = card.getByLabelText('Company logo file')
    await keys.upload(input, new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' }))
    expect(await screen.findByText('Choose a logo of at most 2 MB')).toBeVisible()
    await keys.upload(input, new File(['hi'], 'logo.png', { type: 'image/png' }))
    expect(await screen.findByText('Choose a PNG, JPEG or WebP picture')).toBeVisible()
  })
})

describe('the speeds of trucks', () => {
  it('show the usual ones until the company sets its own, within bounds', async () => {
    const { keys, kept: stored } = await openBooking()
    const [full, ltl] = [/^Truckloads drive/, /^LTL freight drives/].map((name) => screen.getByLabelText(name))
    if (!full || !ltl) throw new Error('There are two speeds')
    expect([full, ltl].map((input) => input.getAttribute('placeholder'))).toEqual(['50', '40'])
    expect(screen.getByText('50 mph unless set; from 20 to 80')).toBeVisible()
    await keys.type(full, '90')
    await keys.tab()
    expect(await screen.findByText('At most 80 mph')).toBeVisible()
    await keys.clear(full)
    await keys.type(full, '55')
    expect(bar().getByText(/Truckloads drive/)).toBeVisible()
    await keys.click(bar().getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(stored.booking).toMatchObject({ truckloadSpeed: 55, ltlSpeed: null }))
  })
})

describe('the booking page', () => {
  it('stands first among the pages, with the switch, the billing settings and the bill-to companies', async () => {
    await openBooking()
    const pages = within(screen.getByRole('navigation', { name: 'Settings pages' })).getAllByRole('link')
    expect(pages.map(({ textContent }) => textContent)[0]).toBe('BookingBill-to, audit, costs, speeds, logo')
    expect(screen.getByRole('switch', { name: 'Bill-to company on orders' })).not.toBeChecked()
    expect(rows('Billing settings')).toEqual([
      'CompanyAcme FoodsNo address yet30 daysDefault ',
      'StatementAcme Accounts2400 Mound Rd, Joliet, IL 6043345 days Third party',
    ])
    expect(rows('Bill-to companies')).toEqual(['Northwind PaperB1000012400 Mound Rd, Joliet, IL 60433–'])
  })

  it('saves the switch with the version it began from, old and new in the bar', async () => {
    const { keys, portal } = await openBooking()
    await keys.click(screen.getByRole('switch', { name: 'Bill-to company on orders' }))
    expect(bar().getByRole('listitem')).toHaveTextContent('Bill-to company on ordersOff becomes On')
    await keys.click(screen.getByRole('button', { name: /^Save changes/ }))
    expect(await screen.findByText('Booking settings saved')).toBeVisible()
    expect(portal.calls(updateBookingSettings).map(({ body }) => body)).toEqual([
      { allowTMSBillToCompany: true, version: 5 },
    ])
  })

  it('takes days without shipping, each with its name [DEF-133]', async () => {
    const { keys, portal } = await openBooking()
    await keys.click(screen.getByRole('button', { name: 'Add Holiday' }))
    const holiday = within(screen.getByRole('group', { name: 'Holiday 1' }))
    await keys.type(holiday.getByLabelText(/^Name/), 'Inventory')
    await keys.type(holiday.getByLabelText(/^Day/), '12/24/2099')
    await keys.click(screen.getByRole('button', { name: /^Save changes/ }))
    expect(await screen.findByText('Booking settings saved')).toBeVisible()
    expect(portal.calls(updateBookingSettings).map(({ body }) => body)).toEqual([
      { companyHolidays: [{ date: '2099-12-24', name: 'Inventory' }], version: 5 },
    ])
  })

  it('takes prices of services for full and partial truckloads [DEF-130]', async () => {
    const { keys, portal } = await openBooking()
    await keys.click(screen.getByRole('button', { name: 'Add Price' }))
    const price = within(screen.getByRole('group', { name: 'Price 1' }))
    await keys.click(screen.getByRole('button', { name: /^Save changes/ }))
    expect(await screen.findByText('Choose a service')).toBeVisible()
    await keys.click(price.getByRole('combobox', { name: /^Service/ }))
    await keys.click(await screen.findByRole('option', { name: 'Inside Delivery' }))
    await keys.type(price.getByLabelText(/^Truckload/), '185')
    expect(bar().getByRole('listitem')).toHaveTextContent('Accessorial pricesNone becomes Inside Delivery $185.00')
    await keys.click(screen.getByRole('button', { name: /^Save changes/ }))
    expect(await screen.findByText('Booking settings saved')).toBeVisible()
    expect(portal.calls(updateBookingSettings).map(({ body }) => body)).toEqual([
      { accessorialPrices: [{ service: 'InsideDelivery', truckload: 185, partial: null }], version: 5 },
    ])
  })

  it('takes fee, fuel, stop charges and time zone in dollars and by name, and refuses both audits at once at the switch', async () => {
    const { keys, portal } = await openBooking()
    const fill = async (name: RegExp, text: string) => {
      await keys.clear(screen.getByLabelText(name))
      await keys.type(screen.getByLabelText(name), text)
    }
    await keys.click(screen.getByRole('switch', { name: 'Own freight audit' }))
    await keys.click(screen.getByRole('switch', { name: 'Third-party freight audit' }))
    await keys.click(screen.getByRole('button', { name: /^Save changes/ }))
    expect(screen.getByRole('switch', { name: 'Third-party freight audit' })).toHaveAccessibleDescription(
      'Cannot be used with own freight audit',
    )
    expect(portal.calls(updateBookingSettings)).toEqual([])
    await keys.click(screen.getByRole('switch', { name: 'Own freight audit' }))
    await fill(/^Audit fee \(/, '25')
    await fill(/^Fuel per mile/, '0.12345')
    await keys.click(screen.getByRole('button', { name: /^Save changes/ }))
    expect(await screen.findByText('At most 4 decimals')).toBeVisible()
    await fill(/^Fuel per mile/, '0.525')
    expect(
      bar()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toContain('Fuel per mile$0.50 becomes $0.525')
    await fill(/^First stop beyond two/, '80')
    await fill(/^Each further stop/, '110.5')
    await keys.click(screen.getByRole('combobox', { name: /^Time zone/ }))
    await keys.click(await screen.findByRole('option', { name: /Ciudad Juárez/ }))
    await keys.click(screen.getByRole('button', { name: /^Save changes/ }))
    expect(await screen.findByText('Booking settings saved')).toBeVisible()
    expect(portal.calls(updateBookingSettings).map(({ body }) => body)).toEqual([
      {
        enableThirdPartyTMSFreightAudit: true,
        freightAuditManagementFee: 25,
        fuelPerMile: 0.525,
        firstStopCharge: 80,
        furtherStopCharge: 110.5,
        timeZone: 'America/Ciudad_Juarez',
        version: 5,
      },
    ])
  })

  it('offers the time zones of the US, Canada and Mexico, and no other [UX-8]', async () => {
    const { keys } = await openBooking()
    await keys.click(screen.getByRole('combobox', { name: /^Time zone/ }))
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent ?? '')
    expect(new Set(offered.map((label) => label.slice(0, 4)))).toEqual(new Set(['US: ', 'CA: ', 'MX: ']))
    for (const place of ['Chicago', 'Toronto', 'Ciudad Juárez'])
      expect(offered.some((label) => label.includes(place))).toBe(true)
  })

  it('finds its lists by their names', async () => {
    const { keys } = await openBooking()
    await keys.type(screen.getByRole('textbox', { name: 'Find a setting' }), 'billing')
    expect(screen.getByRole('region', { name: 'Billing settings' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Bill-to companies' })).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('says why a list cannot be shown and tries again, and what an empty one means', async () => {
    const server = aSettingsServer()
    server.portal.on(getBillingSettings, refused(503, 'The database is being restarted'))
    const { keys } = await openSettings('/settings/booking', {}, server)
    expect(await screen.findByText('No bill-to companies')).toBeVisible()
    expect(await screen.findByText('The database is being restarted')).toBeVisible()
    server.portal.on(getBillingSettings, { data: [company] })
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No address yet')).toBeVisible()
  })
})

describe('a billing setting', () => {
  it('is added with name, bill-to, address, terms and marks; what is missing is said before it is sent', async () => {
    const { keys, portal } = await openBooking()
    portal.on(createBillingSetting, statement)
    await keys.click(screen.getByRole('button', { name: 'Add billing setting' }))
    const form = within(await dialog('Add Billing Setting'))
    await keys.click(form.getByRole('button', { name: /^Add/ }))
    expect((await form.findAllByText('This field is required.')).length).toBe(6)
    expect(portal.calls(createBillingSetting)).toEqual([])
    const entered = { Name: 'EDI', 'Bill to': 'Acme', 'Address Line 1': '1 Main', City: 'Joliet', 'Zip Code': '60433' }
    for (const [label, text] of Object.entries(entered))
      await keys.type(form.getByRole('textbox', { name: new RegExp(`^${label}`) }), text)
    await keys.click(form.getByRole('combobox', { name: /^State/ }))
    await keys.click(await screen.findByRole('option', { name: 'Illinois' }))
    await keys.clear(form.getByRole('textbox', { name: /^Terms/ }))
    await keys.type(form.getByRole('textbox', { name: /^Terms/ }), '15')
    await keys.click(form.getByRole('switch', { name: 'Default' }))
    await keys.click(form.getByRole('button', { name: /^Add/ }))
    expect(await screen.findByText('Billing setting added')).toBeVisible()
    expect(portal.calls(createBillingSetting).map(({ body }) => body)).toEqual([
      {
        name: 'EDI',
        billToName: 'Acme',
        ...address,
        addressLine1: '1 Main',
        terms: 15,
        isDefault: true,
        isThirdParty: false,
      },
    ])
  })

  it('is edited: only what was touched is sent, and a name that is taken is said at its field', async () => {
    const { keys, portal, pick } = await openBooking()
    const message = 'A billing setting named Company already exists'
    portal.on(updateBillingSetting, refused(409, message, { modelState: { name: [message] } }))
    await pick('Statement', 'Edit')
    const form = within(await dialog('Edit Billing Setting'))
    const name = form.getByRole('textbox', { name: /^Name/ })
    await keys.clear(name)
    await keys.type(name, 'Company')
    await keys.click(form.getByRole('button', { name: /^Save/ }))
    expect(await form.findByText(message)).toBeVisible()
    expect(name).toHaveValue('Company')
    expect(portal.calls(updateBillingSetting).map(({ params, body }) => [params, body])).toEqual([
      [{ billingSettingId: statement.id }, { name: 'Company', version: 4 }],
    ])
  })

  it('keeps the default mark until another one gets it', async () => {
    const { keys, pick } = await openBooking()
    await pick('Company', 'Edit')
    expect(within(await dialog('Edit Billing Setting')).getByRole('switch', { name: 'Default' })).toBeDisabled()
    await keys.keyboard('{Escape}')
    await keys.click(await screen.findByRole('button', { name: 'Actions for Company' }))
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('is deleted after a question, and a refusal is said in its own words', async () => {
    const { keys, portal, pick } = await openBooking()
    const reason = 'Statement is the default. Make another one the default, then delete it.'
    portal.on(deleteBillingSetting, refused(409, reason))
    await pick('Statement', 'Delete')
    const question = within(await dialog('Delete Billing Setting'))
    expect(question.getByText(/^Statement will no longer be available/)).toBeVisible()
    await keys.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(reason)).toBeVisible()
    expect(portal.calls(deleteBillingSetting).map(({ params }) => params)).toEqual([{ billingSettingId: statement.id }])
  })

  it('has a history of its own', async () => {
    const server = aSettingsServer()
    const sentences = ['Ben Cole changed Terms (days) from 30 to 45']
    server.portal.on(getHistory, { data: [anEntry({ entity: 'billingSetting', sentences })], total: 1 })
    const { portal, pick } = await openBooking(server)
    await pick('Statement', 'History')
    const drawer = within(await dialog('History of Statement'))
    expect(await drawer.findByText('Ben Cole changed Terms (days) from 30 to 45')).toBeVisible()
    expect(portal.calls(getHistory).map(({ params }) => params)).toContainEqual({
      entity: 'billingSetting',
      entityId: statement.id,
    })
  })
})

describe('a bill-to company', () => {
  it('is added, edited by its number and deleted', async () => {
    const { keys, portal, pick } = await openBooking()
    portal.on(createBillToCompany, payer)
    portal.on(updateBillToCompany, payer)
    portal.on(deleteBillToCompany, undefined)
    await keys.click(screen.getByRole('button', { name: 'Add bill-to company' }))
    const adding = within(await dialog('Add Bill-to Company'))
    const entered = { Name: 'Globex', 'Address Line 1': '5 Yonge', City: 'Toronto', 'Zip Code': 'M5V 2T6' }
    for (const [label, text] of Object.entries(entered))
      await keys.type(adding.getByRole('textbox', { name: new RegExp(`^${label}`) }), text)
    await keys.click(adding.getByRole('combobox', { name: /^Country/ }))
    await keys.click(await screen.findByRole('option', { name: /^CA/ }))
    await keys.click(adding.getByRole('combobox', { name: /^State/ }))
    await keys.click(await screen.findByRole('option', { name: 'Ontario' }))
    await keys.click(adding.getByRole('button', { name: /^Add/ }))
    expect(await screen.findByText('Bill-to company added')).toBeVisible()
    const ontario = { city: 'Toronto', state: 'ON', postalCode: 'M5V 2T6', country: 'CA' }
    expect(portal.calls(createBillToCompany)[0]?.body).toEqual({
      name: 'Globex',
      addressLine1: '5 Yonge',
      addressLine2: null,
      ...ontario,
      terms: null,
    })
    await pick('Northwind Paper', 'Edit')
    const editing = within(await dialog('Edit Bill-to Company'))
    await keys.type(editing.getByRole('textbox', { name: /^Terms/ }), '20')
    await keys.click(editing.getByRole('button', { name: /^Save/ }))
    expect(await screen.findByText('Bill-to company saved')).toBeVisible()
    expect(portal.calls(updateBillToCompany)[0]).toMatchObject({
      params: { billToCompanyNumber: 'B100001' },
      body: { terms: 20, version: 2 },
    })
    await pick('Northwind Paper', 'Delete')
    await keys.click(within(await dialog('Delete Bill-to Company')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Bill-to Company deleted')).toBeVisible()
    await waitFor(() =>
      expect(portal.calls(deleteBillToCompany)[0]?.params).toEqual({ billToCompanyNumber: 'B100001' }),
    )
  })
})
