import type { CurrentUser } from '@lanewise/contract/auth'
import { act, cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aTracked, openTracking } from '#features/tracking/testing/tracked-list.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { aShipment, inStatus, openBoard, openShipment, openShipments } from './testing/given.tsx'

type Opened = (user: Partial<CurrentUser>) => Promise<unknown>

const shipment = 'S104494'
const order = 'O208841'
const preview = `/shipments/${shipment}/preview`

/** Link targets of a number, one per occurrence on the screen; undefined for an occurrence without a link. */
const leadsTo = (number: string) =>
  screen.getAllByText(number).map((element) => element.closest('a')?.getAttribute('href') ?? undefined)

const places: [name: string, open: Opened, number: string, path: string, permission: 'ViewShipment' | 'ViewOrder'][] = [
  ['the list', (user) => openShipments({ shipments: [aShipment()], user }), shipment, preview, 'ViewShipment'],
  ['the list', (user) => openShipments({ shipments: [aShipment()], user }), order, `/orders/${order}`, 'ViewOrder'],
  [
    'the board',
    async (user) => {
      await openBoard({ shipments: [aShipment(inStatus('Booked'))], user })
      await screen.findByRole('list', { name: 'Booked' })
    },
    shipment,
    preview,
    'ViewShipment',
  ],
  ['a card of the phone', (user) => onPhone(user), shipment, preview, 'ViewShipment'],
  ['a card of the phone', (user) => onPhone(user), order, `/orders/${order}`, 'ViewOrder'],
  ['a card of tracking', (user) => openTracking({ trucks: [aTracked()], user }), shipment, preview, 'ViewShipment'],
  [
    'the table of tracking',
    (user) => {
      localStorage.setItem('trackingViewPref', 'tableView')
      return openTracking({ trucks: [aTracked()], user })
    },
    shipment,
    preview,
    'ViewShipment',
  ],
  [
    'orders and stops of the preview',
    (user) => openShipment(undefined, { user }),
    order,
    `/orders/${order}`,
    'ViewOrder',
  ],
]

const onPhone = async (user: Partial<CurrentUser>) => {
  act(() => setWindowWidth(390))
  await openShipments({ shipments: [aShipment()], user })
}

/** Opens a screen with and without the permission that its links need. */
async function withAndWithoutPermission([name, open, number, path, needed]: (typeof places)[number]) {
  const others = (['ViewShipment', 'ViewOrder'] as const).filter((one) => one !== needed)
  act(() => setWindowWidth(1440))
  await open({ permissions: ['ViewShipment', 'ViewOrder'] })
  const targets = leadsTo(number)
  expect(targets, name).toEqual(targets.map(() => path))
  cleanup()
  await open({ permissions: others })
  expect(leadsTo(number), name).toEqual(targets.map(() => undefined))
  cleanup()
  localStorage.clear()
}

it('links to shipments need ViewShipment and links to orders ViewOrder, in list, board, cards, tracking and preview [SHIPLIST-10]', async () => {
  for (const place of places) await withAndWithoutPermission(place)
})

it('the preview names its order at the order and at both stops, each as a link', async () => {
  await openShipment()
  expect(leadsTo(order)).toEqual(Array(3).fill(`/orders/${order}`))
})

it('remembers views under shipmentViewPref, which begins as listView, and trackingViewPref [DEF-31]', async () => {
  const { keys } = await openShipments({ shipments: [aShipment(inStatus('Booked'))] })
  expect(screen.getByRole('table', { name: 'Shipments' })).toBeVisible()
  const chosen = async (key: string, name: string) => {
    await keys.click(screen.getByRole('radio', { name }))
    return localStorage.getItem(key)
  }
  expect(await chosen('shipmentViewPref', 'Kanban')).toBe('kanbanView')
  expect(await chosen('shipmentViewPref', 'List')).toBe('listView')
  cleanup()
  await openTracking({ trucks: [aTracked()] })
  expect(screen.queryByRole('table')).toBeNull()
  expect(await chosen('trackingViewPref', 'Table')).toBe('tableView')
  expect(await chosen('trackingViewPref', 'Cards')).toBe('cardView')
  for (const [stored, isTable] of [
    ['tableView', true],
    ['cardView', false],
  ] as const) {
    cleanup()
    localStorage.setItem('trackingViewPref', stored)
    await openTracking({ trucks: [aTracked()] })
    expect(screen.queryByRole('table') !== null).toBe(isTable)
  }
})
