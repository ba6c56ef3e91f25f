import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anItem, fill } from '#features/line-items/testing/given.tsx'
import { aLocation } from '#features/locations/testing/given.tsx'
import { aStop, card, openStops, submit } from '#features/orders/form/stops/testing/given.tsx'

const place = aLocation()
const puree = anItem({ uniqueIdentifier: 'puree', description: 'Tomato puree' })
const oil = anItem({ uniqueIdentifier: 'oil', description: 'Olive oil' })
const salt = anItem({ uniqueIdentifier: 'salt', description: 'Salt' })
const ready = { at: place, baseDate: '2026-01-06', earlyTime: '08:00:00', lateTime: '12:00:00' }
const pickup = (...lineItems: (typeof puree)[]) => aStop('Pickup', { ...ready, lineItems })
const dropoff = (...lineItems: (typeof puree)[]) => aStop('Dropoff', { ...ready, lineItems })

const box = (title: string, name: string) => card(title).queryByRole('checkbox', { name })
const ids = (stop: { lineItems: readonly { uniqueIdentifier: string }[] } | undefined) =>
  stop?.lineItems.map(({ uniqueIdentifier }) => uniqueIdentifier)

const noItem = 'Must have at least one line item'
const notAssigned = 'All line items must be assigned to a dropoff'
const emptyDropoff = 'Please assign at least one Line Item to your Dropoff'

describe('a dropoff', () => {
  it('lists the pickup items that are still unassigned, to be assigned to it [STOP-32]', async () => {
    const { keys, stops } = await openStops({
      locations: [place],
      stops: [pickup(puree, oil, salt), dropoff(oil), dropoff()],
    })
    expect(box('Stop 2', 'Olive oil')).toBeChecked()
    expect(box('Stop 2', 'Tomato puree')).not.toBeChecked()
    expect(card('Stop 2').getByText('1 of 3 assigned, 2 left for Stop 3')).toBeVisible()
    // Items assigned to another dropoff are not available.
    expect(box('Stop 3 (Dropoff)', 'Olive oil')).toBeNull()
    expect(card('Stop 3 (Dropoff)').getByText('0 of 3 assigned, 2 left')).toBeVisible()
    await keys.click(box('Stop 3 (Dropoff)', 'Salt') as HTMLElement)
    expect(stops().map(ids)).toEqual([['puree', 'oil', 'salt'], ['oil'], ['salt']])
    expect(box('Stop 2', 'Salt')).toBeNull()
    await keys.click(box('Stop 2', 'Olive oil') as HTMLElement)
    expect(stops().map(ids)).toEqual([['puree', 'oil', 'salt'], [], ['salt']])
    expect(box('Stop 3 (Dropoff)', 'Olive oil')).not.toBeChecked()
  })

  it('does not list what is picked up after it', async () => {
    await openStops({ locations: [place], stops: [pickup(puree), dropoff(puree), pickup(oil), dropoff(oil)] })
    expect(box('Stop 2', 'Tomato puree')).toBeChecked()
    expect(box('Stop 2', 'Olive oil')).toBeNull()
  })

  it('follows what becomes of the items at their pickup', async () => {
    const { keys, stops } = await openStops({
      locations: [place],
      stops: [pickup(puree, oil), dropoff(puree), dropoff(oil)],
    })
    await keys.click(card('Stop 1 (Pickup)').getByRole('button', { name: 'Remove Olive oil' }))
    expect(stops().map(ids)).toEqual([['puree'], ['puree'], []])
    await keys.click(card('Stop 1 (Pickup)').getByRole('button', { name: 'Edit Tomato puree' }))
    await fill({ keys }, { Description: 'Passata' })
    await keys.click(card('Stop 1 (Pickup)').getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(box('Stop 2', 'Passata')).toBeChecked())
  })

  it('gets everything by itself when it is the only one after the only pickup, and says so', async () => {
    const { keys, stops } = await openStops({ locations: [place], stops: [pickup(puree), dropoff()] })
    const last = () => card('Stop 2 (Dropoff)')
    await waitFor(() => expect(stops().map(ids)).toEqual([['puree'], ['puree']]))
    expect(last().getByText('The item of Stop 1 is delivered here')).toBeVisible()
    expect(last().queryByRole('checkbox')).toBeNull()
    await keys.click(card('Stop 1 (Pickup)').getByRole('button', { name: 'Duplicate Tomato puree' }))
    expect(stops()[1]?.lineItems).toHaveLength(2)
    expect(last().getByText('All 2 items of Stop 1 are delivered here')).toBeVisible()
  })
})

describe('submitting', () => {
  it('waits for items at every stop [STOP-30]: at a pickup [STOP-31] and at a dropoff [STOP-34]', async () => {
    const opened = await openStops({
      locations: [place],
      stops: [pickup(), pickup(puree), dropoff(), dropoff(puree)],
    })
    await submit(opened)
    expect(await card('Stop 1 (Pickup)').findByText(noItem)).toBeVisible()
    expect(card('Stop 3').getByText(emptyDropoff)).toBeVisible()
    expect(card('Stop 2').queryByRole('alert')).toBeNull()
    expect(card('Stop 4 (Dropoff)').queryByRole('alert')).toBeNull()
    expect(opened.submitted()).toEqual([])
  })

  it('waits until every item is assigned to a dropoff [STOP-33]', async () => {
    const opened = await openStops({
      locations: [place],
      stops: [pickup(puree, oil), dropoff(puree), dropoff(oil)],
    })
    await opened.keys.click(box('Stop 2', 'Tomato puree') as HTMLElement)
    await submit(opened)
    expect(await card('Stop 1 (Pickup)').findByText(notAssigned)).toBeVisible()
    expect(opened.submitted()).toEqual([])
    await opened.keys.click(box('Stop 2', 'Tomato puree') as HTMLElement)
    await waitFor(() => expect(screen.queryByText(notAssigned)).toBeNull())
    await submit(opened)
    await waitFor(() => expect(opened.submitted()).toHaveLength(1))
  })

  it('takes over what stands in an open item form, and waits where that is not complete', async () => {
    const opened = await openStops({ locations: [place], stops: [pickup(), dropoff()] })
    const first = card('Stop 1 (Pickup)')
    await fill(opened, { Description: 'Olive oil' })
    await submit(opened)
    expect(await first.findByText('Total Weight is required')).toBeVisible()
    expect(opened.submitted()).toEqual([])
    await fill(opened, { 'Total Weight (lbs)': '1200', 'Pallet Count': '2', Quantity: '20' })
    await submit(opened)
    await waitFor(() => expect(opened.submitted()).toHaveLength(1))
    expect(opened.submitted()[0]?.stops[1]?.lineItems).toMatchObject([{ description: 'Olive oil', totalWeight: 1200 }])
  })
})
