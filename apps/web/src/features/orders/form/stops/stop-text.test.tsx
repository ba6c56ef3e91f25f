import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anItem } from '#features/line-items/testing/given.tsx'
import { aLocation } from '#features/locations/testing/given.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { aStop, card, enter, openStops, submit } from './testing/given.tsx'

const joliet = aLocation({ locationName: 'Acme Foods Joliet', ediCodes: ['JOL-04', 'JOL-05'] })
const first = () => card('Stop 1 (Pickup)')
const last = () => card('Stop 2 (Dropoff)')
const collapse = (number: number) => screen.getByRole('button', { name: `Collapse Stop ${number}` })

describe('a stop in a line', () => {
  it('says a day without times, and one pallet in the singular', async () => {
    const item = anItem({ palletCount: 1, totalWeight: 800 })
    const { keys } = await openStops({
      stops: [aStop('Pickup', { baseDate: '2026-01-06', lineItems: [item] }), aStop('Dropoff')],
    })
    await keys.click(collapse(1))
    expect(first().getByText('01/06/2026 · 800 lbs · 1 pallet')).toBeVisible()
  })

  it('counts what is wrong with it', async () => {
    const opened = await openStops()
    await submit(opened)
    await last().findByText('Dropoff Location is required')
    expect(last().queryByText(/problems?$/)).toBeNull()
    await opened.keys.click(collapse(2))
    expect(last().getByText(/^\d+ problems$/)).toBeVisible()
    expect(first().queryByText(/problems?$/)).toBeNull()
  })

  it('is how a complete stop begins on a phone, and no other', async () => {
    setWindowWidth(390)
    const complete = { at: joliet, baseDate: '2026-01-06', lineItems: [anItem()] }
    await openStops({ locations: [joliet], stops: [aStop('Pickup', complete), aStop('Dropoff', { at: joliet })] })
    expect(screen.getByRole('button', { name: 'Expand Stop 1' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Collapse Stop 2' })).toBeVisible()
  })
})

describe('the head of an open stop', () => {
  it('says the clock of its place where nobody knows its hours, and nothing without a place', async () => {
    await openStops({ locations: [joliet], stops: [aStop('Pickup', { at: joliet }), aStop('Dropoff')] })
    expect(await first().findByText(/^Acme Foods Joliet, times in C[SD]T$/)).toBeVisible()
    expect(last().queryByText(/times in/)).toBeNull()
  })
})

describe('the fields of a stop', () => {
  it('name the warehouse IDs of a place that has several, and empty what is emptied', async () => {
    const opened = await openStops({
      locations: [joliet],
      stops: [aStop('Pickup', { at: joliet, ediCode: 'JOL-04', notes: 'Gate 3' }), aStop('Dropoff')],
    })
    expect(first().getByLabelText('Warehouse ID')).toHaveAccessibleDescription('Here: JOL-04, JOL-05')
    expect(last().getByLabelText('Warehouse ID')).not.toHaveAccessibleDescription()
    await enter(opened, first().getByLabelText('Warehouse ID'), '')
    await enter(opened, first().getByLabelText('Shipping notes'), '')
    expect(opened.stop(0)).toMatchObject({ ediCode: null, notes: null })
  })

  it('of a place with one warehouse ID help nobody', async () => {
    const only = aLocation({ ediCodes: ['JOL-04'] })
    await openStops({ locations: [only], stops: [aStop('Pickup', { at: only }), aStop('Dropoff')] })
    expect(first().getByLabelText('Warehouse ID')).not.toHaveAccessibleDescription()
  })

  it('take fifty reference numbers and no more', async () => {
    const reference = (index: number) =>
      ({ label: `Ref ${index}`, typeId: 'Other', value: 'x', isRequired: false }) as const
    const many = (count: number) => Array.from({ length: count }, (_, index) => reference(index))
    await openStops({
      stops: [aStop('Pickup', { referenceNumbers: many(50) }), aStop('Dropoff', { referenceNumbers: many(49) })],
      references: {
        pickup: [{ typeId: 'PickupNumber', label: 'Pickup #', isRequired: false }],
        dropoff: [{ typeId: 'DeliveryNumber', label: 'Delivery #', isRequired: false }],
      },
    })
    expect(first().getByRole('button', { name: 'Add reference number' })).toHaveAccessibleDescription(
      'At most 50 reference numbers',
    )
    expect(last().getByRole('button', { name: 'Add reference number' })).not.toHaveAccessibleDescription()
  })

  it('offer no reference number where the company has no kind of it', async () => {
    await openStops()
    expect(screen.queryByRole('button', { name: 'Add reference number' })).toBeNull()
  })

  it('behind More fold again', async () => {
    setWindowWidth(1023)
    const { keys } = await openStops()
    const more = first().getByRole('button', { name: 'More' })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await keys.click(more)
    expect(more).toHaveAttribute('aria-expanded', 'true')
    await keys.click(more)
    expect(first().getByLabelText('Warehouse ID')).not.toBeVisible()
  })
})

describe('the list of stops', () => {
  it('offers no way back once something else was changed', async () => {
    const opened = await openStops({ stops: [aStop('Pickup'), aStop('Dropoff'), aStop('Dropoff')] })
    await opened.keys.click(screen.getByRole('button', { name: 'Remove Stop 2' }))
    expect(screen.getByText('Stop 2 was removed')).toBeVisible()
    await enter(opened, last().getByLabelText('Shipping notes'), 'Gate 3')
    await waitFor(() => expect(screen.queryByText('Stop 2 was removed')).toBeNull())
    expect(opened.stop(1).notes).toBe('Gate 3')
  })

  it('says where freight goes that nobody has entered yet', async () => {
    await openStops()
    expect(last().getByText('Whatever you add at Stop 1 is delivered here')).toBeVisible()
    expect(last().queryByRole('list')).toBeNull()
  })

  it('shows of each item at a dropoff what it is, with dashes for what it does not say', async () => {
    const bare = anItem({ packageLength: null, freightClass: null, palletCount: null, isHazmat: true })
    await openStops({ stops: [aStop('Pickup', { lineItems: [bare] }), aStop('Dropoff', { lineItems: [bare] })] })
    const [item] = last().getAllByRole('listitem')
    expect(item).toHaveTextContent(/^Tomato puree Hazmat3,240 lbs–96 Case––$/)
    expect(last().queryByRole('checkbox')).toBeNull()
  })
})
