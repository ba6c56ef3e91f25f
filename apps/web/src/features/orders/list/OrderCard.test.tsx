import { type OrderStatus, orderStatuses } from '@lanewise/domain/orders/order-status'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openOrders } from '#features/orders/testing/given.tsx'
import { anOrder } from '#features/orders/testing/order-summary.ts'
import { setWindowWidth } from '#testing/window.ts'

const card = () => within(screen.getByRole('list', { name: 'Orders' }).children[0] as HTMLElement)
const reference = (value: string) => ({ label: 'Other', wellKnownTypeName: null, value })

describe('an order card', () => {
  it('shows checkbox, number, status, on-time, customer, ends with windows, figures, modes, stops, created, type, shipment and flags [ORDLIST-18]', async () => {
    await openOrders({
      orders: [
        anOrder({
          orderStatus: 'Booked',
          orderStatusId: 4,
          onTimeStatus: 'AtRisk',
          customerName: 'Globex Billing',
          equipmentMode: 2,
          pickupStops: 2,
          dropoffStops: 3,
          orderType: 'Transfer',
          shipmentNumber: 'S104491',
          isHazmat: true,
          isTeamRequired: true,
          isJustInTime: true,
          isBlind: true,
        }),
      ],
    })
    expect(card().getByRole('checkbox', { name: 'Select O208841' })).toBeVisible()
    expect(card().getByRole('link', { name: 'O208841' })).toHaveAttribute('href', '/orders/O208841')
    expect(card().getByRole('link', { name: 'S104491' })).toHaveAttribute('href', '/shipments/S104491/preview')
    for (const text of [
      'Booked',
      'At Risk',
      'Globex Billing',
      'Acme Foods Dallas',
      'Dallas, TX 75212',
      '11/17/2026 08:00–12:00 CST',
      'Harvest Lane Grocers',
      'Atlanta, GA 30336',
      '11/19/2026 07:00–11:00 EST',
      '781 mi',
      '12,480 lbs',
      '10 pallets',
      'LTL, reefer',
      '2 picks, 3 drops',
      'Created 11/14/2026',
      'Transfer Order',
      'Hazmat',
      'Team',
      'Just in time',
      'Blind',
    ])
      expect(card().getByText(text)).toBeVisible()
  })

  it('counts its pallets from stackable and other ones, and shows no flag and no shipment that it has not', async () => {
    await openOrders({ orders: [anOrder({ stackablePallets: 0, nonStackablePallets: 1, pallets: 1 })] })
    expect(card().getByText('1 pallet')).toBeVisible()
    for (const text of ['Hazmat', 'Team', 'Just in time', 'Blind']) expect(card().queryByText(text)).toBeNull()
    expect(card().getAllByRole('link')).toHaveLength(1)
  })

  it('leads to the order only with ViewOrder and to the shipment only with ViewShipment [ORDLIST-19] [PERM-8] [PERM-9]', async () => {
    const orders = [anOrder({ shipmentNumber: 'S104491' })]
    const linked = () =>
      card()
        .queryAllByRole('link')
        .map(({ textContent }) => textContent)
    await openOrders({ orders, user: { permissions: ['ViewOrder'] } })
    expect(linked()).toEqual(['O208841'])
    expect(card().getByText('S104491')).toBeVisible()
    cleanup()
    await openOrders({ orders, user: { permissions: ['ViewShipment'] } })
    expect(linked()).toEqual(['S104491'])
    expect(card().getByText('O208841')).toBeVisible()
  })

  it('shows two reference numbers and +N more for the rest, which open with all of them [ORDLIST-20] [DEF-32]', async () => {
    const { keys } = await openOrders({ orders: [anOrder({ referenceNumbers: ['A1', 'B2', 'C3'].map(reference) })] })
    expect(card().getByText('Other A1')).toBeVisible()
    expect(card().getByText('Other B2')).toBeVisible()
    expect(card().queryByText('Other C3')).toBeNull()
    const more = card().getByRole('button', { name: '+1 more reference numbers of O208841' })
    expect(more).toHaveTextContent('+1 more')
    await keys.click(more)
    const all = within(await screen.findByRole('dialog', { name: 'Reference numbers of O208841' }))
    for (const value of ['A1', 'B2', 'C3']) expect(all.getByText(value)).toBeVisible()
    cleanup()
    await openOrders({ orders: [anOrder({ referenceNumbers: ['A1', 'B2'].map(reference) })] })
    expect(card().getByText('Other B2')).toBeVisible()
    expect(card().queryByText(/more/)).toBeNull()
  })

  it('has one layout up to 425 px, another up to 768 and a third above [ORDLIST-21]', async () => {
    const displayOf = (part: string) => getComputedStyle(document.querySelector(`[data-${part}]`) as Element).display
    const layout = () => [
      displayOf('way') === 'flex' ? 'ends below' : 'ends beside',
      displayOf('facts') === 'grid' ? 'facts in columns' : 'facts in a line',
    ]
    const at = (px: number) => {
      setWindowWidth(px)
      cleanup()
      return openOrders()
    }
    const seen: Record<number, string[]> = {}
    for (const px of [425, 426, 768, 769]) {
      await at(px)
      seen[px] = layout()
    }
    expect(seen).toEqual({
      425: ['ends below', 'facts in columns'],
      426: ['ends beside', 'facts in columns'],
      768: ['ends beside', 'facts in columns'],
      769: ['ends beside', 'facts in a line'],
    })
  })
})

describe('the state of an order', () => {
  const shown = async (orderStatus: OrderStatus) => {
    cleanup()
    await openOrders({
      orders: [anOrder({ orderStatus, orderStatusId: orderStatuses[orderStatus], onTimeStatus: 'Late' })],
    })
  }

  it('reads New for Accepted [STATUS-3]', async () => {
    await shown('Accepted')
    expect(card().getByText('New')).toBeVisible()
    expect(card().queryByText('Accepted')).toBeNull()
  })

  it('shows on time or not from status code 2, ReadyToShip, on [STATUS-5] [STATUS-6]', async () => {
    const seen: string[] = []
    for (const status of Object.keys(orderStatuses) as OrderStatus[]) {
      await shown(status)
      if (card().queryByText('Late')) seen.push(status)
    }
    expect(seen).toEqual(['ReadyToShip', 'Tendering', 'Booked', 'InTransit', 'Delivered', 'Invoiced'])
  })
})
