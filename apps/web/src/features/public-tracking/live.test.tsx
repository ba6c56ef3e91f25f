import { publicGetShipmentTrackingActivities } from '@lanewise/contract/public-tracking'
import { act, cleanup, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createFakeSocket } from './testing/fake-socket.ts'
import { aShipment, shipmentId } from './testing/given.ts'
import { byNumber, openTracking } from './testing/open.tsx'

const fake = vi.hoisted(() => ({ socket: null as ReturnType<typeof createFakeSocket> | null }))
vi.mock('socket.io-client', () => ({ io: (options: object) => fake.socket?.io(options) }))

const changed = (eventId: string, group = `${shipmentId}-public`) => ({
  eventId,
  group,
  name: 'changed',
  entity: 'shipment',
  payload: { id: shipmentId },
})

it('joins the group of the shipment without an account, asks again on each event, and leaves [TRACK-55] [TRACK-56]', async () => {
  fake.socket = createFakeSocket()
  const { socket } = fake
  const { held, portal, keys } = await openTracking(byNumber)
  expect(await screen.findByText('At Stop')).toBeVisible()
  await vi.waitFor(() => expect(socket?.calls).toEqual([['JoinGroupAsync', `${shipmentId}-public`]]))
  expect(socket?.asked).toMatchObject([{ auth: { isPublic: true } }])
  const before = portal.calls(publicGetShipmentTrackingActivities).length
  held.shipments = [aShipment({ shipmentStatus: 7 })]
  act(() => socket?.fire('ReceiveEvent', changed('1')))
  expect((await screen.findAllByText('Delivered'))[0]).toBeVisible()
  await vi.waitFor(() => expect(portal.calls(publicGetShipmentTrackingActivities).length).toBeGreaterThan(before))
  held.shipments = [aShipment({ shipmentStatus: 8 })]
  act(() => socket?.fire('ReceiveEvent', changed('2', 'another-public')))
  expect(screen.queryByText('Delivery Confirmed')).toBeNull()
  await keys.click(screen.getByRole('link', { name: 'Back to search' }))
  await vi.waitFor(() => expect(socket?.calls.at(-1)).toEqual(['LeaveGroupAsync', `${shipmentId}-public`]))
  cleanup()
})

it('shows the shipment by its calls when no connection comes up', async () => {
  fake.socket = createFakeSocket({ connected: false })
  await openTracking(byNumber)
  expect(await screen.findByText('At Stop')).toBeVisible()
})
