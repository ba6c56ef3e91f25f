import { getHistory } from '@lanewise/contract/history'
import { changedMeanwhile } from '@lanewise/contract/messages'
import { updateOrder } from '@lanewise/contract/orders'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { anItem, withLookups } from '#features/line-items/testing/given.tsx'
import {
  aStop,
  atlanta,
  chosenRate,
  edited,
  factsIn,
  hazardous,
  openForm,
  press,
  toronto,
} from '#features/orders/form/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'
import { setWindowWidth } from '#testing/window.ts'

const { orderId } = edited
const rate = chosenRate()
const closed = (title: string) => screen.getByRole('region', { name: title })
const summaryOf = (title: string) => within(closed(title)).getByRole('heading').nextElementSibling?.textContent
const side = () => within(screen.getByRole('complementary', { name: 'Order summary' }))
const facts = () => factsIn(side())

describe('the form on a phone', () => {
  it('closes what is complete to one line, which opens and closes again', async () => {
    setWindowWidth(390)
    const opened = await openForm({
      draft: { isTeamRequired: true, freightValue: 84_200, linearFeet: 12, equipmentTypes: ['Van'] },
      start: { quote: rate },
    })
    expect(summaryOf('Shipment Details')).toBe('Truckload · Dry')
    expect(summaryOf('Truckload Requirements')).toBe('Dry Van · Team · $84,200.00 · 12 ft')
    expect(summaryOf('Selected Quote')).toBe('Copperline Transport · $1,985.00')
    expect(summaryOf('Order type and terms')).toBe('Purchase Order · Prepaid · 4500128837')
    expect(screen.queryByRole('combobox', { name: 'Order Type' })).toBeNull()
    await press(opened, 'Open Order type and terms')
    expect(screen.getByRole('combobox', { name: 'Order Type' })).toBeVisible()
    expect(within(closed('Order type and terms')).queryByText('Purchase Order · Prepaid · 4500128837')).toBeNull()
    await press(opened, 'Close Order type and terms')
    expect(screen.queryByRole('combobox', { name: 'Order Type' })).toBeNull()
  })

  it('says of a reefer how it cools, and Nothing chosen where nothing is', async () => {
    setWindowWidth(390)
    const reefer = { equipmentMode: 2, equipmentTypes: [], reeferMode: 'Continuous', reeferTemperature: -10 } as const
    await openForm({ draft: reefer as never })
    expect(summaryOf('Truckload Requirements')).toMatch(/^Continuous, -10 °F/)
    cleanup()
    const cycle = { reeferMode: 'Cycle', reeferTemperature: null, reeferTemperatureMin: 34, reeferTemperatureMax: 38 }
    await openForm({ draft: { ...reefer, ...cycle } as never })
    expect(summaryOf('Truckload Requirements')).toMatch(/^Cycle, 34 to 38 °F/)
    cleanup()
    await openForm({ draft: { shippingMode: 'LTL', accessorials: [], freightValue: null, linearFeet: null } })
    expect(summaryOf('LTL Accessorials')).toBe('Nothing chosen')
    expect(summaryOf('LTL Details')).toBe('Nothing chosen')
  })

  it('opens what lacks something, and says how far one is', async () => {
    setWindowWidth(390)
    const item = anItem(hazardous)
    const stops = [aStop({ lineItems: [item] }), aStop({ type: 'Dropoff', at: toronto, lineItems: [item] })]
    const opened = await openForm({ draft: { stops } })
    expect(screen.getByRole('textbox', { name: 'Hazmat Contact' })).toBeVisible()
    await press(opened, 'Close Hazmat Contact')
    expect(summaryOf('Hazmat Contact')).toBe('Something is missing')
    expect(screen.getByText(/^Section \d of 6$/)).toBeVisible()
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    expect(screen.getByText('3,240 lbs', { selector: 'b' })).toBeVisible()
    expect(screen.getByText('of 53 ft')).toBeVisible()
    await press(opened, /^Create Order/)
    const stepper = await screen.findByText(/fields need a correction/, { selector: '[role=status] *' })
    expect(stepper).toBeVisible()
    await press(opened, 'Sections of the order')
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Shipment Details',
      'Truckload Requirements',
      'Order type and terms',
      'Stops',
      'Hazmat Contact',
      'Customs Broker',
    ])
  })

  it('leads from error to error and back, round and round', async () => {
    setWindowWidth(390)
    const opened = await openForm({ draft: { orderType: null, freightTermType: null } as never })
    await press(opened, /^Create Order/)
    const type = await screen.findByRole('combobox', { name: 'Order Type' })
    await waitFor(() => expect(type).toHaveFocus())
    await press(opened, 'Next error')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Freight Terms' })).toHaveFocus())
    await press(opened, 'Previous error')
    await waitFor(() => expect(type).toHaveFocus())
    await press(opened, 'Previous error')
    await waitFor(() => expect(type).not.toHaveFocus())
  })

  it('says that something was changed', async () => {
    setWindowWidth(390)
    const opened = await openForm()
    await press(opened, 'Open Truckload Requirements')
    await opened.keys.click(screen.getByRole('checkbox', { name: 'Team' }))
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
  })
})

describe('beside the form', () => {
  it('stands what the load comes to, and what a hazmat order still needs', async () => {
    const item = anItem(hazardous)
    const stops = [aStop({ lineItems: [item] }), aStop({ type: 'Dropoff', at: atlanta, lineItems: [item] })]
    const opened = await openForm({ draft: { stops } })
    await waitFor(() => expect(facts().Miles).toBe('716 mi'))
    expect(facts()).toMatchObject({ Weight: '3,240 lbs', Pallets: '4', 'Linear feet': '7 ft', Stops: '2' })
    const hint = /A hazmat item needs a Hazmat Contact and a Chemtrec Account before booking\./
    expect(side().getByText(hint)).toBeVisible()
    for (const name of [/^Hazmat Contact/, /Account/]) {
      await opened.keys.click(screen.getByRole('textbox', { name }))
      await opened.keys.paste('815 555 0119')
    }
    await waitFor(() => expect(side().queryByText(hint)).toBeNull())
    expect(side().getByText('Transit 2 days')).toBeVisible()
  })

  it('stand dashes for a load that nobody knows, and no way', async () => {
    const stops = [aStop({ at: null, lineItems: [] }), aStop({ type: 'Dropoff', at: null, lineItems: [] })]
    await openForm({ draft: { stops } })
    expect(facts()).toEqual({
      Weight: '–',
      Pallets: '–',
      'Linear feet': '–',
      Miles: '–',
      Density: '–',
      Stops: '2',
    })
    expect(side().getByText('Pickup and dropoff appear here')).toBeVisible()
    expect(side().queryByRole('alert')).toBeNull()
  })

  it('leads to each section by its name', async () => {
    const opened = await openForm()
    const list = within(screen.getByRole('navigation', { name: 'Sections of the order' }))
    await opened.keys.click(list.getByRole('button', { name: /Order type and terms/ }))
    expect(document.getElementById('order-terms')).toHaveFocus()
    await opened.keys.click(list.getByRole('button', { name: /^Stop 2/ }))
    expect(document.getElementById('order-stop-1')).toHaveFocus()
  })
})

describe('above the form', () => {
  it('stands a draft that was left, which can be discarded', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const first = await openForm()
    await first.keys.click(screen.getByRole('checkbox', { name: 'Team' }))
    const stored = () => Object.entries(localStorage).filter(([key]) => key.startsWith('orderDraft:'))
    await waitFor(() => expect(stored()[0]?.[1]).toContain('"isTeamRequired":true'))
    cleanup()
    const second = await openForm()
    expect(screen.getByText('You left an order unfinished.')).toBeVisible()
    // Input made before the user decides does not replace the stored draft.
    await second.keys.click(screen.getByRole('checkbox', { name: 'Blind' }))
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(stored()[0]?.[1]).not.toContain('"isBlind":true')
    await press(second, 'Discard')
    expect(screen.queryByText('You left an order unfinished.')).toBeNull()
    expect(stored().map(([, value]) => value)).not.toContainEqual(expect.stringContaining('isTeamRequired'))
    expect(screen.getByRole('checkbox', { name: 'Team' })).not.toBeChecked()
    await second.keys.click(screen.getByRole('checkbox', { name: 'Just In Time' }))
    await waitFor(() => expect(stored()[0]?.[1]).toContain('"isJustInTime":true'))
  })

  it('stands no draft that cannot be read', async () => {
    const first = await openForm()
    await first.keys.click(screen.getByRole('checkbox', { name: 'Team' }))
    const key = () => Object.keys(localStorage).find((name) => name.startsWith('orderDraft:')) ?? ''
    await waitFor(() => expect(key()).not.toBe(''))
    for (const draft of [{ stops: [] }, { stops: 'none', shippingMode: 'TL' }, null, 'text']) {
      localStorage.setItem(key(), JSON.stringify({ savedAt: '2026-11-14T15:30:00.000Z', draft }))
      cleanup()
      await openForm()
      expect(screen.queryByText('You left an order unfinished.')).toBeNull()
    }
  })
})

describe('what others changed', () => {
  async function outdated(history: Parameters<ReturnType<typeof withLookups>['on']>[1]) {
    const portal = withLookups()
    portal.on(getHistory, history as never)
    const opened = await openForm({ start: { edited }, portal })
    const conflicts = [
      { field: 'markup', label: 'Markup %', mine: '1', theirs: '2', mineValue: 1, theirsValue: 2, changedBy: 'Ben' },
    ]
    portal.on(updateOrder, refused(409, changedMeanwhile, { conflicts, version: 5 }))
    await press(opened, /^Save Order/)
    await screen.findByText(changedMeanwhile)
    await press(opened, 'See what changed')
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'What changed' })) }
  }
  const entry = {
    id: 'h1',
    at: '2026-11-14T15:30:00.000Z',
    who: 'Ben Cole',
    entity: 'order',
    entityId: orderId,
    entityName: 'O200123',
    action: 'updated',
    sentences: ['Ben Cole added a stop'],
    changes: [],
  }

  it('is said field by field, or in sentences', async () => {
    const changes = [
      { label: 'Markup', from: null, to: '20' },
      { label: 'Notes', from: 'Seal it', to: null },
    ]
    const { dialog, portal } = await outdated({ data: [entry, { ...entry, id: 'h2', changes }], total: 2 })
    expect(await dialog.findByText('Ben Cole added a stop')).toBeVisible()
    expect(dialog.getAllByText('Ben Cole added a stop')).toHaveLength(1)
    expect(dialog.getByText(/Empty → 20/)).toBeVisible()
    expect(dialog.getByText(/Seal it → Empty/)).toBeVisible()
    expect(dialog.getByText('If you keep yours, the next save overwrites the changes listed here.')).toBeVisible()
    expect(portal.calls(getHistory)[0]?.query).toMatchObject({ pageSize: '2' })
  })

  it('is asked for again where it could not be loaded', async () => {
    const { dialog, keys, portal } = await outdated(refused(503, 'Away'))
    expect(await dialog.findByText('The changes could not be loaded')).toBeVisible()
    portal.on(getHistory, { data: [entry], total: 1 } as never)
    await keys.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('Ben Cole added a stop')).toBeVisible()
    expect(dialog.queryByText('The changes could not be loaded')).toBeNull()
  })
})
