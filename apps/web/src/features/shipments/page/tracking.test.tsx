import type { ShipmentTracking } from '@lanewise/contract/tracking'
import { addTrackingEvent, getShipmentTracking } from '@lanewise/contract/tracking'
import { noPermissionText } from '@lanewise/domain/access/allowed'
import { act, cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDropoff, aFullShipment, aStop, openShipment } from '#features/shipments/testing/given.tsx'
import { anEvent, aTracking } from '#features/tracking/testing/given.ts'

const arrivalDateTime = '2026-11-16T13:04:00.000Z'
const departureDateTime = '2026-11-16T14:51:00.000Z'
const stops = () => [
  aStop({ arrivalDateTime, departureDateTime }),
  aDropoff({ distance: 716.4, appointmentDateTime: '2026-11-17T17:00:00.000Z' }),
]
const moving = (more: Parameters<typeof aFullShipment>[0] = {}) =>
  aFullShipment({ status: 'InTransit', stops: stops(), ...more })

const position = {
  latitude: 37.6,
  longitude: -104.8,
  at: '2026-11-17T14:26:00.000Z',
  near: 'Walsenburg, CO',
  provider: 'Tidewater',
}
const expected: Partial<ShipmentTracking> = {
  position,
  positions: 109,
  milesToGo: 14.2,
  milesOff: 0.4,
  stops: aTracking().stops.map((stop) => ({ ...stop, eta: '2026-11-17T16:45:00.000Z', onTimeStatus: 'AtRisk' })),
}
const stopList = () => within(screen.getByRole('list', { name: 'Stops' }))
const truck = () => stopList().queryByRole('listitem', { name: 'Truck before stop 2' })
const steps = () => within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')

it('shows the truck between its stops, with what is left until the next one', async () => {
  await openShipment(moving(), { tracking: expected })
  expect(await screen.findByText('Near Walsenburg, CO')).toBeVisible()
  const items = stopList().getAllByRole('listitem')
  expect(items.map((item) => item.getAttribute('aria-label'))).toEqual([
    'Stop 1, Pickup',
    'Truck before stop 2',
    'Stop 2, Dropoff',
  ])
  expect(truck()).toHaveTextContent(/Position .*09:26 EST, .*(ago|just now), Tidewater/)
  expect(truck()).toHaveTextContent(/ETA .*11:45 EST14 mi left, 15 min before the appointment$/)
  expect(truck()).not.toHaveTextContent('off route')
  expect(screen.getByText('109 positions')).toBeVisible()
})

it('shows ETA and on-time status at the stop ahead, and the percent of the leg', async () => {
  await openShipment(moving(), { tracking: expected })
  await screen.findByText('Near Walsenburg, CO')
  const ahead = within(stopList().getByRole('listitem', { name: 'Stop 2, Dropoff' }))
  expect(ahead.getByText('ETA').nextElementSibling).toHaveTextContent('11/17/2026 11:45 EST')
  expect(ahead.getByText('At Risk')).toBeVisible()
  expect(steps()[2]).toHaveTextContent('98% · 14 mi leftAtlanta, GA, aheadETA 11/17/2026 11:45 EST')
})

it('measures the leg to the first stop from where the truck was first seen', async () => {
  const tracking = { ...expected, nextStopNumber: 1, milesToGo: 30, trail: [[-88.06, 42.52] as [number, number]] }
  await openShipment(aFullShipment({ status: 'Dispatched', stops: [aStop(), aDropoff()] }), { tracking })
  await screen.findByText('Near Walsenburg, CO')
  expect(steps()[1]).toHaveTextContent(/^64% · 30 mi left1Joliet, IL/)
  cleanup()
  await openShipment(aFullShipment({ status: 'Dispatched', stops: [aStop(), aDropoff()] }), {
    tracking: { ...tracking, trail: [] },
  })
  await screen.findByText('Near Walsenburg, CO')
  expect(steps()[1]).toHaveTextContent(/^30 mi left1Joliet, IL/)
})

it('says when the truck has left its route', async () => {
  await openShipment(moving(), { tracking: { ...expected, position: { ...position, near: null }, milesOff: 42.2 } })
  expect(await screen.findByText('42 mi off route')).toBeVisible()
  expect(screen.getByText('On the road')).toBeVisible()
})

it('shows no truck row while the truck stands at a stop or has no accepted position', async () => {
  const [first, last] = stops()
  const standing = [first, { ...last, arrivalDateTime }] as ReturnType<typeof stops>
  await openShipment(moving({ status: 'AtStop', stops: standing }), { tracking: expected })
  expect(await screen.findByText('109 positions')).toBeVisible()
  expect(truck()).toBeNull()
  cleanup()
  await openShipment(moving(), { tracking: { ...expected, position: null } })
  expect(await screen.findByText('ETA')).toBeVisible()
  expect(truck()).toBeNull()
})

it('keeps doubtful positions in sight below the stops [DEF-129]', async () => {
  const doubtful = [
    { latitude: 1, longitude: 2, occurredAt: position.at, provider: 'Tidewater', reason: 'Needs 1,080 mph' },
  ]
  await openShipment(moving(), { tracking: { ...expected, doubtful } })
  expect(await screen.findByText('1 doubtful position, not used for the ETA')).toBeVisible()
})

it('refreshes when the truck moves', async () => {
  const { portal, live, kept: stored } = await openShipment(moving())
  await screen.findByText('History')
  portal.on(getShipmentTracking, aTracking(expected))
  await act(async () =>
    live.receive(stored.shipment.id, 'tracking', {
      name: 'moved',
      entity: 'shipment',
      payload: { id: stored.shipment.id },
    }),
  )
  expect(await screen.findByText('Near Walsenburg, CO')).toBeVisible()
})

it('has the tracking events in its history', async () => {
  const { keys } = await openShipment(moving(), { tracking: { ...expected, events: [anEvent()] } })
  const history = within(screen.getByRole('region', { name: 'History' }))
  expect(await history.findByText('Nothing has changed yet')).toBeVisible()
  await keys.click(history.getByRole('radio', { name: 'Tracking' }))
  expect(history.getByRole('list', { name: 'Tracking events' })).toHaveTextContent('Arrived Joliet, IL')
  expect(history.queryByText('Nothing has changed yet')).toBeNull()
})

it('has no tracking before somebody booked it, and asks for none', async () => {
  const { portal } = await openShipment(aFullShipment({ status: 'ReadyToBook', carrier: null }))
  expect(screen.queryByRole('radio', { name: 'Tracking' })).toBeNull()
  expect(portal.calls(getShipmentTracking)).toHaveLength(0)
})

it('records an event by the filled button or the key E under way', async () => {
  const { keys, portal } = await openShipment(moving(), { tracking: expected })
  portal.on(addTrackingEvent, { eventId: 'x' })
  await keys.keyboard('e')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add event' }))
  await keys.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText(/recorded$/)).toBeVisible()
  await keys.click(screen.getByRole('button', { name: /^Add Event/ }))
  expect(await screen.findByRole('dialog', { name: 'Add event' })).toBeVisible()
})

it('records events only with the permission to book', async () => {
  const { keys } = await openShipment(moving(), { user: { permissions: ['ViewShipment'] } })
  expect(screen.getByRole('button', { name: /^Add Event/ })).toHaveAccessibleDescription(noPermissionText)
  await keys.keyboard('e')
  expect(screen.queryByRole('dialog')).toBeNull()
})
