import { findConsolidationCandidates, previewConsolidation, saveConsolidation } from '@lanewise/contract/consolidation'
import { shipmentChanged } from '@lanewise/contract/shipments'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'
import { consolidationScreens } from './consolidation.screens.ts'
import { idOf, onShipment, openConsolidation } from './testing/given.tsx'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const saved = { shipmentId: idOf('O9', 9), shipmentNumber: 'S104491', shipmentStatus: 1 as const, version: 4 }
const openStops = async (opened: Awaited<ReturnType<typeof openConsolidation>>) => {
  await opened.keys.click(screen.getByRole('tab', { name: 'Stops' }))
  await screen.findByRole('list', { name: 'Stops' })
}

describe('the workspace', () => {
  it('opens with the base order, the tabs Orders and Stops, and the filter of the same stops on [CONSOL-1]', async () => {
    expect(consolidationScreens).toMatchObject([
      { path: '/orders/:orderNumber/consolidate', needs: ['ViewOrder', 'ConsolidateOrder'] },
    ])
    const { portal, address, keys, numbersIn } = await openConsolidation()
    expect(within(screen.getByRole('region', { name: 'Base order' })).getByText('O1')).toBeVisible()
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Orders', 'Stops'])
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('switch', { name: 'Same stops only' })).toBeChecked()
    await waitFor(() => expect(numbersIn('Candidates')).toEqual(['O2', 'O3']))
    expect(portal.calls(findConsolidationCandidates)[0]?.body).toMatchObject({
      baseOrderNumber: 'O1',
      sameStops: true,
      without: ['O1'],
    })
    await keys.click(tabs[1] as HTMLElement)
    expect(address()).toBe('/orders/O1/consolidate?tab=1')
    await keys.click(tabs[0] as HTMLElement)
    expect(address()).toBe('/orders/O1/consolidate')
  })

  it('keeps the tab and the filter in the address', async () => {
    const { address, keys, numbersIn } = await openConsolidation({ path: '/orders/O1/consolidate?sameStops=false' })
    await waitFor(() => expect(numbersIn('Candidates')).toEqual(['O2', 'O3', 'O4']))
    await keys.click(screen.getByRole('switch', { name: 'Same stops only' }))
    await waitFor(() => expect(numbersIn('Candidates')).toEqual(['O2', 'O3']))
    expect(address()).toBe('/orders/O1/consolidate')
  })

  it('begins with the orders that were selected in the list', async () => {
    const { numbersIn, keys } = await openConsolidation({ path: '/orders/O1/consolidate?with=O2' })
    await waitFor(() => expect(screen.getByRole('button', { name: /^Save/ })).toBeEnabled())
    await waitFor(() => expect(numbersIn('Candidates')).toEqual(['O3']))
    await keys.click(screen.getByRole('tab', { name: 'Stops' }))
    expect(await screen.findByRole('list', { name: 'Stops' })).toHaveTextContent('Memphis')
  })

  it('says why an order cannot be consolidated, and that there is none', async () => {
    await openConsolidation({ stored: { refusal: 'Order O1 is Booked and cannot be consolidated' } })
    expect(screen.getByText('Order O1 is Booked and cannot be consolidated')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('can be asked again when it did not load', async () => {
    const opened = await openConsolidation()
    opened.portal.on(findConsolidationCandidates, refused(503, 'The database rests'))
    await opened.keys.click(screen.getByRole('switch', { name: 'Same stops only' }))
    expect(await screen.findByText('The database rests')).toBeVisible()
    opened.portal.on(findConsolidationCandidates, { data: [], total: 0 })
    await opened.keys.click(button(/Try again|Retry/))
    expect(await screen.findByText('No other order can join this load')).toBeVisible()
  })
})

describe('checked orders', () => {
  it('are added and removed; who is added leaves the candidates, and the stops merge [CONSOL-3]', async () => {
    const opened = await openConsolidation()
    const { add, numbersIn, keys } = opened
    await add('O2', 'O3')
    await waitFor(() => expect(numbersIn('Added orders')).toEqual(['O2', 'O3']))
    await waitFor(() => expect(screen.getByText('No other order shares a stop with this one')).toBeVisible())
    await openStops(opened)
    await waitFor(() => expect(opened.cities()).toEqual(['Dallas', 'Waco', 'Atlanta', 'Memphis']))
    const rows = within(screen.getByRole('list', { name: 'Stops' })).getAllByRole('listitem')
    expect(
      within(rows[0] as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['O1', 'O2'])
    expect(
      within(rows[2] as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['O1', 'O3'])
    await keys.click(screen.getByRole('tab', { name: 'Orders' }))
    await keys.click(screen.getByRole('checkbox', { name: 'Select O3' }))
    await keys.click(button('Remove 1'))
    await waitFor(() => expect(numbersIn('Added orders')).toEqual(['O2']))
    await waitFor(() => expect(numbersIn('Candidates')).toEqual(['O3']))
    expect(screen.getByRole('checkbox', { name: 'Select O3' })).not.toBeChecked()
    await openStops(opened)
    await waitFor(() => expect(opened.cities()).toEqual(['Dallas', 'Atlanta', 'Memphis']))
  })

  it('of a shipment say that they become New again, and can be put back', async () => {
    const { keys, numbersIn, portal } = await openConsolidation({ stored: onShipment() })
    expect(screen.getByRole('link', { name: 'S104491' })).toBeVisible()
    expect(button(/^Save/)).toHaveAccessibleDescription('Nothing has changed yet')
    await keys.click(await screen.findByRole('checkbox', { name: 'Select O2' }))
    await keys.click(button('Remove 1'))
    expect(await screen.findByText('becomes New again when you save')).toBeVisible()
    await keys.click(button('Put O2 back'))
    await waitFor(() => expect(numbersIn('Added orders')).toEqual(['O2']))
    await keys.click(screen.getByRole('checkbox', { name: 'Select O2' }))
    await keys.click(button('Remove 1'))
    portal.on(saveConsolidation, saved)
    await waitFor(() => expect(button(/^Save/)).not.toHaveAttribute('aria-disabled', 'true'))
    await keys.click(button(/^Save/))
    await waitFor(() => expect(portal.calls(saveConsolidation)).toHaveLength(1))
    expect(portal.calls(saveConsolidation)[0]?.body).toEqual({
      orderNumbers: ['O1'],
      stopIds: [idOf('O1', 0), idOf('O1', 1)],
      version: 3,
    })
  })

  it('leave a shipment all at once after a question, which voids it', async () => {
    const { keys, portal, address } = await openConsolidation({ stored: onShipment() })
    portal.on(saveConsolidation, { ...saved, shipmentStatus: -1 })
    await keys.click(button('Remove all'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove all orders from shipment S104491?' }))
    await keys.click(dialog.getByRole('button', { name: /Remove all/ }))
    expect(await screen.findByText('Shipment S104491 voided')).toBeVisible()
    expect(portal.calls(saveConsolidation)[0]?.body).toEqual({ orderNumbers: [], version: 3 })
    expect(address()).toBe('/orders/O1')
  })
})

/** Gives rows the positions that a window without layout does not provide. */
function layRows(rows: readonly HTMLElement[]) {
  rows.forEach((row, index) => {
    row.getBoundingClientRect = () => new DOMRect(0, index * 50, 300, 50)
    row.setPointerCapture = () => {}
  })
}

describe('stops', () => {
  const opened = async () => {
    const screenOf = await openConsolidation()
    await screenOf.add('O2', 'O3')
    await openStops(screenOf)
    await waitFor(() => expect(screenOf.cities()).toEqual(['Dallas', 'Waco', 'Atlanta', 'Memphis']))
    return screenOf
  }

  it('are moved by buttons, keys and dragging; a dropoff that would precede a pickup of its order stays and says why [CONSOL-4]', async () => {
    const { keys, cities, portal } = await opened()
    await keys.click(button('Move stop 4, Memphis, TX up'))
    await waitFor(() => expect(cities()).toEqual(['Dallas', 'Waco', 'Memphis', 'Atlanta']))
    expect(screen.getByText('Memphis Foods, Memphis, TX is stop 3 of 4')).toBeInTheDocument()
    await waitFor(() =>
      expect(portal.calls(previewConsolidation).at(-1)?.body).toMatchObject({
        stopIds: [idOf('O1', 0), idOf('O2', 0), idOf('O3', 0), idOf('O2', 1), idOf('O1', 1), idOf('O3', 1)],
      }),
    )
    button('Move stop 3, Memphis, TX up').focus()
    await keys.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(cities()).toEqual(['Dallas', 'Memphis', 'Waco', 'Atlanta']))
    await keys.click(button('Move stop 2, Memphis, TX up'))
    await screen.findByText('This stop cannot be moved')
    const why =
      'The dropoff at Memphis Foods, Memphis, TX cannot come before the pickup at Dallas Foods, Dallas, TX, where order O2 is picked up'
    expect(screen.getByText(why).closest('[role="status"], [role="alert"]')).toBeVisible()
    expect(cities()).toEqual(['Dallas', 'Memphis', 'Waco', 'Atlanta'])
    const rows = within(screen.getByRole('list', { name: 'Stops' })).getAllByRole('listitem')
    layRows(rows)
    const held = rows[2] as HTMLElement
    const pointer = (y: number) => ({ button: 0, pointerType: 'mouse', pointerId: 1, clientY: y })
    fireEvent.pointerDown(held, pointer(125))
    fireEvent.pointerMove(held, pointer(25))
    fireEvent.pointerUp(held, pointer(25))
    await waitFor(() => expect(cities()).toEqual(['Waco', 'Dallas', 'Memphis', 'Atlanta']))
    expect(screen.queryByText(why)).toBeNull()
    await keys.click(button('Move stop 1, Waco, TX down'))
    await waitFor(() => expect(cities()).toEqual(['Dallas', 'Waco', 'Memphis', 'Atlanta']))
    // A stop returns to its place when it may not be dropped there.
    const again = within(screen.getByRole('list', { name: 'Stops' })).getAllByRole('listitem')
    layRows(again)
    const memphis = again[2] as HTMLElement
    fireEvent.pointerDown(memphis, pointer(125))
    fireEvent.pointerMove(memphis, pointer(5))
    fireEvent.pointerUp(memphis, pointer(5))
    expect(await screen.findByText(why)).toBeVisible()
    expect(cities()).toEqual(['Dallas', 'Waco', 'Memphis', 'Atlanta'])
  })
})

describe('the summary', () => {
  it('follows each change: mileage, weight, pallets, volume, linear feet, and what is saved in miles and cost [CONSOL-5]', async () => {
    const opened = await openConsolidation()
    const { add, keys, kept: stored } = opened
    await screen.findByRole('region', { name: 'Savings' })
    const load = screen.getByRole('region', { name: 'Load' })
    const facts = () =>
      [...load.querySelectorAll('dl > div')].map((row) => [...row.children].map((one) => one.textContent))
    expect(facts()).toEqual([
      ['Mileage', '800 mi', ''],
      ['Weight', '10,000 lbs', ''],
      ['Pallets', '8', ''],
      ['Volume', '500 ft³', ''],
      ['Linear feet', '16 ft', ''],
    ])
    await add('O2')
    await waitFor(() =>
      expect(facts()).toEqual([
        ['Mileage', '850 mi', '+50 mi'],
        ['Weight', '20,000 lbs', '+10,000 lbs'],
        ['Pallets', '16', '+8'],
        ['Volume', '1,000 ft³', '+500 ft³'],
        ['Linear feet', '32 ft', '+16 ft'],
      ]),
    )
    const figure = (name: string) => screen.getByRole('figure', { name }).textContent
    expect(figure('Miles')).toBe('MilesSaves 750 miSeparately1,600 miTogether850 mi')
    expect(figure('Estimated cost')).toBe('Estimated costSaves $1,400.00Separately$3,600.00Together$2,200.00')
    await keys.click(await screen.findByRole('checkbox', { name: 'Select O3' }))
    await keys.click(button('Add 1'))
    await waitFor(() => expect(figure('Miles')).toBe('MilesSaves 1,500 miSeparately2,400 miTogether900 mi'))
    expect(figure('Estimated cost')).toBe('Estimated costSaves $3,100.00Separately$5,400.00Together$2,300.00')
    await keys.click(await screen.findByRole('checkbox', { name: 'Select O2' }))
    await keys.click(button('Remove 1'))
    await waitFor(() => expect(figure('Miles')).toBe('MilesSaves 750 miSeparately1,600 miTogether850 mi'))
    expect(facts()).toContainEqual(['Pallets', '16', '+8'])
    expect(figure('Estimated cost')).toBe('Estimated costSaves $1,400.00Separately$3,600.00Together$2,200.00')
    await openStops(opened)
    stored.preview = {
      totals: { distance: 877, weight: 20_000, pallets: 16, volume: 1_000, linearFeet: 32 },
      cost: 2_250,
      savings: { distance: 723, cost: 1_350 },
    }
    await keys.click(button('Move stop 1, Dallas, TX down'))
    await waitFor(() => expect(figure('Miles')).toBe('MilesSaves 723 miSeparately1,600 miTogether877 mi'))
    expect(facts()).toContainEqual(['Mileage', '877 mi', '+77 mi'])
    expect(figure('Estimated cost')).toBe('Estimated costSaves $1,350.00Separately$3,600.00Together$2,250.00')
  })

  it('says what costs more, and what nobody knows', async () => {
    const unknown = { distance: null, cost: null }
    await openConsolidation({ preview: { savings: { distance: -12, cost: null }, separately: unknown, cost: null } })
    expect(await screen.findByText('12 mi more')).toBeVisible()
    expect(screen.getByText('Not known')).toBeVisible()
  })

  it('warns of goods that are kept apart, and lets nobody save those that may not travel together', async () => {
    const { add, kept: stored } = await openConsolidation({
      preview: { warnings: ['Bleach and paint are kept apart'] },
    })
    expect(await screen.findByText('Bleach and paint are kept apart')).toBeVisible()
    stored.preview = { refusals: ['Bleach and cyanide may not travel together'] }
    await add('O2')
    expect(await screen.findByRole('alert')).toHaveTextContent('Bleach and cyanide may not travel together')
    expect(button(/^Save/)).toHaveAccessibleDescription('Bleach and cyanide may not travel together')
  })
})

describe('saving', () => {
  it('goes on to the preview of the shipment, or back to the order for whoever may see no shipments', async () => {
    for (const [user, path] of [
      [ana, '/shipments/S104491/preview'],
      [{ permissions: ['ViewOrder' as const, 'ConsolidateOrder' as const] }, '/orders/O1'],
    ] as const) {
      const opened = await openConsolidation({ user: { ...user, permissions: [...user.permissions] } })
      opened.portal.on(saveConsolidation, saved)
      expect(button(/^Save/)).toHaveAccessibleDescription('Add an order first')
      await opened.add('O2')
      await waitFor(() => expect(button(/^Save/)).not.toHaveAttribute('aria-disabled', 'true'))
      await opened.keys.keyboard('{Control>}{Enter}{/Control}')
      await waitFor(() => expect(opened.address()).toBe(path))
      expect(opened.portal.calls(saveConsolidation)[0]).toMatchObject({
        params: { orderNumber: 'O1' },
        body: { orderNumbers: ['O1', 'O2'], version: null },
      })
      cleanup()
    }
  })

  it('reports a candidate that was taken by its number, and keeps what was put together', async () => {
    const { add, portal, keys, numbersIn } = await openConsolidation()
    portal.on(saveConsolidation, refused(409, 'Order O2 is already on shipment S9'))
    await add('O2', 'O3')
    await waitFor(() => expect(button(/^Save/)).not.toHaveAttribute('aria-disabled', 'true'))
    await keys.click(button(/^Save/))
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was savedOrder O2 is already on shipment S9')
    expect(numbersIn('Added orders')).toEqual(['O2', 'O3'])
  })

  it('tells whoever is offline, and sends it once more with Retry', async () => {
    const { add, portal, keys } = await openConsolidation()
    await add('O2')
    await waitFor(() => expect(button(/^Save/)).not.toHaveAttribute('aria-disabled', 'true'))
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine') as PropertyDescriptor
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    await keys.click(button(/^Save/))
    expect(await screen.findByText('You are offline.')).toBeVisible()
    expect(portal.calls(saveConsolidation)).toEqual([])
    Object.defineProperty(navigator, 'onLine', { ...online, configurable: true })
    portal.on(saveConsolidation, saved)
    await keys.click(button('Retry'))
    expect(await screen.findByText('Shipment S104491 saved')).toBeVisible()
  })

  it('asks before leaving what is not saved, and says when somebody else changed the shipment', async () => {
    const { keys, live, kept: stored, router } = await openConsolidation({ stored: onShipment(3) })
    await keys.click(await screen.findByRole('checkbox', { name: 'Select O2' }))
    await keys.click(button('Remove 1'))
    await act(async () => void router.navigate('/orders'))
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }))
    await keys.click(question.getByRole('button', { name: /Cancel|Keep/ }))
    stored.consolidation = { ...stored.consolidation, ...onShipment(4), orderNumbers: ['O1', 'O2', 'O3'] }
    act(() => live.receive(ana.companyId, 'changed', { name: shipmentChanged.name, entity: 'shipment', payload: {} }))
    expect(await screen.findByText('Somebody else changed this shipment')).toBeVisible()
    await keys.click(button('Start again'))
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Added orders' })).getAllByRole('listitem')).toHaveLength(2),
    )
    expect(screen.queryByText('Somebody else changed this shipment')).toBeNull()
  })
})
