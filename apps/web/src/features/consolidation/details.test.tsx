import {
  findConsolidationCandidates,
  getConsolidation,
  previewConsolidation,
  saveConsolidation,
} from '@lanewise/contract/consolidation'
import { shipmentChanged } from '@lanewise/contract/shipments'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refused, withOutlines } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { idOf, onShipment, openConsolidation, orders, previewOf } from './testing/given.tsx'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const candidates = () => screen.getByRole('region', { name: 'Candidates' })
const saved = { shipmentId: idOf('O9', 9), shipmentNumber: 'S104491', shipmentStatus: 1 as const, version: 4 }

describe('the header', () => {
  it('says that the order is on no shipment yet, on a draft or on which shipment', async () => {
    const { kept: stored, live, keys, router, address } = await openConsolidation()
    expect(screen.getByText('On no shipment yet')).toBeVisible()
    await screen.findByRole('region', { name: 'Savings' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.querySelector('.lucide-triangle-alert')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove all' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/orders/O1')
    const draft = onShipment()
    stored.consolidation = { ...stored.consolidation, ...draft, shipment: { ...draft.shipment, shipmentNumber: null } }
    act(() => live.receive(ana.companyId, 'changed', { name: shipmentChanged.name, entity: 'shipment', payload: {} }))
    expect(await screen.findByText('On a draft')).toBeVisible()
    // No load was assembled on this screen, so nothing is lost.
    expect(screen.queryByText('Somebody else changed this shipment')).toBeNull()
    await keys.click(button('Remove all'))
    const question = within(await screen.findByRole('dialog', { name: 'Remove all orders from the draft?' }))
    await keys.click(question.getByRole('button', { name: /^Cancel/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(async () => void router.navigate('/orders'))
    expect(address()).toBe('/orders')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has Save at the foot of a narrow screen, once', async () => {
    setWindowWidth(390)
    await openConsolidation()
    expect(screen.getAllByRole('button', { name: /^Save/ })).toHaveLength(1)
    expect(within(screen.getByRole('banner')).queryByRole('button', { name: /^Save/ })).toBeNull()
  })
})

describe('the orders of a load', () => {
  it('say what can be done first, and how many there are', async () => {
    const { add } = await openConsolidation()
    expect(
      screen.getByText('No other orders are on this truck yet. Check candidates below and add them.'),
    ).toBeVisible()
    expect(button('Remove')).toHaveAccessibleDescription('Check an added order first')
    expect(button('Add')).toHaveAccessibleDescription('Check an order first')
    expect(await screen.findByRole('heading', { name: 'Candidates 2' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Added orders' })).toBeVisible()
    await add('O2')
    expect(await screen.findByRole('heading', { name: 'Added orders 1' })).toBeVisible()
    const added = within(screen.getByRole('list', { name: 'Added orders' }))
    expect(await added.findByText('Added')).toBeVisible()
    expect(added.getAllByRole('listitem')).toHaveLength(1)
    expect(button('Add')).toHaveAccessibleDescription('Check an order first')
  })

  it('show from where to where, when, how much, and what they would cost alone', async () => {
    await openConsolidation({
      stored: { base: { ...orders.base, lowestShipMode: 'LTL', lowestShipRate: 812.5, pallets: 1 } },
    })
    const base = screen.getByRole('region', { name: 'Base order' })
    expect(base).toHaveTextContent(
      /From Dallas FoodsDallas, .*To Atlanta FoodsAtlanta, .*10,000 lbs1 pallet, 16 ftLTL \$812.50/,
    )
    expect(await screen.findByRole('list', { name: 'Candidates' })).toHaveTextContent(/8 pallets, 16 ftNo rate yet/)
    expect(within(base).queryByText('Added')).toBeNull()
  })

  it('stay on the load when somebody thinks better of it, and when the server refuses it', async () => {
    const { keys, portal } = await openConsolidation({ stored: onShipment() })
    await keys.click(button('Remove all'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove all orders from shipment S104491?' }))
    expect(
      dialog.getByText(
        'All its orders become New again, and the shipment is voided. A voided shipment cannot be brought back.',
      ),
    ).toBeVisible()
    await keys.click(dialog.getByRole('button', { name: /^Cancel/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(portal.calls(saveConsolidation)).toEqual([])
    portal.on(saveConsolidation, refused(409, 'Shipment S104491 is booked'))
    await keys.click(button('Remove all'))
    const again = within(await screen.findByRole('dialog', { name: 'Remove all orders from shipment S104491?' }))
    await keys.click(again.getByRole('button', { name: /^Remove all/ }))
    expect(await screen.findByText('Shipment S104491 is booked')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('candidates', () => {
  it('are searched; where none is found, the search can be cleared', async () => {
    const { keys, portal, address, numbersIn } = await openConsolidation()
    await screen.findByRole('list', { name: 'Candidates' })
    const all = () => ({ data: [orders.samePickup], total: 1 })
    portal.on(findConsolidationCandidates, ({ body }) => (body.searchTerm ? { data: [], total: 0 } : all()))
    await keys.click(screen.getByRole('textbox', { name: 'Search candidates' }))
    await keys.paste('zz')
    expect(await screen.findByText('No order that can join this load was found')).toBeVisible()
    expect(portal.calls(findConsolidationCandidates).at(-1)?.body).toMatchObject({ searchTerm: 'zz' })
    expect(screen.queryByRole('list', { name: 'Candidates' })).toBeNull()
    await keys.click(within(candidates()).getByText('Clear search'))
    await waitFor(() => expect(numbersIn('Candidates')).toEqual(['O2']))
    expect(address()).toBe('/orders/O1/consolidate')
  })

  it('with other stops are one click away where no order shares a stop', async () => {
    const { keys, portal, numbersIn } = await openConsolidation()
    portal.on(findConsolidationCandidates, ({ body }) =>
      body.sameStops ? { data: [], total: 0 } : { data: [orders.apart], total: 1 },
    )
    await keys.click(screen.getByRole('switch', { name: 'Same stops only' }))
    await waitFor(() => expect(numbersIn('Candidates')).toEqual(['O4']))
    await keys.click(screen.getByRole('switch', { name: 'Same stops only' }))
    await keys.click(await screen.findByRole('button', { name: 'Show orders with other stops' }))
    await waitFor(() => expect(numbersIn('Candidates')).toEqual(['O4']))
    expect(screen.getByRole('switch', { name: 'Same stops only' })).not.toBeChecked()
    expect(within(candidates()).queryByText('Loading')).toBeNull()
  })

  it('are loading until they are there', async () => {
    const { keys, portal } = await openConsolidation()
    await screen.findByRole('list', { name: 'Candidates' })
    portal.on(findConsolidationCandidates, () => new Promise(() => {}) as never)
    await keys.click(screen.getByRole('switch', { name: 'Same stops only' }))
    expect(await within(candidates()).findByText('Loading')).toBeInTheDocument()
    expect(screen.queryByText(/^No (other )?order/)).toHaveTextContent(/^No other orders are on this truck yet/)
  })
})

describe('what the load comes to', () => {
  it('says why it was not worked out, and tries again', async () => {
    const opened = await openConsolidation({ stored: onShipment(), failure: 'The roads are closed' })
    expect(await screen.findAllByText('The roads are closed')).toHaveLength(2)
    expect(screen.queryByRole('region', { name: 'Savings' })).toBeNull()
    await opened.keys.click(screen.getByRole('tab', { name: 'Stops' }))
    expect(screen.getAllByText('The roads are closed')).toHaveLength(2)
    opened.portal.on(previewConsolidation, previewOf(['O1', 'O2'], []))
    await opened.keys.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement)
    expect(await screen.findByRole('list', { name: 'Stops' })).toBeVisible()
    expect(screen.queryByText('The roads are closed')).toBeNull()
  })

  it('is loading at first, beside the orders, the figures and the stops', async () => {
    const { keys } = await openConsolidation({ stored: onShipment(), isSlow: true })
    await screen.findByRole('list', { name: 'Candidates' })
    expect(screen.getAllByText('Loading')).toHaveLength(2)
    await keys.click(screen.getByRole('tab', { name: 'Stops' }))
    expect(screen.getAllByText('Loading')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('is being worked out after a change: nothing is saved, and no miles are shown that are not measured', async () => {
    const { add, keys, portal } = await openConsolidation()
    expect(await screen.findByText('Compared with shipping each order alone')).toBeVisible()
    expect(screen.getByText('Change from O1 alone')).toBeVisible()
    const { promise, resolve } = Promise.withResolvers<object>()
    portal.on(previewConsolidation, () => promise as never)
    await add('O2')
    expect(await screen.findByText('Calculating…')).toBeVisible()
    expect(button(/^Save/)).toHaveAccessibleDescription('The load is still being calculated')
    await keys.keyboard('{Control>}{Enter}{/Control}')
    await keys.click(screen.getByRole('tab', { name: 'Stops' }))
    const miles = () =>
      [...screen.getByRole('list', { name: 'Stops' }).querySelectorAll('[data-orders] > span')].map(
        ({ textContent }) => textContent,
      )
    expect(miles()).toEqual(['Start', '… mi'])
    const { stops, ...rest } = previewOf(['O1', 'O2'], [])
    const appointmentDateTime = '2026-11-17T15:30:00.000Z'
    const [first, second, third] = stops as [(typeof stops)[0], (typeof stops)[0], (typeof stops)[0]]
    resolve({ ...rest, stops: [{ ...first, appointmentDateTime }, second, { ...third, distance: null, pallets: 1 }] })
    await waitFor(() => expect(miles()).toEqual(['Start', '250 mi', 'No route found']))
    const rows = within(screen.getByRole('list', { name: 'Stops' })).getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent(
      /Dallas FoodsPickup · Dallas, TX 75212 ?11\/17\/2026 09:30[^–-]*16 pallets, 20,000 lbs/,
    )
    expect(rows[1]).toHaveTextContent('11/17/2026 08:00–12:00 CST')
    expect(rows[2]).toHaveTextContent(/FoodsDropoff · .*1 pallet, 10,000 lbs/)
    expect(portal.calls(saveConsolidation)).toEqual([])
    expect(screen.queryByText('This stop cannot be moved')).toBeNull()
  })

  it('says what grows less, what stays as it was, and what nobody knows', async () => {
    const base = { distance: 900, weight: 10_000, pallets: 8, volume: 500, linearFeet: 16 }
    await openConsolidation({
      preview: {
        base,
        cost: null,
        separately: { distance: 800, cost: null },
        savings: { distance: 0, cost: null },
      },
    })
    await screen.findByRole('region', { name: 'Savings' })
    expect(screen.getByRole('region', { name: 'Load' })).toHaveTextContent(
      /^LoadChange from O1 aloneMileage800 mi−100 mi/,
    )
    const figure = (name: string) => screen.getByRole('figure', { name }).textContent
    expect(figure('Miles')).toBe('MilesNo changeSeparately800 miTogether800 mi')
    expect(figure('Estimated cost')).toBe('Estimated costNot knownSeparatelyN/ATogetherN/A')
    expect(screen.queryByRole('region', { name: 'Route' })).toBeNull()
    expect(screen.queryByText('This load cannot be saved')).toBeNull()
    cleanup()
    await openConsolidation({ preview: { totals: { ...base, distance: null } } })
    await screen.findByRole('region', { name: 'Savings' })
    expect(screen.getByRole('region', { name: 'Load' })).toHaveTextContent(/aloneMileage–Weight10,000 lbsPallets8/)
  })

  it('is shown on a map where the places of its stops are known', async () => {
    const stops = previewOf(['O1'], []).stops.map((stop, index) => ({
      ...stop,
      coordinates: { latitude: 32 + index, longitude: -96 + index },
    }))
    await openConsolidation({ preview: { stops }, outlines: withOutlines })
    expect(await screen.findByRole('region', { name: 'Route' })).toBeVisible()
  })
})

describe('what was put together', () => {
  it('is given up by starting again after a refusal, which is then forgotten', async () => {
    const { add, keys, portal, numbersIn } = await openConsolidation()
    portal.on(saveConsolidation, refused(409, 'Order O2 is already on shipment S9'))
    await add('O2')
    await waitFor(() => expect(button(/^Save/)).not.toHaveAttribute('aria-disabled', 'true'))
    await keys.click(button(/^Save/))
    expect(await screen.findByText('Order O2 is already on shipment S9')).toBeVisible()
    await keys.click(button('Start again'))
    await waitFor(() => expect(numbersIn('Added orders')).toEqual([]))
    expect(screen.queryByText('Nothing was saved')).toBeNull()
    expect(button(/^Save/)).toHaveAccessibleDescription('Add an order first')
  })

  it('is busy while it is saved, and leaves without a question', async () => {
    const { add, keys, portal, address } = await openConsolidation()
    const { promise, resolve } = Promise.withResolvers<object>()
    portal.on(saveConsolidation, () => promise as never)
    await add('O2')
    await waitFor(() => expect(button(/^Save/)).not.toHaveAttribute('aria-disabled', 'true'))
    await keys.click(button(/^Save/))
    await waitFor(() => expect(button(/^Save/)).toHaveAttribute('aria-busy', 'true'))
    resolve(saved)
    await waitFor(() => expect(address()).toBe('/shipments/S104491/preview'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(portal.calls(getConsolidation)).toHaveLength(1)
  })

  it('keeps the order of the stops where a further order joins', async () => {
    const { add, keys, cities, portal } = await openConsolidation({ stored: onShipment() })
    await keys.click(screen.getByRole('tab', { name: 'Stops' }))
    await waitFor(() => expect(cities()).toEqual(['Dallas', 'Atlanta', 'Memphis']))
    await keys.click(button('Move stop 3, Memphis, TX up'))
    await waitFor(() => expect(cities()).toEqual(['Dallas', 'Memphis', 'Atlanta']))
    await keys.click(screen.getByRole('tab', { name: 'Orders' }))
    await add('O3')
    await keys.click(screen.getByRole('tab', { name: 'Stops' }))
    await waitFor(() => expect(cities()).toHaveLength(4))
    expect(cities().filter((city) => city !== 'Waco')).toEqual(['Dallas', 'Memphis', 'Atlanta'])
    expect(portal.calls(previewConsolidation).at(-1)?.body).toMatchObject({ orderNumbers: ['O1', 'O2', 'O3'] })
  })
})
