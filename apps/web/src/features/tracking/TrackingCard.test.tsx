import { addTrackingEvent, getShipmentTracking, type ShipmentTracking } from '@lanewise/contract/tracking'
import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { aFullShipment, inStatus } from '#testing/full-shipment.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { TrackingCard } from './TrackingCard.tsx'
import { anEvent, aTracking } from './testing/given.ts'

type Given = { tracking?: Partial<ShipmentTracking>; permissions?: 'none'; status?: Parameters<typeof inStatus>[0] }

async function openCard({ tracking = {}, permissions, status = 'InTransit' }: Given = {}) {
  const portal = createFakePortal()
  portal.on(getShipmentTracking, aTracking(tracking))
  const shipment = { ...aFullShipment(), ...inStatus(status) }
  const user = permissions === 'none' ? { user: { permissions: ['ViewShipment' as const] } } : {}
  const opened = await renderScreen(<TrackingCard shipment={shipment} />, { portal, ...user })
  return { ...opened, portal, shipment }
}

const position = {
  latitude: 37.6,
  longitude: -104.8,
  at: '2026-11-17T14:26:00.000Z',
  near: 'Walsenburg, CO',
  provider: 'Tidewater',
}

it('says where the truck is, how far it has to go, when it is expected and whether that is in time', async () => {
  const { shipment } = await openCard({
    tracking: {
      position,
      positions: 109,
      milesToGo: 168.4,
      milesOff: 0.4,
      stops: aTracking().stops.map((stop) => ({
        ...stop,
        eta: '2026-11-17T17:31:00.000Z',
        onTimeStatus: 'AtRisk' as const,
      })),
    },
  })
  expect(await screen.findByText('Near Walsenburg, CO')).toBeVisible()
  expect(screen.getByText('168 mi to stop 2')).toBeVisible()
  expect(screen.getByText(/^ETA 11\/17\/2026 \d\d:31/)).toBeVisible()
  expect(screen.getByText('At Risk')).toBeVisible()
  expect(screen.getByText('109 positions')).toBeVisible()
  expect(screen.queryByText(/off its way/)).toBeNull()
  expect(shipment.stops.length).toBeGreaterThan(1)
})

it('says when the truck is expected where no position is known', async () => {
  const stops = aTracking().stops.map((stop) => ({ ...stop, eta: '2026-11-17T17:31:00.000Z' }))
  await openCard({ tracking: { stops } })
  expect(await screen.findByText('No position yet')).toBeVisible()
  expect(screen.getByText(/^ETA 11\/17\/2026 \d\d:31/)).toBeVisible()
})

it('says when the truck has left its way', async () => {
  await openCard({ tracking: { position: { ...position, near: null }, milesOff: 42.2 } })
  expect(await screen.findByText('42 mi off its way')).toBeVisible()
  expect(screen.getByText('On the road')).toBeVisible()
})

it('lists what was told, with who told it, and marks what was corrected [TRACKING-3]', async () => {
  const events = [
    anEvent({ kind: 'Delayed', stopNumber: null, reason: 'Weather', note: 'Snow on I-70' }),
    anEvent({ eventId: 'b', provider: 'Ana Ruiz' }),
    anEvent({ eventId: 'a', isCorrected: true }),
  ]
  const { shipment } = await openCard({ tracking: { events } })
  const rows = within(await screen.findByRole('list', { name: 'Tracking events' })).getAllByRole('listitem')
  const { city, state } = shipment.stops[0]?.address ?? { city: '', state: '' }
  expect(rows[0]).toHaveTextContent('DelayedWeather: Snow on I-70')
  expect(rows[1]).toHaveTextContent(`Arrived ${city}, ${state}`)
  expect(rows[1]).toHaveTextContent('Ana Ruiz')
  expect(rows[1]).not.toHaveTextContent('Corrected')
  expect(rows[2]).toHaveTextContent('Corrected')
})

it('says that nothing was heard yet', async () => {
  await openCard()
  expect(await screen.findByText('Nothing was heard of this truck yet')).toBeVisible()
})

it('is not there, and asks for nothing, before somebody booked', async () => {
  const { portal } = await openCard({ status: 'ReadyToBook' })
  expect(screen.queryByText('Tracking')).toBeNull()
  expect(portal.calls(getShipmentTracking)).toHaveLength(0)
})

it('looks again when the truck moves', async () => {
  const { portal, live, shipment } = await openCard()
  await screen.findByText('Nothing was heard of this truck yet')
  portal.on(getShipmentTracking, aTracking({ position }))
  await act(async () =>
    live.receive(shipment.id, 'tracking', { name: 'moved', entity: 'shipment', payload: { id: shipment.id } }),
  )
  expect(await screen.findByText('Near Walsenburg, CO')).toBeVisible()
})

it('records by hand what somebody learned, beginning with what comes next, and keeps it when it is refused', async () => {
  const { portal, keys } = await openCard({ status: 'Booked' })
  portal.on(addTrackingEvent, refused(422, 'The event lies in the future'))
  await keys.click(await screen.findByRole('button', { name: 'Add Event' }))
  const dialog = within(await screen.findByRole('dialog'))
  await keys.type(dialog.getByLabelText('Note'), 'Dock 4')
  await keys.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('The event lies in the future')).toBeVisible()
  expect(dialog.getByLabelText('Note')).toHaveValue('Dock 4')
  portal.on(addTrackingEvent, { eventId: 'x' })
  await keys.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText(/recorded$/)).toBeVisible()
  const [sent] = portal.calls(addTrackingEvent).slice(-1)
  expect(sent).toMatchObject({ body: { note: 'Dock 4', latitude: null, reason: null } })
})

it('needs the permission to book', async () => {
  await openCard({ permissions: 'none' })
  expect(await screen.findByRole('button', { name: 'Add Event' })).toHaveAttribute('aria-disabled', 'true')
})
