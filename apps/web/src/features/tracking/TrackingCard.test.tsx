import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { addTrackingEvent, getShipmentTracking, type ShipmentTracking } from '@lanewise/contract/tracking'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { aDropoff, aFullShipment, aStop, inStatus } from '#testing/full-shipment.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { doubtfulPlaces, truckOf } from './seen-truck.ts'
import { TrackingCard } from './TrackingCard.tsx'
import { anEvent, aTracking } from './testing/given.ts'

type Given = {
  tracking?: Partial<ShipmentTracking>
  permissions?: 'none'
  status?: Parameters<typeof inStatus>[0]
  stops?: ShipmentInformation['stops']
}

async function openCard({ tracking = {}, permissions, status = 'InTransit', stops }: Given = {}) {
  const portal = createFakePortal()
  portal.on(getShipmentTracking, aTracking(tracking))
  const shipment = { ...aFullShipment(), ...inStatus(status), ...(stops && { stops }) }
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
  expect(screen.queryByText(/off route/)).toBeNull()
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
  expect(await screen.findByText('42 mi off route')).toBeVisible()
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
  expect(await screen.findByText('No tracking updates from this truck yet')).toBeVisible()
  expect(screen.queryByText(/On the road|No position yet|positions/)).toBeNull()
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says that it is loading', async () => {
  const portal = createFakePortal()
  portal.on(getShipmentTracking, () => new Promise(() => {}))
  await renderScreen(<TrackingCard shipment={{ ...aFullShipment(), ...inStatus('Booked') }} />, { portal })
  expect(await screen.findByText('Loading')).toBeInTheDocument()
  expect(screen.queryByText('No tracking updates from this truck yet')).toBeNull()
})

it('is a truck on a map once somebody saw it', () => {
  expect(truckOf(undefined, null)).toBeNull()
  expect(truckOf(aTracking(), null)).toBeNull()
  expect(truckOf(aTracking({ position }), null)).toMatchObject({ latitude: 37.6, near: 'Walsenburg, CO', tone: 'ok' })
})

it('is not there, and asks for nothing, before somebody booked', async () => {
  const { portal } = await openCard({ status: 'ReadyToBook' })
  expect(screen.queryByText('Tracking')).toBeNull()
  expect(portal.calls(getShipmentTracking)).toHaveLength(0)
})

it('looks again when the truck moves', async () => {
  const { portal, live, shipment } = await openCard()
  await screen.findByText('No tracking updates from this truck yet')
  portal.on(getShipmentTracking, aTracking({ position }))
  await act(async () =>
    live.receive(shipment.id, 'tracking', { name: 'moved', entity: 'shipment', payload: { id: shipment.id } }),
  )
  expect(await screen.findByText('Near Walsenburg, CO')).toBeVisible()
})

it('records by hand what somebody learned, beginning with what comes next, and keeps it when it is refused', async () => {
  const { portal, keys } = await openCard({ status: 'Booked' })
  portal.on(addTrackingEvent, refused(422, 'The event is in the future'))
  await keys.click(await screen.findByRole('button', { name: 'Add Event' }))
  const dialog = within(await screen.findByRole('dialog'))
  await keys.type(dialog.getByLabelText('Note'), 'Dock 4')
  await keys.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('The event is in the future')).toBeVisible()
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

it('counts one position as one, and none not at all', async () => {
  await openCard({ tracking: { position, positions: 1, milesOff: 5 } })
  expect(await screen.findByText('1 position')).toBeVisible()
  expect(screen.getByText(/^Position 11\/17\/2026 .*, Tidewater$/)).toBeVisible()
  expect(screen.queryByText('No tracking updates from this truck yet')).toBeNull()
  expect(screen.queryByRole('list', { name: 'Tracking events' })).toBeNull()
  expect(screen.queryByText(/^ETA/)).toBeNull()
  expect(screen.queryByText(/mi to stop/)).toBeNull()
  expect(screen.queryByText(/off route/)).toBeNull()
})

it('names the place of an event by its stop or by what the carrier said', async () => {
  const there = { stopNumber: null, city: 'Salina', state: 'KS' }
  await openCard({
    tracking: {
      events: [
        anEvent({ eventId: 'a', kind: 'Position', ...there }),
        anEvent({ eventId: 'b', kind: 'Dispatched', stopNumber: null }),
        anEvent({ eventId: 'c', kind: 'Departed', ...there, note: 'Dock 4' }),
      ],
    },
  })
  const rows = within(await screen.findByRole('list', { name: 'Tracking events' })).getAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
    'Position, Salina, KS',
    'Dispatched',
    'Departed Salina, KS',
  ])
  expect(rows[2]?.querySelector('p')?.textContent).toBe('Dock 4')
  expect(rows[1]?.querySelector('p')).toBeNull()
  expect(screen.queryByText('No tracking updates from this truck yet')).toBeNull()
})

it('says why nothing can be shown and tries again', async () => {
  const portal = createFakePortal()
  portal.on(getShipmentTracking, refused(503, 'The database is being restarted'))
  const shipment = { ...aFullShipment(), ...inStatus('Booked') }
  const { keys } = await renderScreen(<TrackingCard shipment={shipment} />, { portal })
  expect(await screen.findByText('The database is being restarted')).toBeVisible()
  portal.on(getShipmentTracking, aTracking())
  await keys.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No tracking updates from this truck yet')).toBeVisible()
})

describe('an event by hand', () => {
  const at = '2026-11-16T13:00:00.000Z'
  const open = async (stops: ShipmentInformation['stops'] = [aStop({ arrivalDateTime: at }), aDropoff()]) => {
    const opened = await openCard({ stops })
    opened.portal.on(addTrackingEvent, { eventId: 'x' })
    await opened.keys.click(await screen.findByRole('button', { name: 'Add Event' }))
    const dialog = within(await screen.findByRole('dialog'))
    const chosen = (label: RegExp) => dialog.queryByRole('combobox', { name: label })?.textContent ?? null
    const choose = async (label: RegExp, option: string) => {
      await opened.keys.click(dialog.getByRole('combobox', { name: label }))
      await opened.keys.click(await screen.findByRole('option', { name: option }))
    }
    const write = async (label: RegExp, text: string) => {
      await opened.keys.click(dialog.getByLabelText(label))
      await opened.keys.paste(text)
    }
    const add = async () => {
      await opened.keys.click(dialog.getByRole('button', { name: 'Add' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      return opened.portal.calls(addTrackingEvent).at(-1)?.body
    }
    return { ...opened, dialog, chosen, choose, write, add }
  }

  it('begins with the departure from where the truck stands', async () => {
    const { chosen, add, portal, shipment } = await open()
    expect(chosen(/What happened/)).toBe('Departed')
    expect(chosen(/Stop/)).toBe('1. Chicago DC, Joliet, IL')
    expect(chosen(/Reason/)).toBeNull()
    expect(await add()).toMatchObject({ kind: 'Departed', stopNumber: 1 })
    expect(await screen.findByText('Departed recorded')).toBeVisible()
    expect(portal.calls(addTrackingEvent)[0]?.params).toEqual({ shipmentNumber: shipment.shipmentNumber })
  })

  it('begins with the arrival at the next stop, and after the last with its departure', async () => {
    const { chosen } = await open([aStop({ arrivalDateTime: at, departureDateTime: at }), aDropoff()])
    expect([chosen(/What happened/), chosen(/Stop/)]).toEqual(['Arrived', '2. Harvest Lane Grocers, Atlanta, GA'])
    cleanup()
    const gone = { arrivalDateTime: at, departureDateTime: at }
    const ended = await open([aStop(gone), aDropoff(gone)])
    expect([ended.chosen(/What happened/), ended.chosen(/Stop/)]).toEqual([
      'Departed',
      '2. Harvest Lane Grocers, Atlanta, GA',
    ])
  })

  it('takes the stop that is chosen', async () => {
    const { choose, add } = await open()
    await choose(/Stop/, '2. Harvest Lane Grocers, Atlanta, GA')
    expect(await add()).toMatchObject({ kind: 'Departed', stopNumber: 2 })
  })

  it('of a place asks where, and for a position it must be known', async () => {
    const { choose, write, add, dialog, chosen, keys, portal } = await open()
    expect(dialog.queryByLabelText(/Latitude/)).toBeNull()
    await choose(/What happened/, 'Position')
    expect(chosen(/Stop/)).toBeNull()
    expect(dialog.getByLabelText(/Latitude/)).toBeRequired()
    await write(/Latitude/, '38.8')
    await write(/Longitude/, '-97.6')
    await write(/City/, 'Salina')
    expect(await add()).toMatchObject({
      kind: 'Position',
      stopNumber: null,
      latitude: 38.8,
      longitude: -97.6,
      city: 'Salina',
    })
    await keys.click(screen.getByRole('button', { name: 'Add Event' }))
    expect(portal.calls(addTrackingEvent)).toHaveLength(1)
  })

  it('sends nothing that belongs to another kind', async () => {
    const { choose, write, add, dialog } = await open()
    await choose(/What happened/, 'Arrived at terminal')
    expect(dialog.getByLabelText(/Latitude/)).not.toBeRequired()
    await write(/City/, 'Salina')
    await choose(/What happened/, 'Delayed')
    expect(dialog.queryByLabelText(/City/)).toBeNull()
    await choose(/Reason/, 'Weather')
    expect(await add()).toMatchObject({ kind: 'Delayed', city: null, stopNumber: null, reason: expect.any(String) })
  })

  it('keeps a reason only where the kind has one', async () => {
    const { choose, add } = await open()
    await choose(/What happened/, 'Refused')
    await choose(/Reason/, 'Weather')
    await choose(/What happened/, 'Unloaded')
    expect(await add()).toMatchObject({ kind: 'Unloaded', stopNumber: 1, reason: null })
  })
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
  const { keys } = await openCard({ tracking: { position, doubtful } })
  await keys.click(await screen.findByText('1 doubtful position, not used for the ETA'))
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^Needs 1,080 mph from the last position.*39\.74, -104\.98, Tidewater$/,
  )
  expect(screen.getByText('Near Walsenburg, CO')).toBeVisible()
  expect(doubtfulPlaces(aTracking({ doubtful }))).toMatchObject([
    { latitude: 39.74, label: expect.stringMatching(/: Needs 1,080 mph from the last position$/) },
  ])
})
