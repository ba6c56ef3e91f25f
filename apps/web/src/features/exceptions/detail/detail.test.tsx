import {
  completeExceptions,
  type ExceptionEntry,
  findExceptions,
  reopenExceptions,
  snoozeExceptions,
} from '@lanewise/contract/exceptions'
import { getDockSchedule } from '@lanewise/contract/locations'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { getShipmentInformation, getShipmentRoute } from '@lanewise/contract/shipments'
import { getShipmentTracking, type ShipmentTracking } from '@lanewise/contract/tracking'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aTracking } from '#features/tracking/testing/given.ts'
import { refused } from '#testing/fake-portal.ts'
import { aDropoff, aFullShipment, aStop, inStatus } from '#testing/full-shipment.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'
import ExceptionsPage from '../ExceptionsPage.tsx'
import { anEntry, anInbox, ben, idOf } from '../testing/given.ts'

async function open(entries: ExceptionEntry[], path = '/exceptions') {
  const { portal, show } = anInbox(entries)
  for (const operation of [snoozeExceptions, completeExceptions, reopenExceptions]) portal.on(operation, { changed: 1 })
  const opened = await renderScreen(<ExceptionsPage />, { portal, path })
  await screen.findByRole('button', { name: entries[0]?.reason ?? '' })
  return { ...opened, show }
}
const article = () => screen.findByRole('article')

describe('the shipment of an entry', () => {
  const late = anEntry(1, { kind: 'Late', entity: 'shipment', entityName: 'S104463', status: 5 })

  async function openShipment(
    facts: Partial<ShipmentInformation> = {},
    tracking: Partial<ShipmentTracking> | null = {},
    line: [number, number][] = [],
  ) {
    const { portal } = anInbox([late])
    const shipment = aFullShipment({ ...inStatus('InTransit'), stops: [aStop(), aDropoff()], ...facts })
    portal.on(getShipmentInformation, shipment)
    portal.on(getShipmentTracking, tracking ? aTracking(tracking) : refused(404, 'Not now'))
    portal.on(getShipmentRoute, { line })
    await renderScreen(<ExceptionsPage />, { portal })
    await screen.findByText('Miles left')
    const terms = () =>
      Object.fromEntries(
        screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
      )
    return { portal, terms }
  }

  it('is told with the window of its next stop, when it is expected, how far it is and who drives', async () => {
    const eta = { eta: '2026-11-17T17:31:00.000Z', onTimeStatus: null, arrivedAt: null, departedAt: null }
    const { terms, portal } = await openShipment(
      { driverName: 'Wade Lindqvist', driverPhone: '312 555 0100' },
      { nextStopNumber: 2, milesToGo: 168.4, stops: [{ stopNumber: 2, ...eta }] },
    )
    await waitFor(() =>
      expect(terms()).toEqual({
        'Window, Harvest Lane Grocers': '11/17 10:00–14:00 EST',
        ETA: '11/17 12:31 EST',
        'Miles left': '168 mi',
        'Next dock slot': '–',
        Driver: 'Wade Lindqvist, 312 555 0100',
      }),
    )
    expect(portal.calls(getShipmentInformation)[0]?.params).toEqual({ shipmentNumber: 'S104463' })
    expect(within(await article()).getByText('In Transit')).toBeVisible()
    expect(within(await article()).getByRole('link', { name: 'S104463' })).toHaveAttribute(
      'href',
      '/shipments/S104463/preview',
    )
  })

  it('is told with the first stop that it has not left where nobody tells more', async () => {
    const { terms } = await openShipment({ driverName: null, driverPhone: null }, null)
    expect(terms()).toEqual({
      'Window, Chicago DC': '11/16 06:00–10:00 CST',
      ETA: '–',
      'Miles left': '–',
      'Next dock slot': '–',
    })
  })

  it('is told without a window when it has left all stops', async () => {
    const at = '2026-11-16T13:00:00.000Z'
    const gone = { arrivalDateTime: at, departureDateTime: at }
    const { terms } = await openShipment(
      { stops: [aStop(gone), aDropoff(gone)], driverName: 'Wade' },
      { nextStopNumber: null, milesToGo: 0 },
    )
    await waitFor(() =>
      expect(terms()).toEqual({ ETA: '–', 'Miles left': '0 mi', Driver: expect.stringMatching(/^Wade/) }),
    )
  })

  it('stands on a map where the places of two stops are known', async () => {
    await openShipment({}, {}, [
      [-88.06, 41.52],
      [-84.56, 33.74],
    ])
    expect(await screen.findByText(/cannot draw the map|Loading the map/)).toBeInTheDocument()
  })

  it('stands on none where only one place is known', async () => {
    await openShipment({ stops: [aStop(), aDropoff({ coordinates: null })] })
    expect(screen.queryByText(/cannot draw the map|Loading the map/)).toBeNull()
  })
})

describe('the next dock slot', () => {
  const late = anEntry(1, { kind: 'Late', entity: 'shipment', entityName: 'S104463', status: 5 })

  it('is the first opening of the dock after the ETA, and a time is set without leaving the inbox', async () => {
    const { portal } = anInbox([late])
    portal.on(getShipmentInformation, aFullShipment({ ...inStatus('InTransit'), stops: [aStop(), aDropoff()] }))
    const eta = {
      stopNumber: 2,
      eta: '2026-11-17T23:31:00.000Z',
      onTimeStatus: null,
      arrivedAt: null,
      departedAt: null,
    }
    portal.on(getShipmentTracking, aTracking({ nextStopNumber: 2, stops: [eta] }))
    portal.on(getShipmentRoute, { line: [] })
    const open = { startTime: '06:00:00', endTime: '14:00:00', isClosed: false, isTwentyFourHour: false }
    const dockHours = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ ...open, dayOfWeek }))
    portal.on(getDockSchedule, { id: idOf(7), isAppointmentRequired: true, version: 1, dockHours })
    const { keys, address } = await renderScreen(<ExceptionsPage />, { portal, path: '/exceptions' })
    const entry = within(await article())
    expect(await entry.findByText('11/18 06:00 EST')).toBeVisible()
    expect(await entry.findByText(/^LTL · .* · PRO |^TL · .* · PRO /)).toBeVisible()
    await keys.click(entry.getByRole('button', { name: /^Set Appointment/ }))
    expect(await screen.findByRole('dialog', { name: /^Delivery appointment/ })).toBeVisible()
    expect(address()).toBe('/exceptions')
  })
})

describe('what an entry says', () => {
  it('is the reason of the partner where there is one, and nothing of a shipment for an order', async () => {
    const { portal } = await open([
      anEntry(1, { kind: 'BookingTimedOut', entity: 'order', detail: 'The carrier is offline' }),
    ])
    expect(within(await article()).getByText('The carrier is offline')).toBeVisible()
    expect(within(await article()).getByText('New')).toBeVisible()
    expect(portal.calls(getShipmentInformation)).toHaveLength(0)
    expect(screen.queryByText('Miles left')).toBeNull()
  })

  it('of another kind is only its reason', async () => {
    await open([anEntry(1, { detail: 'internal' })])
    await article()
    expect(screen.queryByText('internal')).toBeNull()
  })

  it('names who has it, and what was put aside is opened again', async () => {
    const { keys, portal } = await open(
      [anEntry(1, { assignee: ben, snooze: { until: null, forMe: false } })],
      '/exceptions?view=snoozed',
    )
    const entry = within(await article())
    expect(entry.getByRole('button', { name: 'Assigned to Ben Novak' })).toBeVisible()
    expect(entry.queryByRole('group', { name: 'Snooze' })).toBeNull()
    await keys.click(entry.getByRole('button', { name: /^Reopen/ }))
    await waitFor(() => expect(portal.calls(reopenExceptions)[0]?.body).toEqual({ ids: [idOf(1)] }))
    await keys.keyboard('u')
    await waitFor(() => expect(portal.calls(reopenExceptions)).toHaveLength(2))
  })

  it('is put aside from there', async () => {
    const { keys, portal } = await open([anEntry(1)])
    const entry = within(await article())
    expect(entry.getByRole('button', { name: 'Assign to' })).toHaveTextContent('Assign')
    expect(entry.queryByRole('button', { name: /^Reopen/ })).toBeNull()
    await keys.click(entry.getByRole('button', { name: 'Snooze: Next event' }))
    await waitFor(() =>
      expect(portal.calls(snoozeExceptions)[0]?.body).toEqual({ ids: [idOf(1)], until: null, forMe: false }),
    )
    await keys.keyboard('u')
    expect(portal.calls(reopenExceptions)).toHaveLength(0)
  })
})

it('opens over the list on a small screen, and closes again', async () => {
  setWindowWidth(1000)
  const { keys } = await open([anEntry(1), anEntry(2)])
  expect(screen.queryByRole('article')).toBeNull()
  await keys.click(screen.getByRole('button', { name: 'Reason 2' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Exception' }))
  expect(drawer.getByRole('article', { name: 'Reason 2, O200002' })).toBeVisible()
  await keys.click(drawer.getByRole('button', { name: /^Close/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

describe('the list', () => {
  it('shows more when asked, and says how many there are', async () => {
    const { portal, keys } = await open([anEntry(1)])
    portal.on(findExceptions, ({ query }) => ({ data: [anEntry(query.page === '2' ? 2 : 1)], total: 2 }))
    await keys.click(screen.getByRole('radio', { name: 'Age' }))
    await keys.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('button', { name: 'Reason 2' })).toBeVisible()
    expect(screen.getByText('1–2 of 2')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('of one kind, or of what was put aside, has an order of its own', async () => {
    const { keys } = await open([anEntry(1)])
    expect(screen.getByRole('radiogroup', { name: 'Order' })).toBeVisible()
    const kinds = within(screen.getByRole('navigation', { name: 'Kinds of exceptions' }))
    await keys.click(kinds.getByRole('button', { name: /^Late/ }))
    expect(screen.queryByRole('radiogroup', { name: 'Order' })).toBeNull()
    expect(screen.getByRole('radiogroup', { name: 'Exceptions to show' })).toBeVisible()
    expect(kinds.getByRole('button', { name: /^All/ })).not.toHaveAttribute('aria-current')
    await keys.click(kinds.getByRole('button', { name: /^Snoozed/ }))
    expect(screen.queryByRole('radiogroup', { name: 'Order' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Snoozed' })).toBeVisible()
    expect(kinds.getByRole('button', { name: /^Snoozed/ })).toHaveAttribute('aria-current', 'true')
    expect(kinds.getByRole('button', { name: /^All/ })).not.toHaveAttribute('aria-current')
  })

  it('of what was done opens the selected ones again', async () => {
    const done = { at: '2026-11-17T10:00:00.000Z', by: 'Ben Novak' }
    const { portal, keys } = await open([anEntry(1, { done }), anEntry(2, { done })], '/exceptions?view=done')
    for (const number of [1, 2])
      await keys.click(screen.getByRole('checkbox', { name: `Select Reason ${number}, O20000${number}` }))
    const bar = within(await screen.findByRole('region', { name: 'Selection' }))
    expect(bar.queryByRole('button', { name: 'Done' })).toBeNull()
    await keys.click(bar.getByRole('button', { name: 'Reopen' }))
    expect(await screen.findByText('2 exceptions reopened')).toBeVisible()
    expect(portal.calls(reopenExceptions)[0]?.body).toEqual({ ids: [idOf(1), idOf(2)] })
  })

  it('tells the keys that do something there', async () => {
    const { keys } = await open([anEntry(1)])
    const foot = () => screen.getByText('1–1 of 1').parentElement
    expect(foot()).toHaveTextContent(/move.*assign.*snooze.*done.*act.*select$/)
    expect(foot()).not.toHaveTextContent('reopen')
    await keys.click(screen.getByRole('button', { name: /^Done today/ }))
    await waitFor(() => expect(foot()).toHaveTextContent(/move.*reopen.*act.*select$/))
    expect(foot()).not.toHaveTextContent(/assign|snooze/)
  })
})
