import { dispatchShipment, finalizeShipment, findShipments, shipmentChanged } from '@lanewise/contract/shipments'
import { getTenderPlan, startTender } from '@lanewise/contract/tenders'
import { permissions as all } from '@lanewise/domain/access/permissions'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aShipment, inStatus, openBoard, openShipments } from '#features/shipments/testing/given.tsx'
import { aTenderPlan } from '#features/tenders/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'

type Status = Parameters<typeof inStatus>[0]
const a = (status: Status, shipmentNumber: string, facts: Parameters<typeof aShipment>[0] = {}) =>
  aShipment({ shipmentNumber, ...inStatus(status), ...facts })

const columnNames = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const column = (name: string) => screen.getByRole('list', { name })
const cardOf = (number: string) => screen.getByText(number).closest('[data-row]') as HTMLElement
const moved = { shipmentId: ana.id, shipmentNumber: 'S1', version: 2 }
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
/** Confirms or cancels the question that a drop opens. */
const decide = async (keys: Awaited<ReturnType<typeof openBoard>>['keys'], title: string, verb: RegExp) => {
  const question = within(await screen.findByRole('dialog', { name: title }))
  await keys.click(question.getByRole('button', { name: verb }))
}
/** Columns that show a drop target. */
const offered = () =>
  [...document.querySelectorAll<HTMLElement>('[data-column][data-target]')].map(({ dataset }) => dataset.column)

const one = (status: Status) => ({ shipments: [a(status, 'S104494')] })

describe('the board of shipments', () => {
  it('is chosen instead of the list, which this browser remembers under shipmentViewPref [SHIPLIST-6]', async () => {
    const { keys } = await openShipments(one('Booked'))
    expect(screen.getByRole('table', { name: 'Shipments' })).toBeVisible()
    await keys.click(screen.getByRole('radio', { name: 'Kanban' }))
    expect(await screen.findByRole('list', { name: 'Booked' })).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    expect(localStorage.getItem('shipmentViewPref')).toBe('kanbanView')
    cleanup()
    const again = await openShipments(one('Booked'))
    expect(await screen.findByRole('list', { name: 'Booked' })).toBeVisible()
    await again.keys.click(screen.getByRole('radio', { name: 'List' }))
    expect(localStorage.getItem('shipmentViewPref')).toBe('listView')
    cleanup()
    await openShipments(one('Booked'))
    expect(screen.getByRole('table', { name: 'Shipments' })).toBeVisible()
  })

  it('opens as the list where the browser remembers nothing that it knows', async () => {
    localStorage.setItem('shipmentViewPref', 'cardView')
    await openShipments(one('Booked'))
    expect(screen.getByRole('table', { name: 'Shipments' })).toBeVisible()
  })

  it('is a list or a board of columns 0 to 3, 4 to 6 and 7 to 8, which is remembered; both show 20 and columns load more on scroll [SHIP-1]', async () => {
    const rest = Array.from({ length: 25 }, (_, at) => a('DeliveryConfirmed', `S2000${at + 10}`))
    const first = await openShipments({ shipments: rest })
    expect(within(screen.getByRole('table')).getAllByRole('link', { name: /^S2/ })).toHaveLength(20)
    expect(first.asked()[0]).toMatchObject({ pageSize: 20 })
    await first.keys.click(screen.getByRole('radio', { name: 'Kanban' }))
    cleanup()
    const { asked: requests } = await openShipments({
      shipments: [
        a('Drafted', 'S1'),
        a('ReadyToBook', 'S2'),
        a('Tendering', 'S3'),
        a('Booked', 'S4'),
        a('Dispatched', 'S5'),
        a('InTransit', 'S6'),
        a('AtStop', 'S7'),
        a('Delivered', 'S8'),
        ...rest,
      ],
    })
    await screen.findByText('S8')
    expect(columnNames()).toEqual([
      'Drafted 1',
      'Ready To Book 1',
      'Tendering 1',
      'Booked 1',
      'In Transit 3',
      'Delivered 26',
    ])
    for (const [name, numbers] of [
      ['Drafted', ['S1']],
      ['Ready To Book', ['S2']],
      ['Tendering', ['S3']],
      ['Booked', ['S4']],
      ['In Transit', ['S5', 'S6', 'S7']],
    ] as const)
      expect(
        within(column(name))
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(numbers)
    for (const statuses of [[0], [1], [2], [3], [4, 5, 6], [7, 8]])
      expect(requests()).toContainEqual(expect.objectContaining({ statuses, pageSize: 20, page: 1 }))
    const delivered = () => within(column('Delivered')).getAllByRole('link')
    expect(delivered()).toHaveLength(20)
    fireEvent.scroll(column('Delivered'))
    await waitFor(() => expect(delivered()).toHaveLength(26))
  })

  it('has no column of drafts without ViewDraftShipment', async () => {
    const user = { permissions: all.filter((name) => name !== 'ViewDraftShipment') }
    await openBoard({ ...one('Booked'), user })
    await screen.findByRole('list', { name: 'Booked' })
    expect(columnNames()[0]).toMatch(/^Ready To Book/)
    expect(columnNames()).toHaveLength(5)
  })

  it('loads 20 shipments more when a column is scrolled to its end', async () => {
    const shipments = Array.from({ length: 45 }, (_, at) => a('Booked', `S2000${at + 10}`))
    const { asked: requests } = await openBoard({ shipments })
    const cards = () => within(column('Booked')).getAllByRole('link')
    await waitFor(() => expect(cards()).toHaveLength(20))
    expect(screen.getByRole('heading', { level: 2, name: /^Booked/ })).toHaveTextContent('Booked 45')
    fireEvent.scroll(column('Booked'))
    await waitFor(() => expect(cards()).toHaveLength(40))
    fireEvent.scroll(column('Booked'))
    await waitFor(() => expect(cards()).toHaveLength(45))
    const pages = requests().filter(({ statuses, pageSize }) => String(statuses) === '3' && pageSize === 20)
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3])
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('asks every column for what the filter says, and only the columns that the filter leaves', async () => {
    const { asked: requests } = await openBoard({
      ...one('Booked'),
      path: '/shipments?mode=TL&status=Booked&status=AtStop',
    })
    await screen.findByRole('list', { name: 'Booked' })
    const ofColumns = requests().filter(({ statuses }) => (statuses as number[]).length === 1)
    expect(ofColumns.map(({ statuses }) => statuses)).toEqual([[3], [6]])
    expect(ofColumns.every(({ shippingModes }) => String(shippingModes) === 'TL')).toBe(true)
  })

  it('says what matters about a column', async () => {
    await openBoard({
      shipments: [
        a('Drafted', 'S1', { weight: 96_410 }),
        a('ReadyToBook', 'S2', { lowestShipRate: 700.25 }),
        a('ReadyToBook', 'S3', { lowestShipRate: 300 }),
        a('InTransit', 'S4', { onTimeStatus: 'Late' }),
        a('InTransit', 'S5', { onTimeStatus: 'AtRisk' }),
        a('Delivered', 'S6'),
      ],
    })
    for (const text of ['96,410 lbs', '$1,000.25 est.', '1 late, 1 at risk', '1 needs proof of delivery'])
      expect(await screen.findByText(text)).toBeVisible()
  })

  it('shows on a card number, mode, on-time, places, state, carrier or lowest rate, and day', async () => {
    const attention = {
      reason: 'PickupPassed',
      message: 'Nobody was asked',
      since: '2026-11-13T15:31:00.000Z',
    } as const
    await openBoard({
      shipments: [
        a('ReadyToBook', 'S1', { attention }),
        a('AtStop', 'S2', { carrierName: 'Copperline', onTimeStatus: 'OnTime', isHazmat: true }),
        a('Tendering', 'S3', {
          offer: { carrierName: 'Summit', position: 1, count: 4, expiresDateTime: '2020-01-01T00:00:00.000Z' },
        }),
      ],
    })
    for (const text of ['TL', 'Dallas, TX', 'Little Rock, AR', '$918.20 lowest', '11/17/2026'])
      expect(within(cardOf('S1')).getByText(text)).toBeVisible()
    expect(cardOf('S1')).toHaveTextContent('Needs attention: Pickup time passed before tendering')
    await screen.findByText('S2')
    for (const text of ['On Time', 'At Stop', 'Copperline', '11/18/2026', 'Hazmat'])
      expect(within(cardOf('S2')).getByText(text)).toBeInTheDocument()
    for (const text of ['1st of 4', 'Expired', 'Summit']) expect(within(cardOf('S3')).getByText(text)).toBeVisible()
  })

  it('follows changes that others make', async () => {
    const { live, kept: stored } = await openBoard(one('ReadyToBook'))
    stored.shipments = [a('Booked', 'S104499')]
    act(() => live.receive(ana.companyId, 'changed', { name: shipmentChanged.name, entity: 'shipment', payload: {} }))
    expect(await within(column('Booked')).findByText('S104499')).toBeVisible()
  })

  it('shows one column at a time on a phone', async () => {
    act(() => setWindowWidth(390))
    const { keys } = await openBoard({ shipments: [a('ReadyToBook', 'S1'), a('Booked', 'S2')] })
    expect(columnNames()).toHaveLength(1)
    await keys.click(await screen.findByRole('radio', { name: 'Booked 1' }))
    expect(await within(column('Booked')).findByText('S2')).toBeVisible()
    expect(screen.queryByText('S1')).toBeNull()
    await keys.click(screen.getByRole('button', { name: 'Actions for S2' }))
    expect(await screen.findByRole('menuitem', { name: 'Dispatch' })).toBeVisible()
  })
})

describe('a card that is moved by keys', () => {
  const pickUp = async (status: Status, user?: { permissions: (typeof all)[number][] }) => {
    const opened = await openBoard({ ...one(status), ...(user && { user }) })
    act(() => screen.getByRole('link', { name: 'S104494' }).focus())
    await opened.keys.keyboard(' ')
    return opened
  }

  it('is not picked up where it can go nowhere', async () => {
    await pickUp('InTransit')
    expect(offered()).toEqual([])
    expect(screen.queryByRole('button', { name: 'Move S104494' })).toBeNull()
  })

  it('is offered nothing that the user may not do', async () => {
    await pickUp('Booked', { permissions: ['ViewShipment'] })
    expect(offered()).toEqual([])
  })

  it('is dropped with Enter, and says so all the way', async () => {
    const { keys, portal, kept: stored } = await pickUp('Booked')
    expect(announcements()).toContain('S104494 picked up. It can go to In Transit. In Transit: Mark as dispatched')
    expect(screen.getByText('Mark as dispatched')).toBeVisible()
    portal.on(dispatchShipment, () => {
      stored.shipments = [a('Dispatched', 'S104494', { id: stored.shipments[0]?.id as string })]
      return moved
    })
    await keys.keyboard('{ArrowRight}{Enter}')
    await decide(keys, 'Dispatch Shipment S104494?', /^Dispatch/)
    expect(portal.calls(dispatchShipment)[0]?.params).toEqual({ shipmentNumber: 'S104494' })
    expect(await screen.findByText('Shipment S104494 is dispatched')).toBeVisible()
    expect(within(column('In Transit')).getByText('S104494')).toBeVisible()
    expect(within(column('Booked')).queryByText('S104494')).toBeNull()
    expect(offered()).toEqual([])
    await waitFor(() => expect(screen.getByRole('link', { name: 'S104494' })).toHaveFocus())
  })

  it('is put back with Esc', async () => {
    const { keys, portal } = await pickUp('Booked')
    await keys.keyboard('{Escape}')
    expect(offered()).toEqual([])
    expect(announcements()).toContain('S104494 put back')
    expect(portal.calls(dispatchShipment)).toHaveLength(0)
    expect(screen.getByRole('link', { name: 'S104494' })).toHaveFocus()
  })

  it('goes back where nobody could be asked to carry it, with the reason', async () => {
    const { keys, portal, kept: stored } = await pickUp('ReadyToBook')
    const unasked = 'No carrier on the lane has a rate for this load'
    portal.on(getTenderPlan, { plan: null, obstacle: null })
    portal.on(startTender, { ...moved, unasked })
    await keys.keyboard('{Enter}')
    await decide(keys, 'Tender Shipment S104494?', /^Tender/)
    expect(await screen.findByText('Shipment S104494 was not offered to any carrier')).toBeVisible()
    expect(screen.getByText(unasked)).toBeVisible()
    expect(screen.queryByText('Shipment S104494 is tendered')).toBeNull()
    expect(announcements()).toContain('S104494 put back')
    expect(stored.shipments).toHaveLength(1)
    expect(await within(column('Ready To Book')).findByText('S104494')).toBeVisible()
  })

  it('is dropped by a press on what its column offers, and put back when somebody goes on elsewhere', async () => {
    const { keys, portal } = await pickUp('Booked')
    await keys.click(screen.getByLabelText('Search shipments'))
    expect(offered()).toEqual([])
    portal.on(dispatchShipment, moved)
    await keys.click(screen.getByRole('button', { name: 'Move S104494' }))
    await keys.click(screen.getByRole('button', { name: 'Mark as dispatched' }))
    await decide(keys, 'Dispatch Shipment S104494?', /^Dispatch/)
    expect(await screen.findByText('Shipment S104494 is dispatched')).toBeVisible()
    expect(portal.calls(dispatchShipment)).toHaveLength(1)
  })

  it('is picked up with Enter on its grip and with M as well', async () => {
    const { keys, address } = await openBoard(one('ReadyToBook'))
    act(() => screen.getByRole('button', { name: 'Move S104494' }).focus())
    await keys.keyboard('{Enter}')
    expect(offered()).toEqual(['Tendering', 'Booked'])
    await keys.keyboard('{Escape}m')
    expect(offered()).toEqual(['Tendering', 'Booked'])
    await keys.keyboard('{ArrowRight}{Enter}')
    expect(address()).toBe('/shipments/S104494/book')
  })

  it('leads from column to column and from card to card by arrows while none is held', async () => {
    const { keys } = await openBoard({ shipments: [a('ReadyToBook', 'S1'), a('Booked', 'S2'), a('Booked', 'S3')] })
    await screen.findByText('S3')
    act(() => screen.getByRole('link', { name: 'S1' }).focus())
    await keys.keyboard('{ArrowRight}')
    expect(screen.getByRole('link', { name: 'S2' })).toHaveFocus()
    await keys.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: 'S3' })).toHaveFocus()
    await keys.keyboard('{ArrowLeft}')
    expect(screen.getByRole('link', { name: 'S1' })).toHaveFocus()
  })
})

describe('a card that is dragged', () => {
  const drag = async (number: string, to: string, keys: Awaited<ReturnType<typeof openBoard>>['keys']) => {
    const target = document.querySelector(`[data-column="${to}"]`) as HTMLElement
    await keys.pointer([
      { keys: '[MouseLeft>]', target: cardOf(number), coords: { x: 10, y: 10 } },
      { target: cardOf(number), coords: { x: 40, y: 12 } },
      { target, coords: { x: 300, y: 40 } },
    ])
    return () => keys.pointer([{ keys: '[/MouseLeft]', target, coords: { x: 300, y: 40 } }])
  }

  it('is offered the allowed columns; others are locked', async () => {
    const { keys } = await openBoard(one('Booked'))
    await screen.findByRole('list', { name: 'Delivered' })
    await drag('S104494', 'In Transit', keys)
    expect(offered()).toEqual(['In Transit'])
    expect(screen.getAllByLabelText('Cannot be moved here')).toHaveLength(4)
    expect(screen.getByText('Shipment S104494 is Booked and cannot become Tendering')).toBeVisible()
    expect(screen.getByText('Shipment S104494 is Booked and cannot become Delivered')).toBeVisible()
    expect(screen.queryByText(/cannot become (Booked|Dispatched)/)).toBeNull()
    expect(screen.getByText(/^Moving/)).toHaveTextContent('Moving S104494')
  })

  it('that cannot be tendered names the reason in the locked column', async () => {
    const { keys } = await openBoard({ shipments: [a('ReadyToBook', 'S104494', { shippingMode: 'LTL' })] })
    await screen.findByRole('list', { name: 'Tendering' })
    await drag('S104494', 'Booked', keys)
    expect(screen.getByText('Only truckloads are tendered')).toBeVisible()
  })

  it('into Tendering first names carriers, prices, minutes and what happens if none accepts; Cancel offers nothing', async () => {
    const { keys, portal } = await openBoard(one('ReadyToBook'))
    await screen.findByRole('list', { name: 'Tendering' })
    portal.on(getTenderPlan, { plan: aTenderPlan(), obstacle: null })
    const drop = await drag('S104494', 'Tendering', keys)
    await drop()
    const question = within(await screen.findByRole('dialog', { name: 'Tender Shipment S104494?' }))
    expect(await question.findByText('CHI-DAL, Email, 45 minutes for each carrier')).toBeVisible()
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Able Trucking$1,500.00',
      'Baker Lines$1,600.00Skipped: No email address on file',
    ])
    expect(question.getByText('If no carrier accepts: Request Rates from network')).toBeVisible()
    await keys.click(question.getByRole('button', { name: /^Cancel/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(announcements()).toContain('S104494 put back')
    expect(portal.calls(startTender)).toEqual([])
    expect(within(column('Ready To Book')).getByText('S104494')).toBeVisible()
  })

  it('is moved by its drop: a draft is made ready to book', async () => {
    const { keys, portal } = await openBoard(one('Drafted'))
    await screen.findByRole('list', { name: 'Ready To Book' })
    portal.on(finalizeShipment, moved)
    const drop = await drag('S104494', 'Ready To Book', keys)
    await drop()
    expect(await screen.findByText('Shipment S104494 is ready to book')).toBeVisible()
    expect(portal.calls(finalizeShipment)[0]?.params).toEqual({ shipmentNumber: 'S104494' })
  })

  it('opens the rates when it is dropped into Booked', async () => {
    const { keys, address } = await openBoard(one('ReadyToBook'))
    await screen.findByRole('list', { name: 'Booked' })
    const drop = await drag('S104494', 'Booked', keys)
    await drop()
    expect(address()).toBe('/shipments/S104494/book')
  })

  it('is only offered the moves that the server allows; a refused one returns to its column and says why [SHIP-2]', async () => {
    const moves = [
      ['Drafted', ['Ready To Book']],
      ['ReadyToBook', ['Tendering', 'Booked']],
      ['Tendering', ['Ready To Book', 'Booked']],
      ['Booked', ['In Transit']],
      ['Dispatched', []],
      ['InTransit', []],
      ['AtStop', []],
      ['Delivered', []],
      ['DeliveryConfirmed', []],
    ] as const
    const { keys, portal } = await openBoard({ shipments: moves.map(([status], at) => a(status, `S${at}`)) })
    await screen.findByText('S8')
    for (const [at, [, targets]] of moves.entries()) {
      await drag(`S${at}`, 'Tendering', keys)
      expect(offered()).toEqual(targets)
      await keys.keyboard('{Escape}')
      expect(offered()).toEqual([])
      await keys.pointer({ keys: '[/MouseLeft]' })
    }
    let answer = () => {}
    portal.on(dispatchShipment, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return refused(409, 'Shipment S3 is Voided and cannot become Dispatched')
    })
    const drop = await drag('S3', 'In Transit', keys)
    await drop()
    await decide(keys, 'Dispatch Shipment S3?', /^Dispatch/)
    expect(await within(column('In Transit')).findByText('S3')).toBeVisible()
    expect(within(column('Booked')).queryByText('S3')).toBeNull()
    await waitFor(() => expect(portal.calls(dispatchShipment)).toHaveLength(1))
    act(() => answer())
    expect(await screen.findByText('Shipment S3 is Voided and cannot become Dispatched')).toBeVisible()
    expect(await within(column('Booked')).findByText('S3')).toBeVisible()
    expect(within(column('In Transit')).queryByText('S3')).toBeNull()
  })

  it('is put back where it may not go, and nothing is asked', async () => {
    const { keys, portal } = await openBoard(one('Booked'))
    await screen.findByRole('list', { name: 'Delivered' })
    const drop = await drag('S104494', 'Delivered', keys)
    const before = portal.calls(findShipments).length
    await drop()
    expect(within(column('Booked')).getByText('S104494')).toBeVisible()
    expect(offered()).toEqual([])
    expect(portal.calls(findShipments)).toHaveLength(before)
  })
})
