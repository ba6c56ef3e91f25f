import { bookShipment, getShipmentFreight } from '@lanewise/contract/booking'
import { getCustomerConfiguration } from '@lanewise/contract/configuration'
import { getShipmentLaneRates } from '@lanewise/contract/lane-finding'
import type { SelectedQuote } from '@lanewise/contract/order-fields'
import { getMileage } from '@lanewise/contract/places'
import { getBookableRate } from '@lanewise/contract/quotes'
import { createAPIQuote, findIntegratedRates } from '@lanewise/contract/rates'
import { getShipmentInformation, shipmentChanged } from '@lanewise/contract/shipments'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { integratedRate } from '#features/booking/testing/given.tsx'
import { choose, open } from '#features/booking/testing/shipment-to-book.tsx'
import { aContract, plainConfiguration } from '#features/rates/testing/given.tsx'
import { slowFailure } from '#testing/expect/slow-failure.ts'
import { refused } from '#testing/fake-portal.ts'
import { aFullShipment } from '#testing/full-shipment.ts'

const rateId = '0198c0de-0000-7000-8000-0000000000c7'
const selected = (facts: Partial<SelectedQuote> = {}): SelectedQuote => ({
  kind: 'Integrated',
  quoteNumberOrId: rateId,
  quoteNumber: 'LQ-10399',
  carrierName: 'Prairie Star Lines',
  rateSource: 'Tariff',
  serviceLevel: 'Standard',
  transitDays: 4,
  totalCost: 587.2,
  customerTotal: 587.2,
  charges: [],
  expiresAt: null,
  chosenAt: '2026-11-16T12:00:00.000Z',
  chosen: {
    internalQuote: {
      id: rateId,
      rateSource: 'Contract',
      carrier: 'Prairie Star Lines',
      transitDays: 4,
      totalCost: 587.2,
    },
  },
  ...facts,
})
const panel = () => within(screen.getByRole('region', { name: 'Selected Quote' }))

it('marks a rate that arrives after the delivery window, by how many days', async () => {
  const stops = aFullShipment().stops.map((stop) => ({ ...stop, lateDateTime: '2099-11-18T20:00:00.000Z' }))
  // The rate of the tariff arrives on Friday, 11/20/2099.
  await open({ facts: { stops } })
  const rate = within(await screen.findByRole('listitem', { name: 'Kestrel Freight System, Standard' }))
  expect(rate.getByText('2 days late')).toBeVisible()
  cleanup()
  await open({ mode: 'TL', facts: { stops } })
  expect(
    await within(await screen.findByRole('article', { name: 'Exclusive Use' })).findByText('1 day late'),
  ).toBeVisible()
})

describe('the rate that the order was made with', () => {
  it('stands above the others and is booked like them', async () => {
    const opened = await open({ selectedQuote: selected() })
    expect(panel().getByText('Chosen with the order')).toBeVisible()
    expect(panel().getByText('LQ-10399 · Standard')).toBeVisible()
    expect(panel().getByText('$587.20')).toBeVisible()
    await opened.keys.click(panel().getByRole('button', { name: 'Select Prairie Star Lines, chosen with the order' }))
    const question = within(await screen.findByRole('dialog', { name: 'Book S104475?' }))
    expect(question.getByText('Prairie Star Lines will haul this shipment for $587.20.')).toBeVisible()
    await opened.keys.click(question.getByRole('button', { name: 'Book' }))
    await screen.findByText(/booked successfully/)
    expect(opened.portal.calls(getBookableRate)[0]?.params).toEqual({ rateId })
  })

  it('says until when it holds, and cannot be chosen from that moment on', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T12:00:00Z') })
    await open({ selectedQuote: selected({ expiresAt: '2026-11-16T12:00:01.000Z' }) })
    expect(panel().getByText(/^LQ-10399 · Standard · valid until 11\/16\/2026/)).toBeVisible()
    expect(panel().getByRole('button', { name: /^Select/ })).toBeVisible()
    expect(panel().queryByText('Expired')).toBeNull()
    cleanup()
    await open({ selectedQuote: selected({ expiresAt: '2026-11-16T12:00:00.000Z' }) })
    expect(panel().getByText('Expired')).toBeVisible()
    expect(panel().queryByRole('button', { name: /^Select/ })).toBeNull()
  })

  it('is missing where the order was made without one', async () => {
    await open()
    await screen.findByRole('button', { name: /^Select Kestrel/ })
    expect(screen.queryByRole('region', { name: 'Selected Quote' })).toBeNull()
  })
})

describe('the rates of a shipment', () => {
  it('of LTL are those of LTL alone, at cost although the company adds a markup', async () => {
    const opened = await open()
    opened.portal.on(getCustomerConfiguration, {
      ...plainConfiguration,
      includePrepaidAddMarkupQuotes: true,
      defaultPrepaidAdd: 10,
    })
    expect(await screen.findByRole('button', { name: /^\$618\.81/ })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Spot Truckload' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Contract Rates' })).toBeNull()
    expect(opened.portal.calls(createAPIQuote)).toEqual([])
    expect(screen.getByText('LTL', { selector: 'span' })).toBeVisible()
    expect(screen.getByText('Ready To Book')).toBeVisible()
  })

  it('of a truckload are spot and contracted ones, of which any two can be compared', async () => {
    const { keys } = await open({ mode: 'TL' })
    expect(await screen.findByText('Quote Q-88214')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'LTL Rates' })).toBeNull()
    expect(screen.getByText('Dry')).toBeVisible()
    await keys.click(await screen.findByRole('checkbox', { name: /^Compare Copperline/ }))
    expect(screen.getByText('1 of 4 rates')).toBeVisible()
    await keys.click(screen.getByRole('button', { name: 'Clear the checked rates' }))
    expect(screen.queryByText('1 of 4 rates')).toBeNull()
  })

  it('of a contract warn of a carrier without insurance, and cannot be chosen where it has expired [DEF-106]', async () => {
    const warning = 'No insurance certificate is on file.'
    const late = 'Late Freight cannot be booked or tendered: Cargo certificate C-1 expired 3 days ago.'
    const items = [
      aContract({ carrierDescription: 'Bare Freight', bookingWarning: warning }),
      aContract({ carrierDescription: 'Late Freight', bookingObstacle: late }),
      aContract({ carrierDescription: 'Whole Freight' }),
    ]
    const { keys } = await open({
      mode: 'TL',
      prepare: (portal) => portal.on(getShipmentLaneRates, { lane: null, why: [], items }),
    })
    const rows = within(await screen.findByRole('list', { name: 'Contract Rates' })).getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent(warning)
    expect(rows[1]).toHaveTextContent(late)
    expect(rows[2]).not.toHaveTextContent(/insurance|cannot/)
    const select = (name: string) => screen.getByRole('button', { name: new RegExp(`^Select ${name}`) })
    expect(select('Late Freight')).toHaveAttribute('aria-disabled', 'true')
    expect(select('Late Freight')).toHaveAccessibleDescription(late)
    await keys.click(select('Bare Freight'))
    const question = within(await screen.findByRole('dialog', { name: 'Book S104475?' }))
    expect(question.getByText(warning)).toBeVisible()
    await keys.click(question.getByRole('button', { name: 'Cancel' }))
    await keys.click(select('Whole Freight'))
    expect(within(await screen.findByRole('dialog')).queryByText(warning)).toBeNull()
  })

  it('are asked for under one request, which the address keeps, and under another when they have expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2100-01-01T12:00:00Z') })
    const opened = await open({ details: { pickupDate: '2100-02-01' } })
    await screen.findByText('Expired')
    const first = opened.portal.calls(findIntegratedRates)[0]?.body.requestId
    expect(new URLSearchParams(opened.router.state.location.search).get('request')).toBe(first)
    expect(screen.getByText(/have expired and can no longer be chosen/)).toBeVisible()
    await opened.keys.click(screen.getByRole('button', { name: 'Get new rates' }))
    await waitFor(() => expect(opened.portal.calls(findIntegratedRates)).toHaveLength(2))
    const second = opened.portal.calls(findIntegratedRates)[1]?.body.requestId
    expect(second).not.toBe(first)
    expect(opened.address()).toMatch(new RegExp(`request=${second}`))
    expect(opened.address()).toMatch(/by=rates/)
  })

  it('cannot be asked for where a stop is not on the map', async () => {
    await open({ details: { dropoffLocation: null } })
    expect(screen.getByText('Rates cannot be requested: a stop on this shipment is not on the map.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'LTL Rates' })).toBeNull()
  })
})

describe('the question before a booking', () => {
  it('books nothing when it is answered with Cancel', async () => {
    const opened = await open()
    await opened.keys.click(await screen.findByRole('button', { name: /^Select Kestrel/ }))
    await opened.keys.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(opened.portal.calls(bookShipment)).toEqual([])
  })

  it('stays while the booking is under way, is gone after it, and books once', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof integratedRate>>()
    const opened = await open()
    opened.portal.on(getBookableRate, () => promise)
    await choose(opened, /^Select Kestrel/)
    const question = within(screen.getByRole('dialog'))
    await opened.keys.click(question.getByRole('button', { name: 'Cancel' }))
    await opened.keys.click(question.getByRole('button', { name: /Book/ }))
    expect(screen.getByRole('dialog')).toBeVisible()
    await act(async () => resolve(integratedRate()))
    await screen.findByText(/booked successfully/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(opened.portal.calls(getBookableRate)).toHaveLength(1)
    expect(opened.portal.calls(bookShipment)).toHaveLength(1)
  })

  it('is gone after a booking that failed, and what was wrong is forgotten once it succeeds', async () => {
    const opened = await open()
    opened.portal.on(bookShipment, refused(422, 'Dock 4 is full'))
    await choose(opened, /^Select Kestrel/)
    expect(await screen.findByText('Dock 4 is full')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    opened.portal.on(bookShipment, { shipmentId: opened.shipment.id, shipmentNumber: 'S104475', version: 4 })
    await choose(opened, /^Select Kestrel/)
    await screen.findByText(/booked successfully/)
    expect(screen.queryByText('Dock 4 is full')).toBeNull()
  })
})

describe('the page', () => {
  it('knows the miles of the shipment where those between its places are not known', async () => {
    await open({ prepare: (portal) => portal.on(getMileage, refused(500, 'No route')) })
    expect(await screen.findByText('716 mi')).toBeVisible()
    expect(screen.queryByText('Not known')).toBeNull()
  })

  it('leads from a booking that an order is too incomplete for to that order', async () => {
    const opened = await open()
    const message = 'Enter the proper shipping name of Paint before the freight is booked'
    opened.portal.on(bookShipment, refused(422, message, { orderNumber: 'O200123' }))
    await choose(opened, /^Select Kestrel/)
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Complete order O200123' })).toHaveAttribute(
      'href',
      '/orders/O200123/edit?complete=hazmat',
    )
  })

  it('of a shipment that cannot be booked says why', async () => {
    await open({ facts: { status: 'InTransit' } })
    expect(screen.getByText('This shipment is In Transit and cannot be booked.')).toBeVisible()
    expect(screen.queryByRole('radio', { name: 'Rates' })).toBeNull()
  })

  it('of a booked shipment names its carrier', async () => {
    const carrier = { id: rateId, companyName: 'Arctic Fox', logoFileId: null, scac: 'ZXAQ', dotNumber: '9000308' }
    await open({ facts: { status: 'Booked', carrier } })
    expect(screen.getByText('This shipment is Booked with Arctic Fox and cannot be booked.')).toBeVisible()
  })

  it('says what a shipment needs attention for', async () => {
    await open({
      facts: {
        attention: { reason: 'PickupPassed', message: 'The pickup was missed', since: '2026-11-16T12:00:00.000Z' },
      },
    })
    expect(screen.getByText('The pickup was missed')).toBeVisible()
  })

  it('follows the shipment: who booked it meanwhile leaves nothing to choose', async () => {
    const opened = await open()
    await screen.findByRole('button', { name: /^Select Kestrel/ })
    await waitFor(() => expect(opened.live.isJoined(opened.shipment.id, 'changed')).toBe(true))
    opened.portal.on(getShipmentInformation, aFullShipment({ id: opened.shipment.id }))
    const payload = { id: opened.shipment.id }
    act(() => opened.live.receive(payload.id, 'changed', { name: shipmentChanged.name, entity: 'shipment', payload }))
    expect(await screen.findByText(/^This shipment is Booked with/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Select Kestrel/ })).toBeNull()
  })

  it('says that the shipment does not exist, without another try', async () => {
    await open({ prepare: (portal) => portal.on(getShipmentInformation, refused(404, 'This shipment does not exist')) })
    expect(await screen.findByText('This shipment does not exist')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Book S104475' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('shows skeleton rows until it knows, and tries again what failed', async () => {
    const slow = slowFailure()
    const opened = await open({
      prepare: (portal) => slow.prepare(portal, getShipmentFreight),
    })
    await slow.expectRowsThenReason()
    const callCount = opened.portal.calls(getShipmentFreight).length
    await opened.keys.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(opened.portal.calls(getShipmentFreight)).toHaveLength(callCount + 1))
    expect(opened.portal.calls(getShipmentInformation).length).toBeGreaterThan(1)
  })
})
