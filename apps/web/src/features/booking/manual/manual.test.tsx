import { bookShipment } from '@lanewise/contract/booking'
import { findCarrierOptions } from '@lanewise/contract/carriers'
import { updateShipmentDetails } from '@lanewise/contract/shipments'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { able, book, byHand, charge, type Opened, open, setRate } from '#features/booking/testing/shipment-to-book.tsx'

const pick = async ({ keys }: Opened, number: number, field: RegExp, option: string) => {
  await keys.click(charge(number).getByRole('combobox', { name: field }))
  await keys.click(await screen.findByRole('option', { name: option }))
}
const description = (number: number) => charge(number).getByLabelText(/^Description/)
const total = (number: number) => screen.getByLabelText(`Total of charge ${number}`)

describe('a charge of a booking by hand', () => {
  it('is called by its type until somebody calls it otherwise', async () => {
    const opened = await open({ mode: 'TL', by: 'manual' })
    await pick(opened, 1, /^Type/, 'Detention')
    expect(charge(1).getByRole('combobox', { name: /^Type/ })).toHaveTextContent('Detention')
    expect(description(1)).toHaveValue('Detention')
    await opened.keys.clear(description(1))
    await pick(opened, 1, /^Type/, 'Layover')
    expect(description(1)).toHaveValue('Layover')
    await opened.keys.clear(description(1))
    await opened.keys.click(description(1))
    await opened.keys.paste('Two nights in Laredo')
    await pick(opened, 1, /^Type/, 'Detention')
    expect(description(1)).toHaveValue('Two nights in Laredo')
  })

  it('is no longer nameless once its type names it', async () => {
    const opened = await open({ mode: 'TL', by: 'manual' })
    await opened.keys.clear(description(1))
    await book(opened)
    await waitFor(() => expect(description(1)).toHaveAccessibleDescription())
    await pick(opened, 1, /^Type/, 'Layover')
    await waitFor(() => expect(description(1)).not.toHaveAccessibleDescription())
  })

  it('is counted in units unless it is flat, which fixes them at 1', async () => {
    const opened = await open({ mode: 'TL', by: 'manual' })
    const units = () => charge(1).getByLabelText(/^Units/)
    expect(units()).toBeDisabled()
    await pick(opened, 1, /^Method/, 'Per Mile')
    expect(units()).toBeEnabled()
    expect(units()).toHaveValue('1')
    await opened.keys.clear(units())
    expect(total(1)).toHaveTextContent('–')
    await opened.keys.type(units(), '781')
    await setRate(opened, 1, '2.5')
    expect(total(1)).toHaveTextContent('$1,952.50')
    await pick(opened, 1, /^Method/, 'Flat')
    expect(units()).toHaveValue('1')
    expect(units()).toBeDisabled()
    expect(total(1)).toHaveTextContent('$2.50')
  })

  it('offers no share of something else, and nothing of a freight audit', async () => {
    const { keys } = await open({ mode: 'TL', by: 'manual' })
    await keys.click(charge(1).getByRole('combobox', { name: /^Method/ }))
    await screen.findByRole('option', { name: 'Per Mile' })
    expect(screen.queryByRole('option', { name: 'Percent' })).toBeNull()
    await keys.keyboard('{Escape}')
    await keys.click(charge(1).getByRole('combobox', { name: /^Type/ }))
    await screen.findByRole('option', { name: 'Layover' })
    expect(screen.queryByRole('option', { name: /Audit/ })).toBeNull()
  })

  it('begins as Other, can be a credit, and counts in the sum while its numbers are complete', async () => {
    const opened = await open({ mode: 'TL', by: 'manual' })
    const sum = screen.getByLabelText('Total of all charges')
    expect(screen.queryByRole('group', { name: 'Charge 2' })).toBeNull()
    await setRate(opened, 1, '1000')
    await opened.keys.click(screen.getByRole('button', { name: 'Add Charge' }))
    expect(charge(2).getByRole('combobox', { name: /^Type/ })).toHaveTextContent('Other')
    expect(description(2)).toHaveValue('')
    expect(charge(2).getByLabelText(/^Units/)).toHaveValue('1')
    await setRate(opened, 2, '-50.25')
    expect(sum).toHaveTextContent('$949.75')
    await opened.keys.clear(charge(2).getByLabelText(/^Rate/))
    expect(total(2)).toHaveTextContent('–')
    expect(sum).toHaveTextContent('$1,000.00')
    await opened.keys.click(screen.getByRole('button', { name: 'Remove charge 1' }))
    expect(sum).toHaveTextContent('$0.00')
    await opened.keys.click(screen.getByRole('button', { name: 'Remove charge 1' }))
    await book(opened)
    expect(await screen.findByRole('alert')).toHaveTextContent(/charge/)
    expect(opened.portal.calls(bookShipment)).toEqual([])
  })
})

describe('a booking by hand', () => {
  it('of a truckload has one charge and no billed class, and sends its total', async () => {
    const opened = await open({ mode: 'TL', by: 'manual' })
    expect(screen.getByText('With a carrier in your network, at an agreed price')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: /^Billed class/ })).toBeNull()
    await byHand(opened)
    await setRate(opened, 1, '1800')
    await book(opened)
    await screen.findByText(/booked successfully/)
    expect(opened.portal.calls(bookShipment)[0]?.body).toMatchObject({
      shippingMode: 'TL',
      proNumber: null,
      manualBookingCharges: [{ type: 'FreightRate', rate: 1800, total: 1800 }],
    })
  })

  it('needs a carrier, and forgets one that was taken back', async () => {
    const opened = await open({ mode: 'TL', by: 'manual' })
    const carrier = screen.getByRole('combobox', { name: /^Carrier/ })
    await book(opened)
    await waitFor(() => expect(carrier).toHaveAccessibleDescription('This field is required.'))
    await byHand(opened)
    await waitFor(() => expect(carrier).not.toHaveAccessibleDescription())
    await opened.keys.clear(carrier)
    await opened.keys.tab()
    await waitFor(() => expect(carrier).toHaveAccessibleDescription('This field is required.'))
    await book(opened)
    expect(opened.portal.calls(bookShipment)).toEqual([])
  })

  it('tells carriers apart, warns beside one without insurance on file, and books none that is on hold or whose insurance has expired [DEF-106]', async () => {
    const late = 'Late Freight cannot be booked or tendered: Cargo certificate C-1 expired 3 days ago.'
    const held = 'Held Freight is on hold and cannot be booked or tendered: Claims'
    const warning = 'No insurance certificate is on file.'
    const other = (end: string, name: string, facts: object) => ({
      ...able,
      carrierId: `0198c0de-0000-7000-8000-0000000000${end}`,
      name,
      ...facts,
    })
    const opened = await open({ mode: 'TL', by: 'manual' })
    const bare = other('e4', 'Bare Freight', { scac: null, dotNumber: null, bookingWarning: warning })
    opened.portal.on(findCarrierOptions, {
      items: [
        able,
        other('e2', 'Late Freight', { insuranceState: 'Expired', bookingObstacle: late }),
        other('e3', 'Held Freight', { isOnHold: true, bookingObstacle: held }),
        bare,
      ],
    } as never)
    const carrier = screen.getByRole('combobox', { name: /^Carrier/ })
    await opened.keys.type(carrier, 'Freight')
    await screen.findByRole('option', { name: /Held Freight/ })
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Able FreightABLE · DOT 9000308',
      `Late FreightABLE · DOT 9000308 · ${late}`,
      `Held FreightABLE · DOT 9000308 · ${held}`,
      `Bare Freight${warning}`,
    ])
    const disabled = screen.getAllByRole('option').map((one) => one.getAttribute('aria-disabled') === 'true')
    expect(disabled).toEqual([false, true, true, false])
    await opened.keys.click(screen.getByRole('option', { name: /Bare Freight/ }))
    expect(carrier).toHaveValue('Bare Freight')
    expect(screen.getByText(warning).closest('[role="status"]')).toBeVisible()
    await setRate(opened, 1, '1800')
    await book(opened)
    await screen.findByText(/booked successfully/)
    expect(opened.portal.calls(bookShipment)[0]?.body).toMatchObject({ carrierId: bare.carrierId })
  })

  it('says nothing of the insurance of a carrier that is covered, nor of one that was taken back', async () => {
    const opened = await open({ mode: 'TL', by: 'manual' })
    const warning = 'No insurance certificate is on file.'
    await byHand(opened)
    expect(screen.queryByText(warning)).toBeNull()
    opened.portal.on(findCarrierOptions, { items: [{ ...able, bookingWarning: warning }] } as never)
    await opened.keys.clear(screen.getByRole('combobox', { name: /^Carrier/ }))
    await byHand(opened)
    expect(await screen.findByText(warning)).toBeVisible()
    await opened.keys.clear(screen.getByRole('combobox', { name: /^Carrier/ }))
    await opened.keys.tab()
    await waitFor(() => expect(screen.queryByText(warning)).toBeNull())
  })

  it('is sent once with its PRO number, however often it is pressed', async () => {
    const opened = await open({ mode: 'TL', by: 'manual' })
    const { promise, resolve } = Promise.withResolvers<{
      shipmentId: string
      shipmentNumber: string
      version: number
    }>()
    opened.portal.on(bookShipment, () => promise)
    await byHand(opened, '0771204583')
    await opened.keys.dblClick(screen.getByRole('button', { name: /^Book/ }))
    await act(async () => resolve({ shipmentId: opened.shipment.id, shipmentNumber: 'S104475', version: 4 }))
    await book(opened)
    expect(await screen.findByText(/booked successfully/)).toBeVisible()
    await book(opened)
    expect(opened.portal.calls(bookShipment).map(({ body }) => body.proNumber)).toEqual(['0771204583'])
    expect(opened.portal.calls(updateShipmentDetails)).toEqual([])
  })

  it('keeps what was entered while rates are looked at, and is not left without a question', async () => {
    const opened = await open({ mode: 'TL', by: 'manual' })
    await byHand(opened)
    await opened.keys.click(screen.getByRole('radio', { name: 'Rates' }))
    expect(await screen.findByRole('button', { name: /^Select Copperline/ })).toBeVisible()
    expect(opened.address()).toMatch(/by=rates/)
    expect(screen.queryByRole('combobox', { name: /^Carrier/ })).toBeNull()
    await opened.keys.click(screen.getByRole('radio', { name: 'Manual' }))
    expect(screen.getByRole('combobox', { name: /^Carrier/ })).toHaveValue('Able Freight')
    expect(screen.queryByRole('button', { name: /^Select Copperline/ })).toBeNull()
    await opened.keys.click(screen.getByRole('link', { name: 'View Shipment' }))
    expect(within(await screen.findByRole('dialog')).getByRole('heading')).toBeVisible()
    expect(opened.address()).toMatch(/\/book/)
  })
})
