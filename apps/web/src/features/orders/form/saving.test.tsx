import { getHistory } from '@lanewise/contract/history'
import { findLocations, getCompanyLocation, getDockSchedule } from '@lanewise/contract/locations'
import { changedMeanwhile } from '@lanewise/contract/messages'
import { createOrder, updateOrder } from '@lanewise/contract/orders'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { anItem, withLookups } from '#features/line-items/testing/given.tsx'
import { locationOptionOf } from '#features/locations/index.ts'
import { refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { type OrderAnswer, useSendOrder } from './save/send-order.ts'
import { aDock, aStop, atlanta, joliet, type Opened, openForm, orderingPortal, press } from './testing/given.tsx'

const orderId = '0198c0de-0000-7000-8000-0000000000d1'
const edited = { orderNumber: 'O200123', orderId, version: 3, status: 'Accepted' } as const
const saved = { orderNumber: 'O200123', orderId, version: 4 }

/** A server that rejects the first order. */
function refusing(...given: Parameters<typeof refused>) {
  const portal = withLookups()
  return { portal, refuse: () => [createOrder, updateOrder].map((call) => portal.on(call, refused(...given))) }
}

const create = (opened: Opened) => press(opened, /^Create Order/)

/** A form whose dropoff is still loading: first the location, then its dock. */
async function reading() {
  const portal = withLookups()
  const opened = await openForm({ draft: { stops: [aStop(), aStop({ type: 'Dropoff', at: null })] }, portal })
  const place = Promise.withResolvers<typeof atlanta>()
  const dock = Promise.withResolvers<ReturnType<typeof aDock>>()
  portal.on(findLocations, { items: [locationOptionOf(atlanta)] })
  portal.on(getCompanyLocation, () => place.promise)
  portal.on(getDockSchedule, () => dock.promise)
  await opened.keys.type(screen.getByRole('combobox', { name: 'Dropoff Location' }), 'atl{Enter}')
  await waitFor(() => expect(portal.calls(getCompanyLocation)).toHaveLength(1))
  return {
    opened,
    readPlace: () => act(() => place.resolve(atlanta)),
    readDock: async () => {
      await waitFor(() => expect(portal.calls(getDockSchedule)).toHaveLength(1))
      act(() => dock.resolve(aDock({ isAppointmentRequired: true })))
    },
  }
}

describe('saving', () => {
  it('creates the order once, however often the button is pressed, and goes to its page [ORDER-75]', async () => {
    const opened = await openForm({ draft: { freightValue: 84_200 } })
    const button = screen.getByRole('button', { name: /^Create Order/ })
    await opened.keys.dblClick(button)
    await waitFor(() => expect(opened.address()).toBe('/orders/O200123'))
    const calls = opened.portal.calls(createOrder)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.body).toMatchObject({ freightValue: 84_200, acceptedSurprises: [], quoteNumberOrId: null })
    expect(calls[0]?.headers.get('Idempotency-Key')).toBeTruthy()
  })

  it('waits for a place that is still being read: nothing is called missing, and its extra charges are asked about', async () => {
    const { opened, readPlace, readDock } = await reading()
    await create(opened)
    await create(opened)
    expect(screen.queryByText(/needs? a correction/)).not.toBeInTheDocument()
    readPlace()
    await readDock()
    expect(await screen.findByRole('dialog', { name: 'Before you save' })).toHaveTextContent(/by appointment only/)
    expect(opened.portal.calls(createOrder)).toHaveLength(0)
  })

  it.each([
    ['a click', create],
    ['Ctrl+Enter', ({ keys }: Opened) => keys.keyboard('{Control>}{Enter}{/Control}')],
  ])('shows that it is busy after %s, until the place and the hours of its dock are read', async (_, submit) => {
    const { opened, readPlace, readDock } = await reading()
    const button = screen.getByRole('button', { name: /^Create Order/ })
    expect(button).not.toHaveAttribute('aria-busy')
    await submit(opened)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    readPlace()
    await waitFor(() => expect(opened.portal.calls(getDockSchedule)).toHaveLength(1))
    expect(button).toHaveAttribute('aria-busy', 'true')
    await readDock()
    await screen.findByRole('dialog', { name: 'Before you save' })
    expect(button).not.toHaveAttribute('aria-busy')
  })

  it('updates with the number and the version that it began from, and goes to its page', async () => {
    const portal = withLookups()
    portal.on(updateOrder, saved)
    const opened = await openForm({ start: { edited }, portal })
    await press(opened, /^Save Order/)
    await waitFor(() => expect(opened.address()).toBe('/orders/O200123'))
    expect(opened.portal.calls(updateOrder)[0]?.body).toMatchObject({ orderNumber: 'O200123', version: 3 })
  })

  it('sends no time zone, location number and EDI codes in the location of a stop, new or changed [ORDER-68]', async () => {
    const at = { ...joliet, ediCodes: ['JOL-04'] }
    const stops = [aStop({ at }), aStop({ type: 'Dropoff', at: atlanta })]
    const bodies = []
    for (const call of [createOrder, updateOrder]) {
      const portal = withLookups()
      portal.on(updateOrder, saved)
      const opened = await openForm({ draft: { stops }, portal, ...(call === updateOrder && { start: { edited } }) })
      await press(opened, /^(Create|Save) Order/)
      await waitFor(() => expect(portal.calls(call)).toHaveLength(1))
      bodies.push(portal.calls(call)[0]?.body as { stops: { location: Record<string, unknown> }[] })
      cleanup()
    }
    for (const { stops: sent } of bodies) {
      expect(sent.map(({ location }) => location.city)).toEqual(['Joliet', 'Atlanta'])
      for (const { location } of sent)
        for (const word of [/zone/i, /number/i, /edi/i])
          expect(Object.keys(location).filter((name) => word.test(name))).toEqual([])
    }
  })

  it('shows what the server says against a new order at the top for 5 s, and at its fields [ORDER-70] [ORDER-71]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { portal, refuse } = refusing(422, 'Cannot be saved', {
      modelState: {
        'tmsOrderDetails.freightTermType': ['Not allowed for you'],
        'stops.0.locationNumber': ['This place is gone'],
      },
    })
    const opened = await openForm({ portal })
    refuse()
    await create(opened)
    const title = await screen.findByText('Failed to Create Order')
    const snackbar = title.closest('section') as HTMLElement
    expect(snackbar).toHaveTextContent('Not allowed for you')
    expect(snackbar).toHaveTextContent('This place is gone')
    expect(getComputedStyle(snackbar).top).toBe('16px')
    expect(screen.getByRole('combobox', { name: 'Freight Terms' })).toHaveAccessibleDescription('Not allowed for you')
    expect(screen.getByRole('button', { name: 'Stop 1: This place is gone' })).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(4_500))
    expect(screen.getByText('Failed to Create Order')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    await waitFor(() => expect(screen.queryByText('Failed to Create Order')).toBeNull())
    expect(opened.address()).toBe('/orders/create')
  })

  it('says against a change that it failed to update, with the message where no field is named [ORDER-74]', async () => {
    const { portal, refuse } = refusing(409, 'Order O200123 is Voided and can no longer be changed')
    const opened = await openForm({ start: { edited }, portal })
    refuse()
    await press(opened, /^Save Order/)
    const title = await screen.findByText('Failed to Update Order')
    expect(title.closest('section')).toHaveTextContent('Order O200123 is Voided and can no longer be changed')
  })

  it('offers to try again when nobody answers, with the same key', async () => {
    const portal = withLookups()
    const opened = await openForm({ portal })
    portal.on(createOrder, () => {
      throw new TypeError('Failed to fetch')
    })
    await create(opened)
    expect(await screen.findByText('The server did not answer.')).toBeVisible()
    portal.on(createOrder, saved)
    await press(opened, 'Retry')
    await waitFor(() => expect(opened.address()).toBe('/orders/O200123'))
    const keys = portal.calls(createOrder).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(1)
  })
})

describe('the order call', () => {
  /** Calls `useSendOrder` from its own screen. */
  async function sending(answer: Parameters<ReturnType<typeof withLookups>['on']>[1]) {
    const portal = orderingPortal()
    portal.on(createOrder, answer as never)
    const seen: { call: ReturnType<typeof useSendOrder> | null } = { call: null }
    function Caller() {
      seen.call = useSendOrder()
      return <h1>Caller</h1>
    }
    await renderScreen(<Caller />, { portal })
    const send = (suppressErrors: boolean) => seen.call?.({ payload: {} as never, edited: null }, { suppressErrors })
    return { send: send as (suppressErrors: boolean) => Promise<OrderAnswer> }
  }

  it('answers the order number, or else an error object [ORDER-69]', async () => {
    expect(await (await sending(saved)).send(false)).toEqual({ orderNumber: 'O200123', orderId })
    const answer = await (await sending(refused(422, 'No'))).send(true)
    expect(answer).toMatchObject({ errors: ['No'], error: { status: 422 } })
  })

  it('shows nothing and returns the errors where the caller asks for it [ORDER-72]', async () => {
    const modelState = { orderType: ['One'], markup: ['Two'] }
    const { send } = await sending(refused(422, 'No', { modelState }))
    expect(await act(() => send(true))).toMatchObject({ errors: ['One', 'Two'] })
    expect(screen.queryByText('Failed to Create Order')).toBeNull()
    await act(() => send(false))
    expect(await screen.findByText('Failed to Create Order')).toBeVisible()
  })

  it('throws a generic failure for any other failure [ORDER-73]', async () => {
    const broken = () => {
      throw new TypeError('Failed to fetch')
    }
    await expect((await sending(broken as never)).send(false)).rejects.toThrow('The order call failed')
    expect(screen.queryByText('Failed to Create Order')).toBeNull()
  })
})

describe('an order that somebody else saved meanwhile', () => {
  const conflicts = [
    { field: 'markup', label: 'Markup %', mine: '1', theirs: '2', mineValue: 1, theirsValue: 2, changedBy: 'Ben Cole' },
  ]

  async function outdated() {
    const portal = withLookups()
    portal.on(getHistory, {
      data: [
        {
          id: 'h1',
          at: '2026-11-14T12:30:00.000Z',
          who: 'Ben Cole',
          entity: 'order',
          entityId: orderId,
          entityName: 'O200123',
          action: 'updated',
          sentences: [],
          changes: [{ label: 'Freight value', from: '10', to: '20' }],
        },
      ],
      total: 1,
    })
    const opened = await openForm({ start: { edited }, portal })
    portal.on(updateOrder, refused(409, changedMeanwhile, { conflicts, version: 5 }))
    await opened.keys.type(screen.getByRole('textbox', { name: 'Special Instructions' }), 'Seal it')
    await press(opened, /^Save Order/)
    await screen.findByText(changedMeanwhile)
    return { ...opened, portal }
  }

  it('keeps the input and offers to reload or to see what changed, by whom and when [ORDPAGE-8]', async () => {
    const opened = await outdated()
    // The message is shown once, without a copy at the top.
    expect(screen.getAllByText(changedMeanwhile)).toHaveLength(1)
    expect(screen.queryByText('Failed to Update Order')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Special Instructions' })).toHaveValue('Seal it')
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
    await press(opened, 'See what changed')
    const dialog = within(await screen.findByRole('dialog', { name: 'What changed' }))
    expect(await dialog.findByRole('heading', { name: /Ben Cole, 11\/14\/2026/ })).toBeVisible()
    expect(dialog.getByText('Freight value')).toBeVisible()
    expect(dialog.getByText(/10 → 20/)).toBeVisible()
    opened.portal.on(updateOrder, saved)
    await opened.keys.click(dialog.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(opened, /^Save Order/)
    await waitFor(() => expect(opened.address()).toBe('/orders/O200123'))
    expect(opened.portal.calls(updateOrder).at(-1)?.body).toMatchObject({ version: 5, specialInstructions: 'Seal it' })
  })
})

/** A new order with two likely extra costs, about to be saved. */
async function openExtraCharges() {
  const stops = [
    aStop({ at: { ...aStop().location, requirementFlags: ['LiftGate'] } as never }),
    aStop({ type: 'Dropoff', at: atlanta }),
  ]
  const docks = [{ locationNumber: atlanta.locationNumber, schedule: aDock({ isAppointmentRequired: true }) }]
  const opened = await openForm({ draft: { stops }, start: { docks } })
  await create(opened)
  const dialog = within(await screen.findByRole('dialog', { name: 'Before you save' }))
  return { opened, dialog }
}

describe('before saving', () => {
  it('lists what usually costs extra; what is mended changes the order, what is accepted travels with it', async () => {
    const { opened, dialog } = await openExtraCharges()
    expect(opened.portal.calls(createOrder)).toEqual([])
    expect(dialog.getByText('This usually costs extra later.')).toBeVisible()
    expect(dialog.getByText('Accepted items are saved with the order.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Create Order' })).toHaveAccessibleDescription(
      'Fix or accept each item first',
    )
    await opened.keys.click(dialog.getByRole('button', { name: 'Add Lift Gate' }))
    await waitFor(() => expect(dialog.queryByText(/needs a lift gate/)).toBeNull())
    expect(dialog.queryByRole('button', { name: 'Accept all' })).toBeNull()
    await opened.keys.click(dialog.getByRole('button', { name: /^Accept:/ }))
    expect(dialog.getByText('Everything is fixed or accepted.')).toBeVisible()
    expect(dialog.getByText('Accepted')).toBeVisible()
    await opened.keys.click(dialog.getByRole('button', { name: 'Create Order' }))
    await waitFor(() => expect(opened.portal.calls(createOrder)).toHaveLength(1))
    const text = 'Stop 2 (Dropoff): this dock takes trucks by appointment only, and none is entered'
    expect(opened.portal.calls(createOrder)[0]?.body).toMatchObject({
      isLiftGateRequired: true,
      acceptedSurprises: [{ kind: 'NoAppointment', stop: 1, text }],
    })
  })

  it('says that hazmat without a proper shipping name blocks booking, and leads to the field instead of filling it [DEF-132]', async () => {
    const item = anItem({ isHazmat: true, hazmatHazardClass: '3', hazmatPackingGroup: 'II', hazmatUNNumber: 'UN1263' })
    const stops = [aStop({ lineItems: [item] }), aStop({ type: 'Dropoff', at: atlanta, lineItems: [item] })]
    const emergency = { hazmatEmergencyContactInfo: 'Chem Desk (800) 555-0101', chemtracAccountNumber: 'CCN 1' }
    const opened = await openForm({ draft: { stops, ...emergency } })
    await create(opened)
    const dialog = within(await screen.findByRole('dialog', { name: 'Before you save' }))
    expect(dialog.getByText('You can save, but not book the order like this.')).toBeVisible()
    expect(dialog.getByText('Tomato puree cannot be booked without its proper shipping name')).toBeVisible()
    expect(dialog.queryByRole('button', { name: /^Use/ })).toBeNull()
    await opened.keys.click(dialog.getByRole('button', { name: 'Enter It' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Proper shipping name' })).toHaveFocus())
    expect(opened.portal.calls(createOrder)).toEqual([])
  })

  it('accepts all of it at once', async () => {
    const { opened, dialog } = await openExtraCharges()
    await opened.keys.click(dialog.getByRole('button', { name: 'Accept all' }))
    await opened.keys.click(dialog.getByRole('button', { name: 'Create Order' }))
    await waitFor(() => expect(opened.portal.calls(createOrder)).toHaveLength(1))
    expect(opened.portal.calls(createOrder)[0]?.body.acceptedSurprises).toHaveLength(2)
  })
})

describe('a draft', () => {
  it('survives a closed tab: it is offered with its time, taken up or discarded, and gone after saving', async () => {
    const first = await openForm()
    await first.keys.type(screen.getByRole('textbox', { name: 'Special Instructions' }), 'Seal it')
    const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('orderDraft:'))
    await waitFor(() => expect(localStorage.getItem(stored()[0] ?? '')).toContain('Seal it'))
    cleanup()
    const second = await openForm()
    expect(screen.getByRole('textbox', { name: 'Special Instructions' })).toHaveValue('')
    await second.keys.click(await screen.findByRole('button', { name: /^Continue your draft from \d\d:\d\d$/ }))
    expect(screen.getByRole('textbox', { name: 'Special Instructions' })).toHaveValue('Seal it')
    await create(second)
    await waitFor(() => expect(second.address()).toBe('/orders/O200123'))
    expect(stored()).toEqual([])
  })
})
