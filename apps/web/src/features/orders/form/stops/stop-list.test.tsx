import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anItem } from '#features/line-items/testing/given.tsx'
import { aLocation } from '#features/locations/testing/given.tsx'
import { aStop, card, openStops } from './testing/given.tsx'

const puree = anItem({ uniqueIdentifier: 'puree', description: 'Tomato puree' })
const oil = anItem({ uniqueIdentifier: 'oil', description: 'Olive oil' })

const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => (textContent ?? '').replace(/^\d+ /, ''))
    .filter((text) => text.startsWith('Stop '))
const types = () => screen.queryAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'))
const removals = () =>
  screen
    .queryAllByRole('button', { name: /^Remove Stop/ })
    .map((button) => [button.textContent, button.getAttribute('aria-label')])
const newStop = () => screen.queryByRole('button', { name: 'New Stop' })
const namesAt = (stop: { lineItems: readonly { uniqueIdentifier: string }[] } | undefined) =>
  stop?.lineItems.map(({ uniqueIdentifier }) => uniqueIdentifier)

const four = () => [aStop('Pickup'), aStop('Pickup'), aStop('Dropoff'), aStop('Dropoff')]

describe('the stops of an order', () => {
  it('are titled "Stop N" from 1 on [STOP-3], the first and the last with what happens there [STOP-4]', async () => {
    await openStops({ stops: four() })
    expect(titles()).toEqual(['Stop 1 (Pickup)', 'Stop 2', 'Stop 3', 'Stop 4 (Dropoff)'])
  })

  it.each(['LTL', 'VLTL'] as const)('all say what happens there in %s [STOP-4]', async (shippingMode) => {
    await openStops({ stops: four(), order: { shippingMode } })
    expect(titles()).toEqual(['Stop 1 (Pickup)', 'Stop 2 (Pickup)', 'Stop 3 (Dropoff)', 'Stop 4 (Dropoff)'])
  })

  it('can be given another type or be removed in the middle only [STOP-5]', async () => {
    await openStops({ stops: four() })
    expect(types()).toEqual(['Type of Stop 2', 'Type of Stop 3'])
    expect(removals()).toEqual([
      ['Remove', 'Remove Stop 2'],
      ['Remove', 'Remove Stop 3'],
    ])
    const picker = within(screen.getByRole('radiogroup', { name: 'Type of Stop 2' }))
    expect(picker.getAllByRole('radio')).toHaveLength(2)
    expect(picker.getByRole('radio', { name: 'Pickup' })).toBeChecked()
  })

  it.each(['LTL', 'VLTL'] as const)('cannot be changed or added in %s [STOP-5] [STOP-6]', async (shippingMode) => {
    await openStops({ stops: four(), order: { shippingMode } })
    expect(types()).toEqual([])
    expect(removals()).toEqual([])
    expect(newStop()).toBeNull()
  })

  it.each(['TL', 'LTL', 'VLTL'] as const)('from a quote get no more in %s [STOP-6]', async (shippingMode) => {
    const stops = [aStop('Pickup', { baseZip: '75212' }), aStop('Dropoff', { baseZip: '30336' })]
    await openStops({ stops, order: { shippingMode } })
    expect(screen.getByRole('region', { name: 'Stop 2 (Dropoff)' })).toBeVisible()
    expect(newStop()).toBeNull()
  })

  it('grow by a dropoff after the last and by a pickup elsewhere, with the focus on its place [STOP-7]', async () => {
    const opened = await openStops()
    const add = async (place: string) => {
      await opened.keys.click(screen.getByRole('button', { name: 'New Stop' }))
      await opened.keys.click(await screen.findByRole('menuitem', { name: place }))
    }
    await add('After Stop 2, at the end')
    expect(opened.stops().map(({ type }) => type)).toEqual(['Pickup', 'Dropoff', 'Dropoff'])
    await add('After Stop 1')
    expect(opened.stops().map(({ type }) => type)).toEqual(['Pickup', 'Pickup', 'Dropoff', 'Dropoff'])
    await waitFor(() => expect(card('Stop 2').getByRole('combobox', { name: 'Pickup Location' })).toHaveFocus())
  })
})

describe('a stop in the middle', () => {
  const loaded = () => [
    aStop('Pickup', { lineItems: [puree] }),
    aStop('Pickup', { lineItems: [oil] }),
    aStop('Dropoff', { lineItems: [oil] }),
    aStop('Dropoff', { lineItems: [puree] }),
  ]
  const remove = (number: number) => screen.getByRole('button', { name: `Remove Stop ${number}` })

  it('takes its items along when it is a pickup, and frees them when it is a dropoff [STOP-35]', async () => {
    const { keys, stops } = await openStops({ stops: loaded() })
    await keys.click(remove(3))
    expect(stops().map(namesAt)).toEqual([['puree'], ['oil'], ['puree']])
    expect(card('Stop 3 (Dropoff)').getByRole('checkbox', { name: 'Olive oil' })).not.toBeChecked()
    await keys.click(card('Stop 3 (Dropoff)').getByRole('checkbox', { name: 'Olive oil' }))
    await keys.click(remove(2))
    expect(stops().map(namesAt)).toEqual([['puree'], ['puree']])
  })

  it('comes back as it was', async () => {
    const { keys, stops } = await openStops({ stops: loaded() })
    const before = stops()
    await keys.click(remove(2))
    expect(screen.getByText('Stop 2 was removed')).toBeVisible()
    await keys.click(screen.getByRole('button', { name: 'Undo' }))
    expect(stops()).toEqual(before)
    expect(screen.queryByText('Stop 2 was removed')).toBeNull()
  })

  it('changes its type', async () => {
    const { keys, stop } = await openStops({ stops: loaded() })
    await keys.click(
      within(screen.getByRole('radiogroup', { name: 'Type of Stop 2' })).getByRole('radio', { name: 'Dropoff' }),
    )
    expect(stop(1).type).toBe('Dropoff')
    expect(card('Stop 2').getByRole('combobox', { name: 'Dropoff Location' })).toBeEnabled()
  })

  it('leaves what is open at the other stops as it is', async () => {
    const { keys } = await openStops({ stops: loaded().with(0, aStop('Pickup')) })
    const field = card('Stop 1 (Pickup)').getByLabelText('Description')
    await keys.click(field)
    await keys.paste('Half a line')
    await keys.click(remove(3))
    expect(card('Stop 1 (Pickup)').getByLabelText('Description')).toHaveValue('Half a line')
  })
})

describe('a collapsed stop', () => {
  const denver = aLocation({ locationName: 'Denver DC', city: 'Denver', state: 'CO', ianaTimeZone: 'America/Denver' })
  const window = { baseDate: '2026-01-06', earlyTime: '08:00:00', lateTime: '17:00:00' }

  it('says where, when and how much', async () => {
    const { keys } = await openStops({
      locations: [denver],
      stops: [aStop('Pickup', { at: denver, ...window, lineItems: [puree] }), aStop('Dropoff')],
    })
    const collapse = card('Stop 1 (Pickup)').getByRole('button', { name: 'Collapse Stop 1' })
    expect(collapse).toHaveAttribute('aria-expanded', 'true')
    await keys.click(collapse)
    expect(card('Stop 1 (Pickup)').getByText('Denver DC, Denver, CO')).toBeVisible()
    expect(card('Stop 1 (Pickup)').getByText('01/06/2026 08:00–17:00 MST · 3,240 lbs · 4 pallets')).toBeVisible()
    expect(card('Stop 1 (Pickup)').queryByRole('combobox', { name: 'Pickup Location' })).toBeNull()
  })

  it('opens when a field of it is asked for', async () => {
    const { keys, reveal } = await openStops()
    await keys.click(screen.getByRole('button', { name: 'Collapse Stop 2' }))
    act(() => reveal('stops.1.notes'))
    expect(card('Stop 2 (Dropoff)').getByLabelText('Shipping notes')).toBeVisible()
  })

  it('opens when something in it is wrong', async () => {
    const { keys } = await openStops()
    await keys.click(screen.getByRole('button', { name: 'Collapse Stop 2' }))
    await keys.click(screen.getByRole('button', { name: 'Create Order' }))
    expect(await card('Stop 2 (Dropoff)').findByText('Dropoff Location is required')).toBeVisible()
  })
})
