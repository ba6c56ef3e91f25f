import { dispatchShipment, findShipments } from '@lanewise/contract/shipments'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aShipment, inStatus, openBoard } from '#features/shipments/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'
import { setWindowWidth } from '#testing/window.ts'

type Status = Parameters<typeof inStatus>[0]
const a = (status: Status, shipmentNumber: string, facts: Parameters<typeof aShipment>[0] = {}) =>
  aShipment({ shipmentNumber, ...inStatus(status), ...facts })
const one = (status: Status, facts: Parameters<typeof aShipment>[0] = {}) => ({
  shipments: [a(status, 'S104494', facts)],
})
const column = (name: string) => screen.getByRole('list', { name })
const cardOf = (number: string) => screen.getByText(number).closest('[data-row]') as HTMLElement
const frameOf = (name: string) => document.querySelector(`[data-column="${name}"]`) as HTMLElement
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const offered = () =>
  [...document.querySelectorAll<HTMLElement>('[data-column][data-target]')].map(({ dataset }) => dataset.column)
const focusCard = () => act(() => screen.getByRole('link', { name: 'S104494' }).focus())

const confirm = async (keys: Awaited<ReturnType<typeof openBoard>>['keys']) => {
  const question = within(await screen.findByRole('dialog', { name: 'Dispatch Shipment S104494?' }))
  await keys.click(question.getByRole('button', { name: /^Dispatch/ }))
}

describe('a card of the board', () => {
  it('says what matters in its state: price or pallets before a carrier is known, then the carrier and the delivery', async () => {
    const soon = new Date(Date.now() + 90 * 60_000 + 20_000).toISOString()
    await openBoard({
      shipments: [
        a('Drafted', 'S1', { pallets: 1 }),
        a('ReadyToBook', 'S2', { lowestShipRate: null }),
        a('Tendering', 'S3', { offer: { carrierName: 'Summit', position: 2, count: 3, expiresDateTime: soon } }),
        a('Booked', 'S4', { carrierName: 'Copperline', onTimeStatus: 'Late' }),
        a('Dispatched', 'S5', { carrierName: 'Copperline', onTimeStatus: 'Late' }),
        a('Delivered', 'S6', { actualDeliveryDateTime: '2026-11-20T14:00:00.000Z' }),
      ],
    })
    for (const number of ['S1', 'S2', 'S3', 'S4', 'S5', 'S6']) await screen.findByText(number)
    const laneText = 'From Dallas, TXTo Little Rock, AR'
    expect(cardOf('S1')).toHaveTextContent(`S1TL${laneText}1 palletPickup 11/17/2026`)
    expect(cardOf('S2')).toHaveTextContent(`S2TL${laneText}10 palletsPickup 11/17/2026`)
    expect(cardOf('S3')).toHaveTextContent(`S3TL${laneText}2nd of 31 h 30 minSummitPickup 11/17/2026`)
    expect(cardOf('S4')).toHaveTextContent(`${laneText}CopperlinePickup 11/17/2026`)
    expect(cardOf('S5')).toHaveTextContent(`${laneText}DispatchedCopperlineDelivery 11/18/2026`)
    expect(cardOf('S6')).toHaveTextContent(/DeliveredDelivery 11\/20\/2026|Delivered.*Delivery 11\/20\/2026/)
    expect(within(cardOf('S5')).getByTitle('Delivery')).toBeVisible()
    expect(within(cardOf('S4')).getByTitle('Pickup')).toBeVisible()
    expect(within(cardOf('S1')).queryByText('Hazmat')).toBeNull()
    // Before the trip only the icon is visible, and the status text is read by assistive technology.
    const onTimeText = (number: string) => cardOf(number).querySelector('[data-on-time]')?.textContent
    expect(onTimeText('S5')).toBe('Late')
    expect(cardOf('S1').querySelector('[data-on-time]')).toBeNull()
  })

  it('is busy while the server is asked, and has neither grip nor menu then', async () => {
    const { keys, portal } = await openBoard(one('Booked'))
    const { promise, resolve } = Promise.withResolvers<object>()
    portal.on(dispatchShipment, () => promise as never)
    await screen.findByRole('list', { name: 'In Transit' })
    expect(cardOf('S104494')).not.toHaveAttribute('aria-busy')
    expect(screen.getByRole('button', { name: 'Move S104494' })).toHaveAttribute('aria-pressed', 'false')
    focusCard()
    await keys.keyboard('m')
    expect(screen.getByRole('button', { name: 'Move S104494' })).toHaveAttribute('aria-pressed', 'true')
    await keys.keyboard('m')
    await confirm(keys)
    expect(await within(column('In Transit')).findByText('S104494')).toBeVisible()
    expect(cardOf('S104494')).toHaveAttribute('aria-busy', 'true')
    expect(within(cardOf('S104494')).queryByRole('button')).toBeNull()
    expect(announcements()).toContain('S104494 dropped into In Transit')
    resolve(refused(409, 'Somebody was faster'))
    expect(await screen.findByText('Somebody was faster')).toBeVisible()
    expect(announcements()).toContain('S104494 put back')
    await waitFor(() => expect(cardOf('S104494')).not.toHaveAttribute('aria-busy'))
  })

  it('that was refused goes where the server has it now, also where no event came', async () => {
    const {
      keys,
      portal,
      kept: stored,
      asked: requests,
    } = await openBoard({
      shipments: [a('Booked', 'S104494'), a('Booked', 'S104495')],
    })
    await screen.findByRole('list', { name: 'In Transit' })
    portal.on(dispatchShipment, () => {
      stored.shipments = [a('Voided', 'S104494'), a('InTransit', 'S104495')]
      return refused(409, 'Shipment S104494 is Voided and cannot become Dispatched')
    })
    const before = requests().length
    focusCard()
    await keys.keyboard('mm')
    await confirm(keys)
    expect(await screen.findByText('Shipment S104494 is Voided and cannot become Dispatched')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('S104494')).toBeNull())
    expect(await within(column('In Transit')).findByText('S104495')).toBeVisible()
    expect(within(column('Booked')).getByText('No shipments')).toBeVisible()
    expect(requests().length).toBeGreaterThan(before)
  })

  it('whose answer was lost goes where the server has it now', async () => {
    const { keys, portal, kept: stored } = await openBoard(one('Booked'))
    await screen.findByRole('list', { name: 'In Transit' })
    portal.on(dispatchShipment, () => {
      stored.shipments = [a('Dispatched', 'S104494')]
      return refused(503, 'The database is being restarted')
    })
    focusCard()
    await keys.keyboard('mm')
    await confirm(keys)
    expect(await screen.findByText('The database is being restarted')).toBeVisible()
    await waitFor(() => expect(within(column('In Transit')).getByText('S104494')).toBeVisible())
    expect(within(column('Booked')).queryByText('S104494')).toBeNull()
  })
})

describe('a column of the board', () => {
  it('says that it is empty, or why it did not load, and loads again alone', async () => {
    const { keys, portal, failing } = await openBoard({ ...one('Booked'), failing: [7, 8] })
    expect(await screen.findByText('The dock rests')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Delivered' })).toBeNull()
    expect(within(await screen.findByRole('list', { name: 'Tendering' })).getByText('No shipments')).toBeVisible()
    expect(within(column('Booked')).queryByText('No shipments')).toBeNull()
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
    expect(frameOf('Delivered').querySelector('h2')).toHaveTextContent(/^Delivered$/)
    failing.length = 0
    const before = portal.calls(findShipments).length
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'Delivered' })).toBeVisible()
    expect(portal.calls(findShipments)).toHaveLength(before + 1)
  })

  it('counts what matters in the singular and the plural', async () => {
    const attention = { reason: 'PickupPassed', message: 'Late', since: '2026-11-13T15:31:00.000Z' } as const
    // At noon UTC the date is the same in all US time zones.
    const now = new Date('2026-11-16T12:00:00.000Z')
    vi.useFakeTimers({ toFake: ['Date'], now })
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
    const offer = (minutes: number) => ({
      offer: { carrierName: 'Summit', position: 1, count: 2, expiresDateTime: at(minutes) },
    })
    const noon = `${now.toISOString().slice(0, 10)}T12:00:00.000Z`
    const today = { originEarlyDateTime: noon, origin: { ...aShipment().origin, ianaTimeZone: 'UTC' } }
    await openBoard({
      shipments: [
        a('ReadyToBook', 'S1', { attention }),
        a('ReadyToBook', 'S2'),
        a('Tendering', 'S3', offer(50)),
        a('Tendering', 'S4', offer(90)),
        a('Tendering', 'S5'),
        a('Booked', 'S6', today),
        a('Booked', 'S7', { originEarlyDateTime: '2020-01-01T12:00:00.000Z' }),
        a('InTransit', 'S8', { onTimeStatus: 'OnTime' }),
        a('DeliveryConfirmed', 'S9'),
      ],
    })
    for (const text of ['1 needs attention', '1 expires within 1 hour', '1 picks up today'])
      expect(await screen.findByText(text)).toBeVisible()
    expect(frameOf('In Transit')).not.toHaveTextContent(/late|at risk/)
    expect(frameOf('Delivered')).not.toHaveTextContent('proof of delivery')
    expect(frameOf('Drafted')).not.toHaveTextContent('lbs')
    cleanup()
    await openBoard({
      shipments: [
        ...[a('ReadyToBook', 'S1', { attention }), a('ReadyToBook', 'S2', { attention })],
        ...[a('Tendering', 'S3', offer(50)), a('Tendering', 'S4', offer(20))],
        ...[a('Booked', 'S6', today), a('Booked', 'S7', today)],
        ...[a('Delivered', 'S8'), a('Delivered', 'S9')],
      ],
    })
    for (const text of ['2 need attention', '2 expire within 1 hour', '2 pick up today', '2 need proof of delivery'])
      expect(await screen.findByText(text)).toBeVisible()
  })

  it('sums the rates of its shipments only where all are known', async () => {
    await openBoard({
      shipments: [
        a('ReadyToBook', 'S1', { lowestShipRate: 700 }),
        a('ReadyToBook', 'S2', { lowestShipRate: null }),
        a('Tendering', 'S3', { lowestShipRate: 700 }),
      ],
    })
    await screen.findByText('S3')
    expect(frameOf('Ready To Book')).not.toHaveTextContent('est.')
    expect(frameOf('Ready To Book')).toHaveTextContent(/[\d,.]+ lbs/)
    expect(frameOf('Tendering')).toHaveTextContent('$700.00 est.')
  })

  it('is counted by the server where not all of it is loaded, unless the filter asks for the same already', async () => {
    const shipments = Array.from({ length: 25 }, (_, at) => a('InTransit', `S2000${at + 10}`, { onTimeStatus: 'Late' }))
    const { asked: requests } = await openBoard({ shipments })
    expect(await screen.findByText('25 late, 25 at risk')).toBeVisible()
    for (const onTimeStatus of [['Late'], ['AtRisk']])
      expect(requests()).toContainEqual(
        expect.objectContaining({ statuses: [4, 5, 6], onTimeStatus, page: 1, pageSize: 1 }),
      )
    // No count is requested for columns without shipments.
    expect(requests()).not.toContainEqual(expect.objectContaining({ needsAttention: true }))
    cleanup()
    const filtered = await openBoard({ shipments, path: '/shipments?onTime=Late' })
    await waitFor(() => expect(within(column('In Transit')).getAllByRole('link')).toHaveLength(20))
    expect(filtered.asked().filter(({ pageSize }) => pageSize === 1)).toEqual([])
  })

  it('shows more by its button, and by scrolling only near its end', async () => {
    const shipments = Array.from({ length: 45 }, (_, at) => a('Booked', `S2000${at + 10}`))
    const { keys } = await openBoard({ shipments })
    const cards = () => within(column('Booked')).getAllByRole('link')
    await waitFor(() => expect(cards()).toHaveLength(20))
    Object.defineProperty(column('Booked'), 'scrollHeight', { configurable: true, value: 1240 })
    Object.defineProperty(column('Booked'), 'clientHeight', { configurable: true, value: 1000 })
    fireEvent.scroll(column('Booked'))
    await keys.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(cards()).toHaveLength(40))
    Object.defineProperty(column('Booked'), 'scrollHeight', { configurable: true, value: 1239 })
    fireEvent.scroll(column('Booked'))
    await waitFor(() => expect(cards()).toHaveLength(45))
  })
})

describe('moving by keys', () => {
  it('goes round among the columns that are allowed, and says which one is chosen', async () => {
    const { keys, address } = await openBoard(one('ReadyToBook'))
    await screen.findByRole('list', { name: 'Booked' })
    focusCard()
    await keys.keyboard(' ')
    expect(announcements()).toContain(
      'S104494 picked up. It can go to Tendering or Booked. Tendering: Tender to lane carriers',
    )
    expect(screen.getByText(/^Moving/)?.closest('[aria-hidden]')).toHaveTextContent(
      'Moving S104494 to Tendering or Booked← → chooseEnter drop Esc cancel',
    )
    expect(frameOf('Tendering')).toHaveAttribute('data-target', 'over')
    expect(frameOf('Booked')).toHaveAttribute('data-target', 'open')
    await keys.keyboard('{ArrowDown}')
    expect(announcements()).toContain('Booked: Book with a rate')
    await keys.keyboard('{ArrowRight}')
    expect(announcements()).toContain('Tendering: Tender to lane carriers')
    await keys.keyboard('{ArrowLeft}')
    expect(announcements()).toContain('Booked: Book with a rate')
    await keys.keyboard('{ArrowUp}')
    expect(announcements()).toContain('Tendering: Tender to lane carriers')
    await keys.keyboard('{ArrowUp} ')
    expect(address()).toBe('/shipments/S104494/book')
  })

  it('is left by Tab, which moves the focus on and the card nowhere', async () => {
    const { keys, portal } = await openBoard(one('Booked'))
    await screen.findByRole('list', { name: 'In Transit' })
    focusCard()
    await keys.keyboard(' ')
    expect(offered()).toEqual(['In Transit'])
    expect(screen.getByText(/^Moving/)?.closest('[aria-hidden]')).toHaveTextContent(
      'Moving S104494 to In TransitEnter drop Esc cancel',
    )
    await keys.tab()
    expect(offered()).toEqual([])
    expect(announcements()).toContain('S104494 put back')
    expect(screen.getByRole('link', { name: 'S104494' })).not.toHaveFocus()
    expect(portal.calls(dispatchShipment)).toEqual([])
  })

  it('leaves other keys, keys with Ctrl and the keys of other buttons alone', async () => {
    const { keys } = await openBoard(one('Booked'))
    await screen.findByRole('list', { name: 'In Transit' })
    focusCard()
    await keys.keyboard('{Control>}m{/Control}{Alt>}m{/Alt}{Meta>}m{/Meta}x')
    expect(offered()).toEqual([])
    act(() => screen.getByRole('button', { name: 'Actions for S104494' }).focus())
    await keys.keyboard(' ')
    expect(offered()).toEqual([])
    expect(await screen.findByRole('menu')).toBeVisible()
    await keys.keyboard('m')
    expect(offered()).toEqual([])
    await keys.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    act(() => screen.getByRole('button', { name: 'Move S104494' }).focus())
    await keys.keyboard('{Enter}')
    expect(offered()).toEqual(['In Transit'])
    await keys.keyboard('x')
    expect(offered()).toEqual(['In Transit'])
  })

  it('makes no move on a phone, where one column is shown', async () => {
    act(() => setWindowWidth(390))
    const { keys } = await openBoard({ shipments: [a('ReadyToBook', 'S104494'), a('Booked', 'S2')] })
    await screen.findByText('S104494')
    expect(screen.getByRole('radio', { name: /^Ready To Book/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /^Booked/ })).not.toBeChecked()
    expect(screen.queryByRole('button', { name: 'Move S104494' })).toBeNull()
    focusCard()
    await keys.keyboard('m')
    expect(offered()).toEqual([])
  })
})

describe('moving by pointer', () => {
  const press = (target: Element, facts: object = {}) =>
    fireEvent.pointerDown(target, { button: 0, pointerType: 'mouse', pointerId: 1, clientX: 10, clientY: 10, ...facts })
  const move = (target: Element, clientX: number) =>
    fireEvent.pointerMove(target, { pointerType: 'mouse', pointerId: 1, clientX, clientY: 10 })
  const open = async () => {
    const opened = await openBoard(one('Booked'))
    await screen.findByRole('list', { name: 'In Transit' })
    return opened
  }
  const letGo = (target: Element) => fireEvent.pointerUp(target, { pointerType: 'mouse', pointerId: 1 })

  it('begins six pixels away with the left button, not at the controls of a card', async () => {
    await open()
    const card = cardOf('S104494')
    press(card)
    move(card, 15)
    expect(offered()).toEqual([])
    move(card, 16)
    expect(offered()).toEqual(['In Transit'])
    expect(frameOf('In Transit')).toHaveAttribute('data-target', 'open')
    move(frameOf('In Transit'), 300)
    expect(frameOf('In Transit')).toHaveAttribute('data-target', 'over')
    move(frameOf('Delivered'), 400)
    expect(frameOf('In Transit')).toHaveAttribute('data-target', 'open')
    letGo(frameOf('Delivered'))
    expect(offered()).toEqual([])
    expect(announcements()).toContain('S104494 put back')
    for (const [target, facts] of [
      [card, { button: 2 }],
      [card, { pointerType: 'touch' }],
      [within(card).getByRole('button', { name: 'Actions for S104494' }), {}],
    ] as const) {
      press(target, facts)
      move(card, 40)
      expect(offered()).toEqual([])
      letGo(card)
    }
  })

  it('begins with a finger at the grip, and is broken off by the system', async () => {
    await open()
    const grip = screen.getByRole('button', { name: 'Move S104494' })
    const released: number[] = []
    Object.assign(grip, { hasPointerCapture: () => true, releasePointerCapture: (id: number) => released.push(id) })
    press(grip, { pointerType: 'touch' })
    expect(released).toEqual([1])
    move(grip, 40)
    expect(offered()).toEqual(['In Transit'])
    const ghost = document.querySelector<HTMLElement>('[inert]')
    expect(ghost).toHaveTextContent(/^S104494/)
    fireEvent.pointerCancel(grip, { pointerId: 1 })
    expect(offered()).toEqual([])
    expect(document.querySelector('[inert]')).toBeNull()
    move(grip, 90)
    expect(offered()).toEqual([])
  })

  it('opens no link where the card is let go, and links again afterwards', async () => {
    const { address } = await open()
    const card = cardOf('S104494')
    press(card)
    move(card, 40)
    letGo(card)
    const link = within(card).getByRole('link', { name: 'S104494' })
    fireEvent.click(link)
    expect(address()).toBe('/shipments')
    await act(() => new Promise((done) => setTimeout(done, 5)))
    fireEvent.click(link)
    expect(address()).toBe('/shipments/S104494/preview')
  })

  it('pushes the board sideways near its edges', async () => {
    await open()
    const board = document.querySelector('[data-board]') as HTMLElement
    board.getBoundingClientRect = () => new DOMRect(0, 0, 800, 600)
    const card = cardOf('S104494')
    press(card)
    move(card, 400)
    expect(board.scrollLeft).toBe(0)
    move(card, 744)
    expect(board.scrollLeft).toBe(0)
    move(card, 745)
    expect(board.scrollLeft).toBe(12)
    move(card, 56)
    expect(board.scrollLeft).toBe(12)
    move(card, 55)
    expect(board.scrollLeft).toBe(0)
    await act(async () => fireEvent.keyDown(card, { key: 'Escape' }))
    expect(offered()).toEqual([])
  })
})
