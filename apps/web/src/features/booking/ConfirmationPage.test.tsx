import { getBOLOptions } from '@lanewise/contract/bills-of-lading'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { getCarrierChargeDetails, getShipmentInformation, getShipmentRoute } from '@lanewise/contract/shipments'
import type { Permission } from '@lanewise/domain/access/permissions'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createFakePortal } from '#testing/fake-portal.ts'
import { aFullShipment, aShipmentOrder } from '#testing/full-shipment.ts'
import { aScreen, renderPortal } from '#testing/render-portal.tsx'
import { bookingScreens } from './booking.screens.ts'

const quoted = '/quotes/confirmation/S104475'
const shipped = '/shipments/S104475/confirmation'
const elsewhere = [
  aScreen(),
  ...(['/orders/:orderNumber', '/shipments/:shipmentNumber/preview', '/quotes', '/orders/create'] as const).map(
    (path) => aScreen({ path, title: 'Elsewhere' }),
  ),
]

type Given = { path?: string; permissions?: Permission[] | null; shipment?: Parameters<typeof aFullShipment>[0] }

/** Opens the confirmation behind its route guards. Null permissions open it signed out. */
async function open({ path = quoted, permissions, shipment = {} }: Given = {}) {
  const portal = createFakePortal()
  portal.on(getShipmentInformation, aFullShipment(shipment))
  portal.on(getCarrierChargeDetails, { total: 2_030.77, charges: [] })
  portal.on(getShipmentRoute, { line: [] })
  const user = permissions === null ? null : permissions ? { permissions } : {}
  return renderPortal({ path, portal, user, screens: [...bookingScreens, ...elsewhere] })
}

const shown = () => screen.findByText('Service Days')
const shownAs = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling
const link = (name: string) => screen.getByRole('link', { name })

describe('the confirmation', () => {
  it('is one page at two addresses, which loads the shipment by its number [CONFIRM-1] [CONFIRM-3]', async () => {
    for (const path of [quoted, shipped]) {
      const { portal } = await open({ path })
      expect(await shown()).toBeVisible()
      expect(portal.calls(getShipmentInformation).map(({ params }) => params)).toEqual([{ shipmentNumber: 'S104475' }])
      cleanup()
    }
  })

  it('needs a signed-in user, with CreateQuote or ViewShipment by its address [CONFIRM-2]', async () => {
    for (const [path, needed, other] of [
      [quoted, 'CreateQuote', 'ViewShipment'],
      [shipped, 'ViewShipment', 'CreateQuote'],
    ] as const) {
      const { address, portal } = await open({ path, permissions: null })
      await waitFor(() => expect(address()).toBe('/'))
      expect(portal.calls(getShipmentInformation)).toHaveLength(0)
      cleanup()
      const refused = await open({ path, permissions: [other] })
      await waitFor(() => expect(refused.address()).toBe('/dashboard'))
      expect(refused.portal.calls(getShipmentInformation)).toHaveLength(0)
      cleanup()
      await open({ path, permissions: [needed] })
      expect(await shown()).toBeVisible()
      cleanup()
    }
  })

  it('leads back to the first order of the shipment [CONFIRM-5] [CONFIRM-6]', async () => {
    const orders = [aShipmentOrder({ orderNumber: 'O208852' }), aShipmentOrder({ orderNumber: 'O208841' })]
    const { keys, address } = await open({ shipment: { orders } })
    await shown()
    await keys.click(link('Back to Order'))
    expect(address()).toBe('/orders/O208852')
  })

  it('links the shipment with ViewShipment, and says its number without [CONFIRM-7]', async () => {
    await open()
    await shown()
    expect(link('S104475')).toHaveAttribute('href', '/shipments/S104475/preview')
    cleanup()
    await open({ permissions: ['CreateQuote'] })
    await shown()
    expect(screen.queryByRole('link', { name: 'S104475' })).toBeNull()
    const number = within(screen.getByRole('heading', { level: 1, name: 'Shipment S104475' })).getByText(/S104475/)
    expect(number.closest('a')).toBeNull()
  })

  it('says when it was booked, or Today [CONFIRM-8]', async () => {
    await open({ shipment: { bookedDateTime: '2026-11-13T12:31:00.000Z' } })
    await shown()
    expect(screen.getByText(/^Booked 11\/13\/2026 \d\d:31/)).toBeVisible()
    cleanup()
    await open({ shipment: { bookedDateTime: null } })
    await shown()
    expect(screen.getByText('Booked Today')).toBeVisible()
    cleanup()
    await open({ shipment: { status: 'ReadyToBook', carrier: null, bookedDateTime: null } })
    await shown()
    expect(screen.getByText('Today, not booked')).toBeVisible()
  })

  it('links to the public tracking of the shipment, and copies the address [CONFIRM-9] [CONFIRM-10]', async () => {
    const { keys } = await open()
    await shown()
    const address = `${location.origin}/public/shipments/S104475/preview/details`
    expect(link(address)).toHaveAttribute('href', address)
    const writeText = vi.fn(async () => {})
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await keys.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Copied!')).toBeVisible()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(address)
  })

  it('has a badge of the total carrier charge, asked for by the id of the shipment [CONFIRM-11]', async () => {
    const { portal } = await open({ shipment: { id: '0198c0de-0000-7000-8000-0000000000f1', totalCharge: 1 } })
    expect(await screen.findByRole('button', { name: /^Total carrier charge ?\$2,030\.77$/ })).toBeVisible()
    expect(portal.calls(getCarrierChargeDetails).map(({ params }) => params)).toEqual([
      { shipmentId: '0198c0de-0000-7000-8000-0000000000f1' },
    ])
  })

  it('says with whom it is booked, or Carrier [CONFIRM-12] [CONFIRM-13]', async () => {
    await open()
    await shown()
    expect(shownAs('Booked With')).toHaveTextContent('Arctic Fox Refrigerated')
    cleanup()
    for (const carrier of [null, { ...(aFullShipment().carrier as never as object), companyName: '' }]) {
      await open({ shipment: { carrier: carrier as ShipmentInformation['carrier'] } })
      await shown()
      expect(within(shownAs('Booked With') as HTMLElement).getByText('Carrier')).toBeVisible()
      cleanup()
    }
  })

  it('links each order with ViewOrder, and says its number without [CONFIRM-14]', async () => {
    const shipment = { orders: [aShipmentOrder(), aShipmentOrder({ orderNumber: 'O208852' })] }
    await open({ shipment })
    await shown()
    for (const number of ['O208841', 'O208852']) expect(link(number)).toHaveAttribute('href', `/orders/${number}`)
    cleanup()
    await open({ shipment, permissions: ['CreateQuote'] })
    await shown()
    for (const number of ['O208841', 'O208852']) {
      expect(screen.getByText(number)).toBeVisible()
      expect(screen.queryByRole('link', { name: number })).toBeNull()
    }
  })

  it.each([
    [{ min: 2, max: 3 }, 2.25, '2-3'],
    [{ min: 1, max: 1 }, 1.2, '1'],
    [null, 2.25, '2.25'],
  ])(
    'of a transit of %j and stops of %s days says %s as Service Days [CONFIRM-15]',
    async (transitDays, serviceDays, days) => {
      await open({ shipment: { transitDays, serviceDays } })
      await shown()
      expect(shownAs('Service Days')?.firstChild).toHaveTextContent(new RegExp(`^${days}$`))
    },
  )

  it('shows what is asked of a truckload, and the accessorials of LTL and volume [CONFIRM-16]', async () => {
    const facts = {
      trackingRequirements: [{ description: 'Position every 15 min' }],
      orders: [aShipmentOrder({ ltlAccessorialTypes: ['LiftgateDelivery', 'InsidePickup'] })],
    }
    for (const [shippingMode, chips] of [
      ['TL', ['Position every 15 min']],
      ['LTL', ['Liftgate Delivery', 'Inside Pickup']],
      ['VLTL', ['Liftgate Delivery', 'Inside Pickup']],
    ] as const) {
      await open({ shipment: { ...facts, shippingMode } })
      await shown()
      const list = within(screen.getByRole('list', { name: 'Requirements' }))
      expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(chips)
      cleanup()
    }
  })

  it('opens the bill of lading dialog of the shipment by Generate BOL [CONFIRM-17]', async () => {
    const shipmentId = '0198c0de-0000-7000-8000-0000000000f1'
    const { keys, portal } = await open({ shipment: { id: shipmentId } })
    portal.on(getBOLOptions, {
      shipmentNumber: 'S104475',
      shippingMode: 'TL',
      carrierId: null,
      locationIds: [],
      shipmentBols: [],
      orderBols: [],
    })
    await shown()
    expect(screen.queryByRole('dialog')).toBeNull()
    await keys.click(screen.getByRole('button', { name: 'Generate BOL' }))
    expect(await screen.findByRole('dialog', { name: 'Generate BOLs' })).toBeVisible()
    expect(portal.calls(getBOLOptions).map(({ params }) => params)).toEqual([{ shipmentId }])
  })

  it('leads to the shipment [CONFIRM-18]', async () => {
    const { keys, address } = await open()
    await shown()
    await keys.click(link('View Shipment'))
    expect(address()).toBe('/shipments/S104475/preview')
  })

  it('leads to a new quote from a quote, otherwise to a new order [CONFIRM-19]', async () => {
    for (const [path, name, other, next] of [
      [quoted, 'Create New Quote', 'Create New Order', '/quotes'],
      [shipped, 'Create New Order', 'Create New Quote', '/orders/create'],
    ] as const) {
      const { keys, address } = await open({ path })
      await shown()
      expect(screen.queryByRole('link', { name: other })).toBeNull()
      await keys.click(link(name))
      expect(address()).toBe(next)
      cleanup()
    }
  })
})
