import { bookShipment, updateOriginationType } from '@lanewise/contract/booking'
import { getBookableRate } from '@lanewise/contract/quotes'
import { createShipment } from '@lanewise/contract/shipments'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  bookingPortal,
  button,
  contractRate,
  integratedRate,
  labels,
  openDialog,
  order,
  rateId,
  shipmentId,
  shipmentNumber,
  spotRate,
} from '#features/booking/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'
import { watchRules } from '#testing/written-rules.ts'
import { dark, light } from '#ui/theme/tokens.ts'

/** An answer that the test releases. */
function held<A>(answer: A) {
  const { promise, resolve } = Promise.withResolvers<A>()
  return { answer: () => promise, release: () => act(async () => resolve(answer)) }
}

const created = { shipmentId, shipmentNumber, resultId: shipmentId, resultNumber: shipmentNumber }
const booked = { shipmentId, shipmentNumber, version: 2 }
const dialog = () => screen.getByRole('dialog', { name: 'Booking Your Order!' })
const errors = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the booking dialog', () => {
  it('runs three steps in sequence and says of each how it stands [BOOK-1] [BOOK-2] [BOOK-4] [BOOK-5] [BOOK-6]', async () => {
    const [orderStep, shipmentStep, bookingStep] = [held(order), held(created), held(booked)]
    const portal = bookingPortal()
    portal.on(createShipment, shipmentStep.answer)
    portal.on(bookShipment, bookingStep.answer)
    const create = vi.fn(orderStep.answer)
    await openDialog({ portal, order: { create } })
    expect(dialog()).toBeVisible()
    expect(labels()).toEqual(['Create Order', 'Create Shipment', 'Book Shipment'])
    expect(create).not.toHaveBeenCalled()
    await waitFor(() => expect(labels()).toEqual(['Creating Order', 'Create Shipment', 'Book Shipment']))
    expect(create).toHaveBeenCalledOnce()
    expect(portal.calls(createShipment)).toHaveLength(0)
    await orderStep.release()
    await waitFor(() => expect(labels()).toEqual(['Order Created', 'Creating Shipment', 'Book Shipment']))
    expect(portal.calls(getBookableRate)).toHaveLength(0)
    await shipmentStep.release()
    await waitFor(() => expect(labels()).toEqual(['Order Created', 'Shipment Created', 'Booking Shipment']))
    await bookingStep.release()
    await waitFor(() => expect(labels()).toEqual(['Order Created', 'Shipment Created', 'Shipment Booked']))
  })

  it('counts the seconds of the step that runs, and cannot be closed meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const step = held(order)
    const opened = await openDialog({ order: { create: step.answer } })
    expect(screen.queryByText('0 s')).toBeNull()
    expect(await screen.findByText('0 s')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(screen.getByText('2 s')).toBeVisible()
    await opened.keys.click(screen.getByRole('button', { name: 'Close' }))
    await opened.keys.keyboard('{Escape}')
    expect(opened.onClose).not.toHaveBeenCalled()
    expect(dialog()).toBeVisible()
  })

  it('lets the browser ask before it is left by a reload, until everything is booked', async () => {
    const warnsBeforeReload = () => {
      const event = new Event('beforeunload', { cancelable: true })
      dispatchEvent(event)
      return event.defaultPrevented
    }
    const portal = bookingPortal()
    const bookingStep = held(booked)
    portal.on(createShipment, refused(503, 'Later'))
    portal.on(bookShipment, bookingStep.answer)
    const { keys } = await openDialog({ portal })
    await screen.findByText('Later')
    expect(warnsBeforeReload()).toBe(true)
    portal.on(createShipment, created)
    await keys.click(await button('Retry'))
    await waitFor(() => expect(labels()[2]).toBe('Booking Shipment'))
    expect(warnsBeforeReload()).toBe(true)
    await bookingStep.release()
    await waitFor(() => expect(labels()[2]).toBe('Shipment Booked'))
    expect(warnsBeforeReload()).toBe(false)
  })

  it('shows the errors of a step that failed in a list, and runs no later step [BOOK-3]', async () => {
    const portal = bookingPortal()
    portal.on(createShipment, refused(409, 'No', { modelState: { a: ['First'], b: ['Second'] } }))
    await openDialog({ portal })
    await screen.findByRole('alert')
    expect(errors()).toEqual(['First', 'Second'])
    expect(labels()).toEqual(['Order Created', 'Failed to create Shipment', 'Book Shipment'])
    expect(portal.calls(getBookableRate)).toHaveLength(0)
    expect(portal.calls(bookShipment)).toHaveLength(0)
    cleanup()
    const unordered = bookingPortal()
    await openDialog({ portal: unordered, order: { create: async () => ({ errors: ['Third'] }) } })
    await screen.findByRole('alert')
    expect(errors()).toEqual(['Third'])
    expect(labels()).toEqual(['Failed to create Order', 'Create Shipment', 'Book Shipment'])
    for (const call of [createShipment, getBookableRate, bookShipment]) expect(unordered.calls(call)).toHaveLength(0)
  })

  it('shows all errors of a step as a red list, each once [BOOK-7]', async () => {
    const rules = watchRules()
    const portal = bookingPortal()
    const errorsSent = ['Dock 4 is full', 'No liftgate', 'Dock 4 is full']
    portal.on(bookShipment, refused(422, 'No', { modelState: { booking: errorsSent } }))
    await openDialog({ portal })
    const list = within(await within(dialog()).findByRole('alert')).getByRole('list')
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dock 4 is full', 'No liftgate'])
    expect(rules.ofElement(list.parentElement as HTMLElement)).toMatch(/[{;]color:\s*var\(--lw-palette-late-fg\)/)
    for (const { late } of [light, dark]) {
      expect(rules.all()).toContain(`--lw-palette-late-fg:${late.fg};`)
      const [red = 0, green = 0, blue = 0] = (late.fg.match(/\w\w/g) ?? []).map((part) => Number.parseInt(part, 16))
      expect(red).toBeGreaterThan(1.5 * Math.max(green, blue))
    }
  })

  it('calls the steps by their failure [BOOK-4] [BOOK-5] [BOOK-6]', async () => {
    await openDialog({ order: { create: async () => ({ errors: ['No'] }) } })
    await waitFor(() => expect(labels()[0]).toBe('Failed to create Order'))
    cleanup()
    const shipment = bookingPortal()
    shipment.on(createShipment, refused(409, 'No'))
    await openDialog({ portal: shipment })
    await waitFor(() => expect(labels()[1]).toBe('Failed to create Shipment'))
    cleanup()
    const booking = bookingPortal()
    booking.on(bookShipment, refused(422, 'No'))
    await openDialog({ portal: booking })
    await waitFor(() => expect(labels()[2]).toBe('Failed to book Shipment'))
  })

  it('says "An unknown error has occurred" where a step failed without a message [BOOK-8]', async () => {
    await openDialog({ order: { create: async () => ({ errors: [] }) } })
    await screen.findByRole('alert')
    expect(errors()).toEqual(['An unknown error has occurred'])
    for (const call of [createShipment, getBookableRate, bookShipment]) {
      cleanup()
      const portal = bookingPortal()
      portal.on(call, { refused: { status: 500, content: {} } } as never)
      await openDialog({ portal })
      await screen.findByRole('alert')
      expect(errors()).toEqual(['An unknown error has occurred'])
    }
  })
})

describe('the last button', () => {
  const views = ['View Order', 'View Shipment', 'View Confirmation']
  const last = async (name: string) => {
    await waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'))
    for (const other of views.filter((one) => one !== name))
      expect(screen.queryByRole('button', { name: other })).toBeNull()
  }

  it('reads View Confirmation when all succeeded, with the focus, and leads there by where it began', async () => {
    for (const [origin, path] of [
      ['quotes', '/quotes/confirmation/S104512'],
      ['orders', '/shipments/S104512/confirmation'],
    ] as const) {
      const opened = await openDialog({ origin })
      await last('View Confirmation')
      expect(await button('View Confirmation')).toHaveFocus()
      expect(opened.address()).toBe('/')
      await opened.keys.click(await button('View Confirmation'))
      expect(opened.address()).toBe(path)
      cleanup()
    }
  })

  it('reads View Confirmation when all succeeded, View Shipment when only booking failed, View Order when the shipment failed or an order was all, Close when the order failed [BOOK-9] [BOOK-10]', async () => {
    await openDialog()
    await last('View Confirmation')
    cleanup()
    const unbooked = bookingPortal()
    unbooked.on(bookShipment, refused(422, 'No'))
    const first = await openDialog({ portal: unbooked })
    await last('View Shipment')
    await first.keys.click(await button('View Shipment'))
    expect(first.address()).toBe('/shipments/S104512/preview')
    cleanup()
    const unshipped = bookingPortal()
    unshipped.on(createShipment, refused(409, 'No'))
    const second = await openDialog({ portal: unshipped })
    await last('View Order')
    await second.keys.click(await button('View Order'))
    expect(second.address()).toBe('/orders/O209114')
    cleanup()
    await openDialog({ rate: null })
    await last('View Order')
    cleanup()
    const fourth = await openDialog({ order: { create: async () => ({ errors: ['No'] }) } })
    await screen.findByRole('alert')
    for (const other of views) expect(screen.queryByRole('button', { name: other })).toBeNull()
    const [, close] = screen.getAllByRole('button', { name: 'Close' })
    expect(close).toHaveTextContent('Close')
    await fourth.keys.click(close as HTMLElement)
    expect(fourth.onClose).toHaveBeenCalledOnce()
    expect(fourth.address()).toBe('/')
  })

  it('runs the order step alone where no rate is chosen [BOOK-12]', async () => {
    const { portal, create } = await openDialog({ rate: null })
    await waitFor(() => expect(labels()).toEqual(['Order Created']))
    expect(create).toHaveBeenCalledOnce()
    for (const call of [createShipment, getBookableRate, bookShipment]) expect(portal.calls(call)).toHaveLength(0)
  })

  it('begins with the shipment where the order exists', async () => {
    const { portal } = await openDialog({ order })
    await waitFor(() => expect(labels()).toEqual(['Order Created', 'Shipment Created', 'Shipment Booked']))
    expect(portal.calls(createShipment)[0]?.body).toEqual({ orders: [order.orderId], maxBuy: 0 })
  })
})

describe('Retry', () => {
  it('resumes at the step that failed and makes nothing twice [BOOK-14]', async () => {
    const portal = bookingPortal()
    portal.on(createShipment, refused(503, 'Later'))
    portal.on(bookShipment, refused(422, 'Liftgate is not available'))
    const create = vi.fn(async (): Promise<typeof order | { errors: string[] }> => order)
    create.mockResolvedValueOnce({ errors: ['Not yet'] })
    const { keys } = await openDialog({ portal, order: { create } })
    const retried = async (text: string) => {
      await keys.click(await button('Retry'))
      await screen.findByText(text)
      return [create, portal.calls(createShipment), portal.calls(bookShipment)].map((calls) =>
        'mock' in calls ? calls.mock.calls.length : calls.length,
      )
    }
    await screen.findByText('Not yet')
    expect(await retried('Later')).toEqual([2, 1, 0])
    portal.on(createShipment, created)
    expect(await retried('Liftgate is not available')).toEqual([2, 2, 1])
    portal.on(bookShipment, booked)
    expect(await retried('Shipment Booked')).toEqual([2, 2, 2])
  })

  it('sends what got no answer with the same key, and each step under its own [BOOK-14]', async () => {
    const portal = bookingPortal()
    const lost = () => {
      throw new TypeError('Failed to fetch')
    }
    portal.on(createShipment, lost)
    const opened = await openDialog({ portal })
    await screen.findByText('An unknown error has occurred')
    portal.on(createShipment, created)
    portal.on(bookShipment, lost)
    await opened.keys.dblClick(await button('Retry'))
    await waitFor(() => expect(labels()[2]).toBe('Failed to book Shipment'))
    portal.on(bookShipment, booked)
    await opened.keys.click(await button('Retry'))
    await waitFor(() => expect(labels()[2]).toBe('Shipment Booked'))
    const keys = [createShipment, bookShipment].map((call) =>
      portal.calls(call).map(({ headers }) => headers.get('idempotency-key')),
    )
    expect(keys.map((sent) => sent.length)).toEqual([2, 2])
    expect(keys.map((sent) => new Set(sent).size)).toEqual([1, 1])
    expect(new Set(keys.flat()).size).toBe(2)
    expect(keys.flat().every(Boolean)).toBe(true)
  })
})

describe('what a booking sends', () => {
  const sent = async (...given: Parameters<typeof bookingPortal>) => {
    const { portal } = await openDialog({ portal: bookingPortal(...given) })
    await waitFor(() => expect(labels()[2]).toBe('Shipment Booked'))
    expect(portal.calls(getBookableRate)[0]?.params).toEqual({ rateId })
    return portal
  }

  it('is the shipment of one order without a limit [BOOK-16]', async () => {
    const portal = await sent()
    expect(portal.calls(createShipment)[0]?.body).toEqual({ orders: [order.orderId], maxBuy: 0 })
  })

  it('of a rate of a network are its parameters, of a spot-provided one those of its carrier quote [BOOK-22]', async () => {
    for (const type of ['LTL', 'VLTL']) {
      const rate = { integrationServiceType: type, webServiceDescriptionId: 'ws-1', isGuaranteedRate: true }
      const portal = await sent(integratedRate(rate))
      const [call] = portal.calls(bookShipment)
      expect(call?.params).toEqual({ shipmentId })
      expect(call?.body).toMatchObject({
        shippingMode: 'LTL',
        p44BookingParameters: { webServiceDescriptionId: 'ws-1', ltlServiceLevel: 'STD', isGuaranteed: true },
        integrationBookingParameters: null,
      })
      cleanup()
      const spot = await sent(integratedRate({ ...rate, rateSource: 'Spot' }))
      expect(spot.calls(bookShipment)[0]?.body).toMatchObject({
        p44BookingParameters: null,
        integrationBookingParameters: { rateSource: 'Spot', integrationServiceType: type, quoteId: expect.any(String) },
      })
      cleanup()
    }
  })

  it('of a contracted rate are contract, carrier and its additional charges, as a truckload [BOOK-26] [BOOK-27]', async () => {
    const portal = await sent(contractRate)
    expect(portal.calls(bookShipment)[0]?.body).toEqual({
      shippingMode: 'TL',
      contractId: rateId,
      carrierId: '0198c0de-0000-7000-8000-0000000000d1',
      manualBookingCharges: [
        { type: 'Tarp', description: 'Tarps', units: 1, rate: 75, chargeRateType: 'Flat', total: 75 },
      ],
      p44BookingParameters: null,
      integrationBookingParameters: null,
    })
  })

  it('of a spot quote are its id and whether it is partial, by the number of the shipment [BOOK-18]', async () => {
    const portal = await sent(spotRate)
    const [call] = portal.calls(updateOriginationType)
    expect(call?.params).toEqual({ shipmentNumber })
    expect(call?.body).toEqual({ originationType: 'Spot', quoteId: rateId, isPartial: true })
    expect(portal.calls(bookShipment)).toHaveLength(0)
  })
})

describe('a booking', () => {
  it('with a spot quote succeeds only when isSuccess is true, and says otherwise that it failed, with the errors [BOOK-19] [BOOK-20]', async () => {
    const portal = bookingPortal(spotRate)
    portal.on(updateOriginationType, { isSuccess: false, shipmentId, shipmentNumber })
    const opened = await openDialog({ portal })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to Book with Spot')
    expect(labels()[2]).toBe('Failed to book Shipment')
    portal.on(updateOriginationType, refused(422, 'No', { modelState: { booking: ['No truck', 'Too late'] } }))
    await opened.keys.click(await button('Retry'))
    await screen.findByText('No truck')
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to Book with Spot')
    expect(errors()).toEqual(['No truck', 'Too late'])
    portal.on(updateOriginationType, { isSuccess: true, shipmentId, shipmentNumber })
    await opened.keys.click(await button('Retry'))
    await waitFor(() => expect(labels()[2]).toBe('Shipment Booked'))
  })

  it('with an integrated rate failed when its answer has no shipmentId [BOOK-25]', async () => {
    const portal = bookingPortal()
    const { fetch } = portal
    portal.fetch = async (address, init) =>
      address.endsWith('/book') ? new Response(JSON.stringify({ shipmentNumber })) : fetch(address, init)
    await openDialog({ portal })
    await waitFor(() => expect(labels()[2]).toBe('Failed to book Shipment'))
    expect(errors()).toEqual(['An unknown error has occurred'])
  })
})
