import { getShipmentTracking, type ShipmentTracking } from '@lanewise/contract/tracking'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { aFullShipment, inStatus } from '#testing/full-shipment.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { DoubtfulPositions } from './DoubtfulPositions.tsx'
import { doubtfulPlaces, truckOf } from './seen-truck.ts'
import { TrackingEvents } from './TrackingEvents.tsx'
import { anEvent, aTracking } from './testing/given.ts'

async function open(answer: Parameters<ReturnType<typeof createFakePortal>['on']>[1]) {
  const portal = createFakePortal()
  portal.on(getShipmentTracking, answer as never)
  const shipment = { ...aFullShipment(), ...inStatus('InTransit') }
  return { ...(await renderScreen(<TrackingEvents shipment={shipment} />, { portal })), portal, shipment }
}
const openWith = (tracking: Partial<ShipmentTracking>) => open(aTracking(tracking) as never)
const rows = async () => within(await screen.findByRole('list', { name: 'Tracking events' })).getAllByRole('listitem')

const position = {
  latitude: 37.6,
  longitude: -104.8,
  at: '2026-11-17T14:26:00.000Z',
  near: 'Walsenburg, CO',
  provider: 'Tidewater',
}

it('lists what was reported, with who reported it, and marks what was corrected [TRACKING-3]', async () => {
  const events = [
    anEvent({ kind: 'Delayed', stopNumber: null, reason: 'Weather', note: 'Snow on I-70' }),
    anEvent({ eventId: 'b', provider: 'Ana Ruiz' }),
    anEvent({ eventId: 'a', isCorrected: true }),
  ]
  const { shipment } = await openWith({ events })
  const [first, second, third] = await rows()
  const { city, state } = shipment.stops[0]?.address ?? { city: '', state: '' }
  expect(first).toHaveTextContent('DelayedWeather: Snow on I-70')
  expect(second).toHaveTextContent(`Arrived ${city}, ${state}`)
  expect(second).toHaveTextContent('Ana Ruiz')
  expect(second).not.toHaveTextContent('Corrected')
  expect(third).toHaveTextContent('Corrected')
})

it('names the place of an event by its stop or by what the carrier said', async () => {
  const there = { stopNumber: null, city: 'Salina', state: 'KS' }
  await openWith({
    events: [
      anEvent({ eventId: 'a', kind: 'Position', ...there }),
      anEvent({ eventId: 'b', kind: 'Dispatched', stopNumber: null }),
      anEvent({ eventId: 'c', kind: 'Departed', ...there, note: 'Dock 4' }),
    ],
  })
  const listed = await rows()
  expect(listed.map((row) => row.querySelector('b')?.textContent)).toEqual([
    'Position, Salina, KS',
    'Dispatched',
    'Departed Salina, KS',
  ])
  expect(listed[2]?.querySelector('p')?.textContent).toBe('Dock 4')
  expect(listed[1]?.querySelector('p')).toBeNull()
})

it('says that nothing was reported yet', async () => {
  await openWith({})
  expect(await screen.findByText('No tracking updates from this truck yet')).toBeVisible()
  expect(screen.queryByText('Loading')).toBeNull()
})

it('says that it is loading', async () => {
  await open(() => new Promise(() => {}))
  expect(await screen.findByText('Loading')).toBeInTheDocument()
  expect(screen.queryByText('No tracking updates from this truck yet')).toBeNull()
})

it('says why nothing can be shown and tries again', async () => {
  const { keys, portal } = await open(refused(503, 'The database is being restarted') as never)
  expect(await screen.findByText('The database is being restarted')).toBeVisible()
  portal.on(getShipmentTracking, aTracking())
  await keys.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No tracking updates from this truck yet')).toBeVisible()
})

it('is a truck on a map once a position was reported', () => {
  expect(truckOf(undefined, null)).toBeNull()
  expect(truckOf(aTracking(), null)).toBeNull()
  expect(truckOf(aTracking({ position }), null)).toMatchObject({ latitude: 37.6, near: 'Walsenburg, CO', tone: 'ok' })
})

it('names doubtful positions with their reasons, which the map draws hollow [DEF-129]', async () => {
  const doubtful = [
    {
      latitude: 39.74,
      longitude: -104.98,
      occurredAt: '2026-11-17T14:20:00.000Z',
      provider: 'Tidewater',
      reason: 'Needs 1,080 mph from the last position',
    },
  ]
  const { keys } = await renderScreen(<DoubtfulPositions tracking={aTracking({ doubtful })} />)
  await keys.click(await screen.findByText('1 doubtful position, not used for the ETA'))
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^Needs 1,080 mph from the last position.*39\.74, -104\.98, Tidewater$/,
  )
  expect(doubtfulPlaces(aTracking({ doubtful }))).toMatchObject([
    { latitude: 39.74, label: expect.stringMatching(/: Needs 1,080 mph from the last position$/) },
  ])
})
