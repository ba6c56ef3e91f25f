import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import {
  getCarrierChargeDetails,
  getShipmentInformation,
  getShipmentRoute,
  shipmentChanged,
} from '@lanewise/contract/shipments'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import ConfirmationPage from '#features/booking/ConfirmationPage.tsx'
import { slowFailure } from '#testing/expect/slow-failure.ts'
import { createFakePortal, type FakePortal, refused } from '#testing/fake-portal.ts'
import { aDropoff, aFullShipment, aShipmentOrder, aStop, someCharges } from '#testing/full-shipment.ts'
import { ana, renderScreen } from '#testing/render-screen.tsx'

type Given = {
  shipment?: Parameters<typeof aFullShipment>[0]
  permissions?: typeof ana.permissions
  prepare?: (portal: FakePortal) => void
}

async function open({ shipment: facts, permissions, prepare }: Given = {}) {
  const portal = createFakePortal()
  const shipment: ShipmentInformation = aFullShipment(facts)
  portal.on(getShipmentInformation, shipment)
  portal.on(getCarrierChargeDetails, someCharges)
  portal.on(getShipmentRoute, { line: [] })
  prepare?.(portal)
  const opened = await renderScreen(
    <Routes>
      <Route path="/shipments/:shipmentNumber/confirmation" element={<ConfirmationPage />} />
    </Routes>,
    { portal, path: '/shipments/S104475/confirmation', ...(permissions && { user: { permissions } }) },
  )
  if (!prepare) await screen.findByText('Service Days')
  return { ...opened, shipment }
}
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling
/** Freight of the whole shipment; the stops have their own. */
const freight = () => screen.getAllByText('Freight', { selector: 'dt' })[0]?.nextElementSibling
const moments = () =>
  within(screen.getByRole('region', { name: 'Next' }))
    .getAllByRole('listitem')
    .map(({ textContent, children }) => [textContent, children[0]?.querySelector('svg') !== null])

describe('the confirmation of a booked shipment', () => {
  it('says with which rate, for which orders and how much freight', async () => {
    await open({
      shipment: {
        serviceLevel: 'Standard',
        quoteNumber: 'Q-88214',
        orders: [
          aShipmentOrder({
            referenceNumbers: [
              { label: 'PO', value: 'CP-20418' },
              { label: 'SO', value: 'SO-7' },
            ],
          }),
        ],
      },
    })
    expect(fact('Booked With')).toHaveTextContent('Arctic Fox RefrigeratedStandard, quote Q-88214, PRO 771204583')
    expect(fact('Order')).toHaveTextContent('O208841CP-20418, SO-7')
    expect(fact('Service Days')).toHaveTextContent('2716 mi')
    expect(freight()).toHaveTextContent('18 pallets, 29,760 lbs28 ft, TL')
    expect(screen.queryByText(/not booked/)).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shipment S104475')
    expect(screen.getByText('Booked', { selector: 'h1 ~ * *' })).toBeVisible()
  })

  it('says less where less is known', async () => {
    const orders = [aShipmentOrder(), aShipmentOrder({ orderNumber: 'O208852' })]
    await open({ shipment: { proNumber: null, totalDistance: null, transitDays: null, pallets: 0, orders } })
    expect(fact('Booked With')).toHaveTextContent(/^Arctic Fox Refrigerated$/)
    expect(fact('Orders')).toHaveTextContent('O208852')
    expect(screen.queryByText('Order', { selector: 'dt' })).toBeNull()
    expect(fact('Service Days')).toHaveTextContent(/^1$/)
    expect(freight()).toHaveTextContent(/^29,760 lbs28 ft, TL$/)
    expect(within(screen.getByRole('region', { name: 'Route' })).getByText('No route found')).toBeVisible()
  })

  it('counts one pallet in the singular, and the miles of its route', async () => {
    await open({ shipment: { pallets: 1 } })
    expect(freight()).toHaveTextContent(/^1 pallet, /)
    expect(within(screen.getByRole('region', { name: 'Route' })).getByText('716 mi')).toBeVisible()
  })

  it('opens what the carrier gets, charge by charge', async () => {
    const charges = someCharges.charges.map((one, index) => (index === 1 ? { ...one, description: '' } : one))
    const { keys } = await open({
      prepare: (portal) => portal.on(getCarrierChargeDetails, { total: 2_030.77, charges }),
    })
    const badge = await screen.findByRole('button', { name: /^Total carrier charge/ })
    expect(badge).toHaveAttribute('aria-expanded', 'false')
    await keys.click(badge)
    const popover = within(await screen.findByRole('dialog', { name: 'Carrier charges' }))
    expect(badge).toHaveAttribute('aria-expanded', 'true')
    const lines = popover.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
    expect(lines).toEqual([
      ['Line haul', '$1,955.77'],
      ['Stop-off', '$75.00'],
      ['Total', '$2,030.77'],
    ])
    await keys.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows charges that are alike each by itself', async () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => {})
    const [first] = someCharges.charges
    const charges = [first, first].flatMap((one) => one ?? [])
    const { keys } = await open({ prepare: (portal) => portal.on(getCarrierChargeDetails, { total: 2, charges }) })
    await keys.click(await screen.findByRole('button', { name: /^Total carrier charge/ }))
    const popover = within(await screen.findByRole('dialog', { name: 'Carrier charges' }))
    expect(popover.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Line haul',
      'Line haul',
      'Total',
    ])
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })

  it('says in both places that it was booked today where nobody knows when', async () => {
    await open({ shipment: { bookedDateTime: null } })
    expect(screen.getByText('Booked Today')).toBeVisible()
    expect(moments()[0]).toEqual(['BookedTodayWith Arctic Fox Refrigerated', true])
  })

  it('has no badge where nobody knows the charge', async () => {
    const { portal } = await open({
      prepare: (portal) => portal.on(getCarrierChargeDetails, { total: null, charges: [] }),
    })
    await screen.findByText('Service Days')
    await waitFor(() => expect(portal.calls(getCarrierChargeDetails)).toHaveLength(1))
    expect(screen.queryByText('Total carrier charge')).toBeNull()
  })

  it('tells what has happened and what comes, by the clock of each place', async () => {
    const stops = [
      aStop({ departureDateTime: '2026-11-16T15:00:00.000Z' }),
      aDropoff({ stopNumber: 2, locationName: 'Nashville' }),
      aDropoff({ stopNumber: 3, locationName: '', appointmentDateTime: '2026-11-17T16:00:00.000Z' }),
    ]
    await open({ shipment: { stops } })
    expect(moments()).toEqual([
      [expect.stringMatching(/^Booked11\/13\/2026 .*With Arctic Fox Refrigerated$/), true],
      [expect.stringMatching(/^Pickup11\/16\/2026 .*Chicago DC, Joliet, IL$/), true],
      [expect.stringMatching(/^Delivery11\/17\/2026 .*Harvest Lane Grocers, Atlanta, GA$/), false],
    ])
    expect(screen.getByText('Times are local to each stop')).toBeVisible()
    const card = within(screen.getByRole('region', { name: 'Stops' }))
    expect(card.getByText('3', { selector: 'h2 ~ *' })).toBeVisible()
    const last = screen.getByRole('listitem', { name: 'Stop 3, Dropoff' })
    expect(last).toHaveTextContent(/Harvest Lane Grocers Dropoff5150 Fulton Industrial Blvd/)
    expect(within(last).getByText('Appointment').nextSibling).toHaveTextContent(/^11\/17\/2026 11:00/)
    const first = within(screen.getByRole('listitem', { name: 'Stop 1, Pickup' }))
    expect(first.getByText('Chicago DC')).toBeVisible()
    expect(first.getByText('Window')).toBeVisible()
    expect(first.queryByText('Appointment')).toBeNull()
    expect(first.getByText('Freight').nextSibling).toHaveTextContent('18 pallets')
  })

  it('has no route where fewer than two stops are on the map', async () => {
    await open({ shipment: { stops: [aStop(), aDropoff({ coordinates: null })] } })
    expect(screen.queryByRole('region', { name: 'Route' })).toBeNull()
  })

  it('asks for nothing besides where nothing is asked for, and says each thing once', async () => {
    await open()
    expect(screen.getByText('Requirements').nextSibling).toHaveTextContent('None')
  })

  it('calls an accessorial that has no name by what it is', async () => {
    const types = ['LiftgateDelivery', 'SomethingNew'] as never[]
    const orders = [aShipmentOrder({ ltlAccessorialTypes: types }), aShipmentOrder({ ltlAccessorialTypes: types })]
    await open({ shipment: { shippingMode: 'LTL', orders } })
    const list = within(screen.getByRole('list', { name: 'Requirements' })).getAllByRole('listitem')
    expect(list.map(({ textContent }) => textContent)).toEqual(['Liftgate Delivery', 'SomethingNew'])
  })

  it('leads back to no order without ViewOrder', async () => {
    await open({ permissions: ana.permissions.filter((one) => one !== 'ViewOrder') })
    expect(screen.getByText('Back to Order').closest('a, button')).toHaveAttribute('aria-disabled', 'true')
  })

  it('has no way back where there is no order', async () => {
    await open({ shipment: { orders: [] } })
    expect(screen.queryByText('Back to Order')).toBeNull()
  })
})

describe('the confirmation of a shipment that is not booked', () => {
  it('says so', async () => {
    await open({ shipment: { status: 'ReadyToBook', carrier: null, bookedDateTime: null } })
    expect(screen.getByText('This shipment is Ready To Book, not booked.')).toBeVisible()
    expect(moments()[0]).toEqual(['BookedNot yet', false])
    expect(screen.queryByText(/^Booked (Today|\d)/)).toBeNull()
    expect(screen.getByText('Today, not booked')).toBeVisible()
  })

  it('says when it had been booked where it was cancelled since', async () => {
    await open({ shipment: { status: 'Voided' } })
    expect(screen.getByText('This shipment is Voided, not booked.')).toBeVisible()
    expect(screen.getByText(/^Booked 11\/13\/2026/)).toBeVisible()
    expect(moments()[0]).toEqual([expect.stringMatching(/^Booked11\/13\/2026/), true])
  })
})

describe('the page', () => {
  it('follows the shipment', async () => {
    const { live, portal, shipment } = await open()
    await waitFor(() => expect(live.isJoined(shipment.id, 'changed')).toBe(true))
    portal.on(getShipmentInformation, { ...shipment, proNumber: '900' })
    act(() => live.receive(shipment.id, 'changed', { name: shipmentChanged.name, entity: 'shipment', payload: {} }))
    expect(await screen.findByText(/PRO 900/)).toBeVisible()
  })

  it('says that a shipment does not exist, without another try', async () => {
    await open({ prepare: (portal) => portal.on(getShipmentInformation, refused(404, 'This shipment does not exist')) })
    expect(await screen.findByText('This shipment does not exist')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Shipment S104475' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(document.querySelectorAll('[data-skeleton-row]')).toHaveLength(0)
  })

  it('shows skeleton rows until it knows, says why it does not, and tries again', async () => {
    const slow = slowFailure()
    const { keys, portal, shipment } = await open({
      prepare: (portal) => slow.prepare(portal, getShipmentInformation),
    })
    await slow.expectRowsThenReason()
    portal.on(getShipmentInformation, shipment)
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Service Days')).toBeVisible()
  })
})
