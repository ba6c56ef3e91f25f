import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aDropoff, anItem, aStop } from '#features/orders/testing/order-stops.ts'
import { renderUi } from '#testing/render.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { StopList } from './StopList.tsx'

const stops = () => screen.getAllByRole('listitem', { name: /^Stop \d/ }).map((stop) => within(stop))
const [pickup, dropoff] = [aStop(), aDropoff()]
const reference = (value: string) => ({ label: 'Other', value, typeId: 'Other' as const, isRequired: false })

describe('each stop', () => {
  it('shows its number, its type and a marker where an appointment is required [STOPVIEW-3]', () => {
    renderUi(<StopList stops={[pickup, dropoff]} />)
    const [first, second] = stops()
    expect(first?.getByText('1')).toBeVisible()
    expect(first?.getByText('Pickup')).toBeVisible()
    expect(first?.queryByText('Appointment required')).toBeNull()
    expect(second?.getByText('2')).toBeVisible()
    expect(second?.getByText('Dropoff')).toBeVisible()
    expect(second?.getByText('Appointment required')).toBeVisible()
    expect(second?.getByText('Appointment 07:30')).toBeVisible()
  })

  it('shows the company alias, or else the display name, with the location number [STOPVIEW-4]', () => {
    renderUi(<StopList stops={[pickup, dropoff]} />)
    const [first, second] = stops()
    expect(first?.getByText('Acme Foods Joliet')).toBeVisible()
    expect(first?.queryByText('Acme Foods Inc.')).toBeNull()
    expect(first?.getByText('L100017')).toBeVisible()
    expect(second?.getByText('Harvest Lane Grocers')).toBeVisible()
    expect(second?.getByText('L100044')).toBeVisible()
  })

  it('shows the location name only where the caller asks for it [STOPVIEW-5]', () => {
    renderUi(<StopList stops={[pickup]} />)
    expect(screen.queryByText('Joliet DC')).toBeNull()
    cleanup()
    renderUi(<StopList stops={[pickup]} showsLocationName />)
    expect(screen.getByText('Joliet DC')).toBeVisible()
  })

  it('shows its address lines, city, state and zip [STOPVIEW-6]', () => {
    renderUi(<StopList stops={[pickup, dropoff]} />)
    expect(stops()[0]?.getByText('2400 Mound Rd, Dock 4, Joliet, IL 60433')).toBeVisible()
    expect(stops()[1]?.getByText('3575 Fulton Industrial Blvd, Atlanta, GA 30336')).toBeVisible()
  })

  it('shows reference numbers, warehouse IDs, contacts by first and last name, and its note [STOPVIEW-7]', () => {
    renderUi(<StopList stops={[{ ...pickup, ediCode: ['JOL-04', 'JOL-05'] }]} />)
    for (const text of ['Pickup 77120', 'Warehouse ID JOL-04, JOL-05', 'Check in at gate 3', /^Denise Okafor/])
      expect(screen.getByText(text)).toBeVisible()
  })

  it('shows its window in the time of the place [STOPVIEW-8]', () => {
    renderUi(<StopList stops={[pickup, dropoff]} />)
    expect(stops()[0]?.getByText('11/18/2026 07:00–16:00 CST')).toBeVisible()
    expect(stops()[1]?.getByText('11/20/2026 07:00–11:00 EST')).toBeVisible()
  })

  it('shows the miles to it and the time in days, hours and minutes, N/A where that is missing [STOPVIEW-9] [STOPVIEW-10]', () => {
    renderUi(
      <StopList
        stops={[pickup, dropoff, aDropoff({ stopNumber: 3, distance: 90, expectedTransitTimeSeconds: null })]}
      />,
    )
    const [, second, third] = stops()
    expect(second?.getByText('716 mi · 1 d 4 h 10 min')).toBeVisible()
    expect(third?.getByText('90 mi · N/A')).toBeVisible()
  })

  it('lists its line items with product, class, NMFC, weights, sizes, packages, pallets and lot [STOPVIEW-11]', () => {
    const items = [anItem(), anItem({ productName: 'Cleaner', isHazmat: true, hazmatUNNumber: 'UN1760', lot: null })]
    renderUi(<StopList stops={[{ ...pickup, lineItems: items }]} />)
    const table = within(screen.getByRole('table', { name: 'Line items of stop 1' }))
    const [, first, second] = table.getAllByRole('row').map((row) => within(row))
    for (const text of [
      'Tomato puree',
      '37.917 lbs each · NMFC 156600-2 · Lot L-77',
      '18,200 lbs',
      '10',
      '480 Case',
      '60',
    ])
      expect(first?.getByText(text)).toBeVisible()
    expect(first?.getByText('48 × 40 × 52 in')).toBeVisible()
    expect(second?.getByText('UN1760')).toBeVisible()
    cleanup()
    setWindowWidth(390)
    renderUi(<StopList stops={[{ ...pickup, lineItems: items }]} />)
    const list = within(screen.getByRole('list', { name: 'Line items of stop 1' }))
    const [line] = list.getAllByRole('listitem').map((one) => within(one))
    for (const text of ['Tomato puree', '18,200 lbs · 10 pallets · 480 Case', '48 × 40 × 52 in · Class 60'])
      expect(line?.getByText(text)).toBeVisible()
  })

  it('without line items reads No Line Items [STOPVIEW-12]', () => {
    renderUi(<StopList stops={[aStop({ lineItems: [] })]} />)
    expect(screen.getByText('No Line Items')).toBeVisible()
  })

  it('shows up to three references inline, of more the first two and the rest behind +N more [STOPVIEW-21] [UX-35] [UX-36] [UX-37]', async () => {
    const keys = userEvent.setup()
    renderUi(<StopList stops={[aStop({ referenceNumber: ['A1', 'B2', 'C3'].map(reference) })]} />)
    for (const value of ['A1', 'B2', 'C3']) expect(screen.getByText(`Other ${value}`)).toBeVisible()
    expect(screen.queryByText(/more/)).toBeNull()
    cleanup()
    renderUi(<StopList stops={[aStop({ referenceNumber: ['A1', 'B2', 'C3', 'D4'].map(reference) })]} />)
    expect(screen.getByText('Other B2')).toBeVisible()
    expect(screen.queryByText('Other C3')).toBeNull()
    await keys.click(screen.getByRole('button', { name: '+2 more reference numbers of stop 1' }))
    const all = within(await screen.findByRole('dialog', { name: 'Reference numbers of stop 1' }))
    for (const value of ['A1', 'B2', 'C3', 'D4']) expect(all.getByText(value)).toBeVisible()
  })

  it('without references reads No Ref #s [UX-33]', () => {
    renderUi(<StopList stops={[aDropoff()]} />)
    expect(screen.getByText('No Ref #s')).toBeVisible()
  })
})

describe('a stop that says little', () => {
  it('shows no dash that nobody needs', () => {
    const item = anItem({ freightClass: null, lot: null, nmfcNumber: null, unitWeight: null, isHazmat: true })
    const other = anItem({ productName: 'Crates', palletCount: null, packageQuantity: null, isStackable: true })
    const bare = { note: null, contacts: [], ediCode: [], appointmentDateTime: null, isAppointmentRequired: true }
    renderUi(<StopList stops={[aStop({ ...bare, lineItems: [item, other] })]} />)
    const [stop] = stops()
    const [, first, second] = screen.getAllByRole('row').map((row) => [...row.children].map((one) => one.textContent))
    expect(first).toEqual(['Tomato puree  Hazmat', '18,200 lbs', '10', '480 Case', '48 × 40 × 52 in', '–'])
    expect(second?.[0]).toMatch(/^Crates Stackable/)
    expect(second?.[3]).toBe('–')
    expect(stop?.getByText('Appointment required')).toBeVisible()
    expect(stop?.queryByText(/^Appointment \d/)).toBeNull()
    expect(stop?.queryByText(/Warehouse ID/)).toBeNull()
    expect(stop?.queryByText(/mi ·/)).toBeNull()
    expect(stop?.queryByText('Check in at gate 3')).toBeNull()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Line items',
      'Weight',
      'Pallets',
      'Qty',
      'L × W × H',
      'Class',
    ])
  })

  it('names the day of an appointment that is another than that of the window', () => {
    renderUi(<StopList stops={[aDropoff({ appointmentDateTime: '2026-11-21T07:30:00-05:00' })]} />)
    expect(screen.getByText('Appointment 11/21/2026 07:30')).toBeVisible()
  })

  it('says in lines what it knows, with packages that have no name', () => {
    setWindowWidth(390)
    const item = anItem({ palletCount: 1, packagingUnitType: null, freightClass: null })
    const none = anItem({ productName: 'Crates', palletCount: null, packageQuantity: null })
    renderUi(
      <StopList stops={[aStop({ lineItems: [item, none], contacts: [{ ...contact, phoneNumberMobile: null }] })]} />,
    )
    expect(screen.getByText('18,200 lbs · 1 pallet · 480')).toBeVisible()
    expect(screen.getByText('18,200 lbs · –')).toBeVisible()
    expect(screen.getByText('48 × 40 × 52 in')).toBeVisible()
    expect(screen.getByText('Denise Okafor')).toBeVisible()
  })
})

const contact = { contactId: null, firstName: 'Denise', lastName: 'Okafor', email: null, phoneNumberMobile: null }
