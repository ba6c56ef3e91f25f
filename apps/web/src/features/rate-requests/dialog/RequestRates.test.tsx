import { createRateRequest, findAskableCarriers } from '@lanewise/contract/rate-requests'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { askable } from '#features/rate-requests/testing/given.tsx'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { RequestRates } from './RequestRates.tsx'

async function openDialog() {
  const portal = createFakePortal()
  const carriers = [
    askable(1),
    askable(2),
    askable(3, { obstacle: 'Cole Transport is on hold and cannot be booked or tendered: Claims' }),
    askable(4, { contacts: [], fits: false }),
  ]
  portal.on(findAskableCarriers, ({ query }) => {
    const q = String((query as { q?: string } | undefined)?.q ?? '').toLowerCase()
    return { items: carriers.filter(({ name }) => name.toLowerCase().includes(q)) }
  })
  portal.on(createRateRequest, { rateRequestId: askable(1).carrierId, shipmentNumber: 'S104475' })
  const onClose = vi.fn()
  const opened = await renderScreen(<RequestRates shipmentNumber="S104475" onClose={onClose} />, { portal })
  const dialog = within(await screen.findByRole('dialog', { name: 'Request Rates' }))
  await dialog.findByRole('checkbox', { name: /Able Trucking/ })
  return { ...opened, portal, dialog, onClose }
}

describe('the request for rates', () => {
  it('goes to the chosen contacts of the chosen carriers, with a moment and words, and tells before how many mails [RFQ-1]', async () => {
    const { keys, portal, dialog, onClose } = await openDialog()
    await keys.click(dialog.getByRole('checkbox', { name: /Able Trucking/ }))
    const who = within(dialog.getByRole('list', { name: 'Recipients' }))
    expect(who.getByRole('checkbox', { name: /Bea Novak, Dispatch/ })).toBeChecked()
    expect(who.getByRole('checkbox', { name: /Carl Diaz, Billing/ })).not.toBeChecked()
    await keys.click(who.getByRole('checkbox', { name: /Carl Diaz/ }))
    await keys.type(dialog.getByRole('textbox', { name: 'Search carriers' }), 'baker')
    await keys.click(await dialog.findByRole('checkbox', { name: /Baker Lines/ }))
    expect(dialog.getByText('Goes to 2 carriers in 3 emails')).toBeVisible()
    await keys.type(dialog.getByLabelText('Message to the carriers'), 'Quote all in.')
    await keys.type(dialog.getByLabelText(/^Target price/), '1450.5')
    await keys.click(dialog.getByRole('button', { name: /^Send request/ }))
    expect(await screen.findByText('Rates requested from 2 carriers')).toBeVisible()
    expect(onClose).toHaveBeenCalled()
    const [call] = portal.calls(createRateRequest)
    expect([call?.params, call?.body]).toEqual([
      { shipmentNumber: 'S104475' },
      {
        carriers: [
          { carrierId: askable(1).carrierId, emails: ['bea@carrier1.test', 'carl@carrier1.test'] },
          { carrierId: askable(2).carrierId, emails: ['bea@carrier2.test'] },
        ],
        replyBy: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        message: 'Quote all in.',
        target: 1450.5,
      },
    ])
  })

  it('is not sent without a carrier or without a contact, and says so', async () => {
    const { keys, portal, dialog } = await openDialog()
    await keys.click(dialog.getByRole('button', { name: /^Send request/ }))
    expect(await dialog.findByText('Choose at least one carrier')).toBeVisible()
    await keys.click(dialog.getByRole('checkbox', { name: /Able Trucking/ }))
    await keys.click(dialog.getByRole('checkbox', { name: /Bea Novak, Dispatch/ }))
    await keys.click(dialog.getByRole('button', { name: /^Send request/ }))
    expect(await dialog.findByText('Choose at least one contact of each carrier')).toBeVisible()
    await keys.click(dialog.getByRole('button', { name: 'Do not ask Able Trucking' }))
    expect(dialog.getByRole('checkbox', { name: /Able Trucking/ })).not.toBeChecked()
    expect(portal.calls(createRateRequest)).toEqual([])
  })

  it('says of each carrier that cannot be asked why', async () => {
    const { keys, dialog } = await openDialog()
    const held = dialog.getByRole('checkbox', { name: /Cole Transport/ })
    expect(held).toHaveAttribute('aria-disabled', 'true')
    expect(dialog.getAllByText(/is on hold and cannot be booked or tendered: Claims/)[0]).toBeVisible()
    expect(dialog.getAllByText('No email address on file for this carrier')[0]).toBeVisible()
    await keys.click(held)
    expect(dialog.getByText('Choose the carriers to ask.')).toBeVisible()
  })

  it('says that nothing is found, what does not fit, and which address is the main one', async () => {
    const { keys, portal, dialog } = await openDialog()
    const nameless = { name: null, role: null, email: 'x@y.test' }
    portal.on(findAskableCarriers, { items: [askable(2, { fits: false, contacts: [nameless] })] })
    await keys.type(dialog.getByRole('textbox', { name: 'Search carriers' }), 'b')
    expect(await dialog.findByText('DOT 9000302 · other mode or equipment')).toBeVisible()
    await keys.click(dialog.getByRole('checkbox', { name: /Baker Lines/ }))
    expect(await dialog.findByRole('checkbox', { name: /^Main email/ })).toBeChecked()
    portal.on(findAskableCarriers, { items: [] })
    await keys.type(dialog.getByRole('textbox', { name: 'Search carriers' }), 'zz')
    expect(await dialog.findByText('No carriers found')).toBeVisible()
  })

  it('shows at its field that the moment is over, and keeps what was entered', async () => {
    const { keys, portal, dialog } = await openDialog()
    const message = 'Choose a moment in the future'
    portal.on(createRateRequest, refused(400, message, { modelState: { replyBy: [message] } }))
    await keys.click(dialog.getByRole('checkbox', { name: /Able Trucking/ }))
    await keys.type(dialog.getByLabelText('Message to the carriers'), 'Quote all in.')
    await keys.click(dialog.getByRole('button', { name: /^Send request/ }))
    expect(await dialog.findByText(message)).toBeVisible()
    expect(dialog.getByLabelText('Message to the carriers')).toHaveValue('Quote all in.')
  })

  it('changes the contacts of one carrier alone, and drops a carrier from either side', async () => {
    const { keys, portal, dialog } = await openDialog()
    expect(dialog.queryByText(/^Goes to/)).toBeNull()
    await keys.click(dialog.getByRole('checkbox', { name: /Able Trucking/ }))
    expect(dialog.getByText('Goes to 1 carrier in 1 email')).toBeVisible()
    await keys.click(dialog.getByRole('checkbox', { name: /Baker Lines/ }))
    const contactsOf = (name: string) => within(dialog.getByText(name, { selector: 'header b' }).closest('li') as never)
    await keys.click(contactsOf('Baker Lines').getByRole('checkbox', { name: /Carl Diaz/ }))
    expect(contactsOf('Able Trucking').getByRole('checkbox', { name: /Carl Diaz/ })).not.toBeChecked()
    await keys.click(contactsOf('Baker Lines').getByRole('checkbox', { name: /Bea Novak/ }))
    await keys.click(dialog.getByRole('checkbox', { name: /Able Trucking/ }))
    expect(dialog.getByText('Goes to 1 carrier in 1 email')).toBeVisible()
    await keys.click(dialog.getByRole('button', { name: /^Send request/ }))
    expect(await screen.findByText('Rates requested from 1 carrier')).toBeVisible()
    expect(portal.calls(createRateRequest)[0]?.body).toMatchObject({
      carriers: [{ carrierId: askable(2).carrierId, emails: ['carl@carrier2.test'] }],
      message: null,
      target: null,
    })
  })

  it('keeps the carriers that were found while others are looked for, and tells what is known of each', async () => {
    const { keys, portal, dialog } = await openDialog()
    expect(dialog.getByText('DOT 9000301')).toBeVisible()
    const { promise, resolve } = Promise.withResolvers<object>()
    portal.on(findAskableCarriers, () => promise as never)
    await keys.type(dialog.getByRole('textbox', { name: 'Search carriers' }), 'b')
    await expect.poll(() => portal.calls(findAskableCarriers).length).toBe(2)
    expect(dialog.getByRole('checkbox', { name: /Able Trucking/ })).toBeVisible()
    expect(dialog.queryByText('No carriers found')).toBeNull()
    resolve({ items: [askable(2, { dotNumber: null, fits: false })] })
    expect(await dialog.findByText('other mode or equipment')).toBeVisible()
    expect(dialog.getByLabelText('Message to the carriers')).toHaveAttribute('maxlength', '1000')
    await keys.click(dialog.getByLabelText(/^Target price/))
    await keys.paste('1234567890123')
    expect(dialog.getByLabelText(/^Target price/)).toHaveValue('123456789012')
  })

  it('says that carriers could not be read, and reads them again', async () => {
    const portal = createFakePortal()
    portal.on(findAskableCarriers, refused(503, 'The database rests'))
    const { keys } = await renderScreen(<RequestRates shipmentNumber="S104475" onClose={() => {}} />, { portal })
    expect(screen.queryByText('The database rests')).toBeNull()
    expect(await screen.findByText('The database rests')).toBeVisible()
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
    portal.on(findAskableCarriers, { items: [askable(1)] })
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('checkbox', { name: /Able Trucking/ })).toBeVisible()
    expect(screen.queryByText('The database rests')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.queryByText('Loading')).toBeNull()
  })
})
