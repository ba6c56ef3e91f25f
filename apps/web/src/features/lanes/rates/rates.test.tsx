import {
  deleteLaneRate,
  getContractedLaneRate,
  getLane,
  resequenceLaneRates,
  updateLane,
} from '@lanewise/contract/lanes'
import { noPermissionText } from '@lanewise/domain/access/allowed'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aLane, aRate, openLane, viewer } from '#features/lanes/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'
import { setWindowWidth } from '#testing/window.ts'

const lane = aLane()
/** Date the given number of days after today, by the local calendar. */
const inDays = (days: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days)).toISOString().slice(0, 10)
}
const copper = aRate()
const lakehead = aRate({
  carrierName: 'Lakehead Carriers',
  sequence: 2,
  rateType: 'LineHaulPlusFuel',
  chargeType: 'PerMile',
  rateUnits: 'PerMile',
  rate: 2.345,
  estimatedRate: 2033.44,
  estimateText: '716 mi × $2.34 + fuel $358.00',
})
const prairie = aRate({
  carrierName: 'Blue Prairie',
  sequence: 3,
  chargeType: 'Pallet',
  rateUnits: 'Pallet',
  shipmentsAccepted: 0,
  shipmentsRejected: 0,
  carrierOnTimeDeliveryPercentage: null,
  rateSpecifications: [
    {
      id: '0198c0de-0000-7000-8000-000000000101',
      packagingTypes: 256,
      rateRanges: [{ id: '0198c0de-0000-7000-8000-000000000102', minPallets: 1, maxPallets: 26, ratePerPallet: 72 }],
    },
  ],
})
const tidewater = aRate({
  carrierName: 'Tidewater Express',
  sequence: null,
  isActive: false,
  effectiveDate: inDays(14),
})
const rates = [copper, lakehead, prairie, tidewater]
const table = () => screen.findByRole('table', { name: 'Contracted Rates' })
const card = () => within(screen.getByRole('region', { name: 'Contracted Rates' }))
const pause = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  vi.useRealTimers()
}

describe('contracted rates', () => {
  it('stand in seven columns, dates as MM/DD/YY [LRATE-6]', async () => {
    await openLane(lane, { rates })
    const heads = within(await table()).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Order',
      'Carrier',
      'Rate Type',
      'Est. Total Rate',
      'Rate Unit',
      'Effective Date',
      'Expiration Date',
      'Actions',
    ])
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
    expect(rows[0]).toBe(
      '1stCopperline TransportOn time 96.4% · accepted 97.3%All In$1,985.00Flat for the tripFlat$1,985.0007/01/2606/30/99',
    )
    expect(rows[1]).toMatch(
      /^2ndLakehead.*Line Haul \+ Fuel\$2,033\.44716 mi × \$2\.34 \+ fuel \$358\.00Per Mile\$2\.3450/,
    )
    expect(rows[2]).toMatch(/^3rdBlue PrairieNo tender responses yet.*Per Pallet1 range/)
    expect(rows[3]).toMatch(/^InactiveTidewater Express.*in 14 days/)
  })

  it('warn when they end within 30 days', async () => {
    await openLane(lane, { rates: [aRate({ expirationDate: inDays(13) }), aRate({ expirationDate: inDays(31) })] })
    expect(
      within(await table())
        .getAllByText(/^in \d+ days$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['in 13 days'])
  })

  it('are cards on narrow screens [LRATE-7]', async () => {
    setWindowWidth(767)
    await openLane(lane, { rates })
    const cards = within(await screen.findByRole('list', { name: 'Contracted Rates' })).getAllByRole('listitem')
    expect(cards).toHaveLength(4)
    expect(cards[0]).toHaveTextContent(/1stCopperline Transport.*All In.*\$1,985\.00.*07\/01\/26.*06\/30\/99/)
    expect(screen.queryByRole('table', { name: 'Contracted Rates' })).toBeNull()
  })

  it('are loaded by the lane, with the expired ones as the switch says, which stands in the address [LRATE-4]', async () => {
    const { keys, portal, address } = await openLane(lane, { rates })
    const rateCalls = () => portal.calls(getContractedLaneRate).map(({ params, query }) => ({ ...params, ...query }))
    expect(rateCalls()).toEqual([{ laneId: lane.id, includeExpired: 'false' }])
    await keys.click(screen.getByRole('switch', { name: 'Show Expired' }))
    await waitFor(() => expect(rateCalls().at(-1)).toEqual({ laneId: lane.id, includeExpired: 'true' }))
    expect(address()).toBe(`/lanes/${lane.id}?showExpired=true`)
    await keys.click(screen.getByRole('switch', { name: 'Show Expired' }))
    expect(address()).toBe(`/lanes/${lane.id}`)
  })

  it('are loaded again by the refresh control [LRATE-5]', async () => {
    const { keys, network } = await openLane(lane, { rates: [copper] })
    await table()
    network.rates = [copper, lakehead]
    await keys.click(screen.getByRole('button', { name: 'Refresh rates' }))
    expect(await screen.findByText('Lakehead Carriers')).toBeVisible()
  })

  it('cannot be changed without EditLane: add, sequence, edit, delete and expiration action say why [LRATE-12]', async () => {
    const { keys } = await openLane(lane, { rates: [copper, lakehead], user: viewer })
    await table()
    const names = [
      'Add Rate',
      'Upload Rate Sheet',
      'Tender Sequence',
      'Edit rate of Copperline Transport',
      'Delete rate of Copperline Transport',
      'Edit Expiration Action',
    ]
    for (const name of names) {
      const button = screen.getByRole('button', { name })
      expect(button).toHaveAttribute('aria-disabled', 'true')
      expect(button).toHaveAccessibleDescription(noPermissionText)
      await keys.click(button)
      expect(screen.queryByRole('dialog')).toBeNull()
    }
  })

  it('are deleted by id after a question, and the page is asked again about 1 s later [LRATE-41] [LRATE-44] [LRATE-45]', async () => {
    const { keys, portal, network } = await openLane(lane, { rates: [copper, lakehead] })
    await table()
    portal.on(deleteLaneRate, { isSuccess: true, message: '' })
    await keys.click(screen.getByRole('button', { name: 'Delete rate of Lakehead Carriers' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete Rate?' })
    expect(portal.calls(deleteLaneRate)).toHaveLength(0)
    network.rates = [copper]
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 })
    await keys.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Lane rate deleted successfully')).toBeVisible()
    expect(portal.calls(deleteLaneRate).map(({ params }) => params)).toEqual([{ laneRateId: lakehead.id }])
    const before = { rates: portal.calls(getContractedLaneRate).length, lane: portal.calls(getLane).length }
    expect(screen.getByText('Lakehead Carriers')).toBeInTheDocument()
    await pause(1000)
    await waitFor(() => expect(portal.calls(getContractedLaneRate).length).toBeGreaterThan(before.rates))
    expect(portal.calls(getLane).length).toBeGreaterThan(before.lane)
    await waitFor(() => expect(screen.queryByText('Lakehead Carriers')).toBeNull())
  })

  it.each([
    [refused(500, ''), 'Failed to delete lane rate'],
    [{ isSuccess: false, message: 'A tender is open' }, 'A tender is open'],
  ])('stay when the deletion fails, and say so [LRATE-44] [LANE-34]', async (answer, text) => {
    const { keys, portal } = await openLane(lane, { rates: [copper] })
    await table()
    portal.on(deleteLaneRate, answer as never)
    await keys.click(screen.getByRole('button', { name: 'Delete rate of Copperline Transport' }))
    await keys.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(text)).toBeVisible()
  })
})

describe('the expiration action', () => {
  it('shows the lane’s, or "None", with a tooltip that says what it does [LRATE-16] [LRATE-17]', async () => {
    const { keys, network, live } = await openLane(lane)
    expect(card().getByText('None')).toBeVisible()
    await keys.hover(screen.getByRole('button', { name: 'About Expiration Action' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Automates next steps if all contracted rates are either rejected or expired',
    )
    network.lanes = [{ ...lane, expirationAction: 'BroadcastToNetwork' }]
    act(() => live.receive(lane.id, 'changed', { name: 'laneChanged', entity: 'lane', payload: {} }))
    expect(await card().findByText('Request Rates from network')).toBeVisible()
  })

  it('is one of four, and saving it leaves the other fields alone [LRATE-18] [LRATE-19] [TENDER-5]', async () => {
    const { keys, portal } = await openLane(lane)
    portal.on(updateLane, ({ body }) => ({ ...lane, ...body, version: 2 }))
    await keys.click(screen.getByRole('button', { name: 'Edit Expiration Action' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Expiration Action' }))
    const choices = dialog.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)
    expect(choices).toEqual(['None', 'Notify Watchers', 'Request Rates from network', 'Get Spot Quote'])
    expect(dialog.getByRole('radio', { name: 'None' })).toBeChecked()
    await keys.click(dialog.getByRole('radio', { name: 'Get Spot Quote' }))
    await keys.click(dialog.getByRole('button', { name: /^Save/ }))
    expect(await screen.findByText('Lane updated successfully')).toBeVisible()
    const [{ params, body } = { params: {}, body: {} }] = portal.calls(updateLane)
    expect(params).toEqual({ laneId: lane.id })
    expect(body).toEqual({ expirationAction: 'RequestSpotQuote', version: 1 })
  })
})

it('leads to the upload of a rate sheet', async () => {
  const { keys, address } = await openLane(lane, { rates: [copper] })
  await keys.click(await screen.findByRole('button', { name: 'Upload Rate Sheet' }))
  expect(address()).toBe('/lanes/rate-sheets')
})

type Gesture = { from: number; to: number; pointerType: string; at?: string; end?: typeof fireEvent.pointerUp }

/** Rows of 50 px below each other. The pointer drags one row and drops it over another. */
function drag(rows: readonly HTMLElement[], { from, to, pointerType, at, end = fireEvent.pointerUp }: Gesture) {
  for (const [index, row] of rows.entries()) {
    row.getBoundingClientRect = () => new DOMRect(0, index * 50, 300, 50)
    row.setPointerCapture = () => undefined
  }
  const held = rows[from] as HTMLElement
  const target = at ? (held.querySelector(at) as Element) : held
  const pointer = (place: number) => ({ pointerType, pointerId: 1, button: 0, clientY: place * 50 + 25, bubbles: true })
  fireEvent.pointerDown(target, pointer(from))
  fireEvent.pointerMove(held, pointer(to))
  end(held, pointer(to))
}

describe('Tender Sequence', () => {
  const open = async () => {
    const opened = await openLane(lane, { rates })
    await table()
    await opened.keys.click(screen.getByRole('button', { name: 'Tender Sequence' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Tender Sequence' }))
    const rows = () => dialog.getAllByRole('listitem')
    const order = () => rows().map((row) => row.textContent?.replace(/\$.*/, ''))
    const save = () => opened.keys.click(dialog.getByRole('button', { name: /^Save/ }))
    return { ...opened, dialog, rows, order, save }
  }
  const answered = [
    { ...lakehead, sequence: 1 },
    { ...copper, sequence: 2 },
    { ...prairie, sequence: 3 },
  ]

  it('holds active rates alone and moves them by buttons, keys and dragging [LRATE-13]', async () => {
    const { keys, dialog, rows, order } = await open()
    expect(order()).toEqual(['1stCopperline Transport', '2ndLakehead Carriers', '3rdBlue Prairie'])
    await keys.click(dialog.getByRole('button', { name: 'Move Lakehead Carriers up' }))
    expect(order()).toEqual(['1stLakehead Carriers', '2ndCopperline Transport', '3rdBlue Prairie'])
    await keys.click(dialog.getByRole('button', { name: 'Move Lakehead Carriers down' }))
    expect(order()[0]).toBe('1stCopperline Transport')
    dialog.getByRole('button', { name: 'Move Blue Prairie up' }).focus()
    await keys.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    expect(order()).toEqual(['1stBlue Prairie', '2ndCopperline Transport', '3rdLakehead Carriers'])
    expect(dialog.getByText('Blue Prairie is 1st of 3')).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Move Blue Prairie up' })).toHaveFocus()
    drag(rows(), { from: 0, to: 2, pointerType: 'mouse' })
    expect(order()).toEqual(['1stCopperline Transport', '2ndLakehead Carriers', '3rdBlue Prairie'])
  })

  it('moves a rate by finger at its grip; elsewhere a finger scrolls, and a gesture that breaks off moves nothing', async () => {
    const { rows, order } = await open()
    const pointerType = 'touch'
    drag(rows(), { from: 2, to: 0, pointerType })
    expect(order()[0]).toBe('1stCopperline Transport')
    drag(rows(), { from: 2, to: 0, pointerType, at: '[data-grip]', end: fireEvent.pointerCancel })
    expect(order()[0]).toBe('1stCopperline Transport')
    drag(rows(), { from: 2, to: 0, pointerType, at: '[data-grip]' })
    expect(order()).toEqual(['1stBlue Prairie', '2ndCopperline Transport', '3rdLakehead Carriers'])
    drag(rows(), { from: 0, to: 1, pointerType, at: '[data-grip]' })
    expect(order()).toEqual(['1stCopperline Transport', '2ndBlue Prairie', '3rdLakehead Carriers'])
    // A press on a button does not start a drag.
    drag(rows(), { from: 0, to: 2, pointerType: 'mouse', at: 'button' })
    expect(order()[0]).toBe('1stCopperline Transport')
  })

  it('sends the places of all, shows the rates answered at once and says so [LRATE-14] [LRATE-15]', async () => {
    const { keys, portal, dialog, save } = await open()
    portal.on(resequenceLaneRates, { items: answered })
    await keys.click(dialog.getByRole('button', { name: 'Move Lakehead Carriers up' }))
    const before = portal.calls(getContractedLaneRate).length
    await save()
    expect(await screen.findByText('Rate sequences saved successfully!')).toBeVisible()
    const [{ params, body } = { params: {}, body: {} }] = portal.calls(resequenceLaneRates)
    expect(params).toEqual({ laneId: lane.id })
    expect(body).toEqual({
      contractSequences: [lakehead, copper, prairie].map(({ id }, index) => ({ contractId: id, sequence: index + 1 })),
    })
    const shown = within(await table())
      .getAllByRole('row', { hidden: true })
      .slice(1)
    expect(shown.map((row) => row.textContent?.slice(0, 12))).toEqual([
      '1stLakehead ',
      '2ndCopperlin',
      '3rdBlue Prai',
      'InactiveTide',
    ])
    expect(portal.calls(getContractedLaneRate)).toHaveLength(before)
  })

  it.each([
    ['', 'Failed to update rate sequences'],
    ['Only rates that are active today can be sequenced', 'Only rates that are active today can be sequenced'],
  ])('stays open with its order when it is refused with "%s" [LRATE-15] [LANE-34]', async (message, text) => {
    const { keys, portal, dialog, order, save } = await open()
    portal.on(resequenceLaneRates, refused(422, message))
    await keys.click(dialog.getByRole('button', { name: 'Move Lakehead Carriers up' }))
    await save()
    expect(await screen.findByText(text)).toBeVisible()
    expect(order()[0]).toBe('1stLakehead Carriers')
  })
})
