import { quotableLocations } from '@lanewise/contract/places'
import { ltlQuoteCreators } from '@lanewise/contract/quotes'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openHistory, oscar, quinn } from '#features/quotes/history/testing/given.tsx'

type Opened = Awaited<ReturnType<typeof openHistory>>

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function openPanel({ keys }: Opened) {
  await keys.click(screen.getByRole('button', { name: /^Filters/ }))
  return within(screen.getByRole('dialog', { name: 'Filters' }))
}

/** Waits until the last list call contains the expected parameters. */
const expectLastQuery = async ({ asked: requests }: Opened, expected: object) =>
  waitFor(() => expect(requests().at(-1)).toEqual(expect.objectContaining(expected)))

const section = (name: string) => within(screen.getByRole('group', { name }))
const kind = (name: 'Requested' | 'Pickup', label: string) => section(name).getByRole('radio', { name: label })
const days = (label: string) => screen.getByRole('textbox', { name: label })

describe('the place filters', () => {
  it('pick a place through quotableLocations with what was typed [QHIST-16]', async () => {
    const opened = await openHistory()
    await openPanel(opened)
    await opened.keys.type(screen.getByRole('combobox', { name: 'Origin' }), 'indian')
    await waitFor(() =>
      expect(opened.portal.calls(quotableLocations).map(({ query }) => query)).toContainEqual({ q: 'indian' }),
    )
    await opened.keys.click(await screen.findByRole('option', { name: 'Indianapolis, IN 46204' }))
    await opened.keys.type(screen.getByRole('combobox', { name: 'Destination' }), 'toronto')
    await opened.keys.click(await screen.findByRole('option', { name: /Toronto, ON/ }))
    await expectLastQuery(opened, {
      originQuotableLocationId: 'US:46204',
      destinationQuoteableLocationId: 'CA:ON:Toronto',
    })
  })

  it('send both places and their distances, and say them on chips [QHIST-11]', async () => {
    const opened = await openHistory({
      path: '/requote?origin=US%3A46204..25&destination=CA%3AON%3AToronto..150',
    })
    expect(opened.asked()[0]).toMatchObject({
      originQuotableLocationId: 'US:46204',
      originDistance: '25',
      destinationQuoteableLocationId: 'CA:ON:Toronto',
      destinationDistance: '150',
    })
    const chips = within(screen.getByRole('group', { name: 'Filters that are set' }))
    expect(chips.getByRole('button', { name: 'Origin Indianapolis, IN 46204, 25 mi' })).toBeVisible()
    expect(await chips.findByRole('button', { name: 'Destination Toronto, ON, 150 mi' })).toBeVisible()
  })

  it('have a radius from 5 to 150 miles in steps of 5 that a new place sets to 5 [QHIST-18]', async () => {
    const opened = await openHistory({ path: '/requote?origin=US%3A46204..25' })
    await openPanel(opened)
    const slider = () => screen.getByRole('slider', { name: 'Origin radius' })
    expect(
      [slider(), slider(), slider()].map((one, index) => one.getAttribute(['min', 'max', 'step'][index] ?? '')),
    ).toEqual(['5', '150', '5'])
    expect(slider()).toHaveValue('25')
    fireEvent.change(slider(), { target: { value: '40' } })
    expect(screen.getByText('40 mi')).toBeVisible()
    await expectLastQuery(opened, { originQuotableLocationId: 'US:46204', originDistance: '40' })
    const place = screen.getByRole('combobox', { name: 'Origin' })
    // The text is overwritten, because clearing the field first would reset the radius by itself.
    await opened.keys.click(place)
    fireEvent.change(place, { target: { value: 'dallas' } })
    await opened.keys.click(await screen.findByRole('option', { name: 'Dallas, TX 75201' }))
    await expectLastQuery(opened, { originQuotableLocationId: 'US:75201', originDistance: '5' })
    expect(slider()).toHaveValue('5')
  })

  it('take an address that makes no sense for none', async () => {
    const opened = await openHistory({ path: '/requote?origin=nowhere..25&destination=US%3A75201..7000&requested=x' })
    expect(opened.asked()[0]).not.toHaveProperty('originQuotableLocationId')
    expect(opened.asked()[0]).toMatchObject({ destinationDistance: '150', createDateFilterType: 'Off' })
  })
})

describe('the creator filter', () => {
  it('offers who asked for quotes, by ltlQuoteCreators with what was typed [QHIST-17]', async () => {
    const opened = await openHistory()
    await openPanel(opened)
    await opened.keys.type(screen.getByRole('combobox', { name: 'Requested by' }), 'oscar')
    await waitFor(() =>
      expect(opened.portal.calls(ltlQuoteCreators).map(({ query }) => query)).toContainEqual({ q: 'oscar' }),
    )
    await opened.keys.click(await screen.findByRole('option', { name: oscar.fullName }))
    await expectLastQuery(opened, { createUserId: oscar.id })
  })

  it('is sent as createUserId [QHIST-12]', async () => {
    const opened = await openHistory({ path: `/requote?creator=${oscar.id}` })
    expect(opened.asked()[0]).toMatchObject({ createUserId: oscar.id })
    expect(opened.asked()[0]).not.toHaveProperty('creator')
    expect(await screen.findByRole('button', { name: 'Requested by Oscar Lindgren' })).toBeVisible()
  })
})

describe('the date filters', () => {
  it('stand untouched at past 7 and future 0 days of the request date, without one of the pickup [QHIST-20] [DEF-96]', async () => {
    const opened = await openHistory()
    expect(opened.asked()[0]).toMatchObject({
      createDateFilterType: 'Dynamic',
      createPastDays: '7',
      createFutureDays: '0',
      pickupDateFilterType: 'Off',
    })
    expect(screen.getByRole('button', { name: 'Requested Last 7 days' })).toBeVisible()
    await openPanel(opened)
    expect(kind('Requested', 'Dynamic range')).toBeChecked()
    expect(days('Requested past days')).toHaveValue('7')
    expect(days('Requested future days')).toHaveValue('0')
    expect(kind('Pickup', 'Off')).toBeChecked()
  })

  it('start a dynamic range at past -2 and future 5 days when it is switched on afresh [QHIST-19] [DEF-96]', async () => {
    const opened = await openHistory()
    await openPanel(opened)
    await opened.keys.click(kind('Pickup', 'Dynamic range'))
    expect(days('Pickup past days')).toHaveValue('-2')
    expect(days('Pickup future days')).toHaveValue('5')
    await expectLastQuery(opened, { pickupDateFilterType: 'Dynamic', pickupPastDays: '-2', pickupFutureDays: '5' })
    await opened.keys.click(kind('Requested', 'Off'))
    await expectLastQuery(opened, { createDateFilterType: 'Off' })
    await opened.keys.click(kind('Requested', 'Dynamic range'))
    await expectLastQuery(opened, { createDateFilterType: 'Dynamic', createPastDays: '-2', createFutureDays: '5' })
  })

  it('go back to the opening state by Reset [DEF-96]', async () => {
    const opened = await openHistory({ path: '/requote?requested=off&pickup=2..5d&class=70' })
    const panel = await openPanel(opened)
    await opened.keys.click(panel.getByRole('button', { name: 'Reset' }))
    await expectLastQuery(opened, {
      createDateFilterType: 'Dynamic',
      createPastDays: '7',
      createFutureDays: '0',
      pickupDateFilterType: 'Off',
    })
    expect(opened.asked().at(-1)).not.toHaveProperty('freightClass')
    expect(opened.address()).toBe('/requote')
    expect(days('Requested past days')).toHaveValue('7')
    expect(panel.getByRole('button', { name: 'Reset' })).toBeDisabled()
  })

  it('are a fixed range of two dates or a dynamic range of days, for requests and for pickups [QHIST-13] [QHIST-14] [QHIST-15]', async () => {
    const opened = await openHistory()
    await openPanel(opened)
    for (const [name, call] of [
      ['Requested', 'create'],
      ['Pickup', 'pickup'],
    ] as const) {
      expect(
        section(name)
          .getAllByRole('radio')
          .map((one) => one.parentElement?.textContent),
      ).toEqual(['Off', 'Fixed range', 'Dynamic range'])
      await opened.keys.click(kind(name, 'Fixed range'))
      await opened.keys.type(screen.getByRole('textbox', { name: `${name} days` }), '01/02/2026 to 01/31/2026{Enter}')
      await expectLastQuery(opened, {
        [`${call}DateFilterType`]: 'Fixed',
        [`${call}StartDate`]: '2026-01-02',
        [`${call}EndDate`]: '2026-01-31',
      })
      await opened.keys.click(kind(name, 'Dynamic range'))
      await expectLastQuery(opened, {
        [`${call}DateFilterType`]: 'Dynamic',
        [`${call}PastDays`]: '-2',
        [`${call}FutureDays`]: '5',
      })
      expect(opened.asked().at(-1)).not.toHaveProperty(`${call}StartDate`)
      await opened.keys.click(kind(name, 'Off'))
    }
  })

  it('take numbers only, half a second after the last key [QHIST-22]', async () => {
    vi.useFakeTimers()
    const opened = await openHistory()
    await openPanel(opened)
    await wait(1000)
    for (const [label, field] of [
      ['Requested past days', 'createPastDays'],
      ['Requested future days', 'createFutureDays'],
    ] as const) {
      const before = opened.asked().length
      fireEvent.focus(days(label))
      await opened.keys.clear(days(label))
      await opened.keys.type(days(label), 'a1b.4')
      expect(days(label)).toHaveValue('14')
      await wait(499)
      expect(opened.asked()).toHaveLength(before)
      await wait(1)
      expect(opened.asked()).toHaveLength(before + 1)
      expect(opened.asked().at(-1)).toMatchObject({ [field]: '14' })
    }
  })

  it('keep what was typed when the panel is closed before the pause is over', async () => {
    const opened = await openHistory()
    const panel = await openPanel(opened)
    await opened.keys.clear(days('Requested past days'))
    await opened.keys.type(days('Requested past days'), '30')
    await opened.keys.click(panel.getByRole('button', { name: 'Close filters' }))
    await expectLastQuery(opened, { createPastDays: '30' })
    expect(screen.getByRole('button', { name: 'Requested Last 30 days' })).toBeVisible()
  })

  it('are taken away by the cross of their chip, and come back with Clear', async () => {
    const opened = await openHistory()
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    await opened.keys.click(screen.getByRole('button', { name: 'Remove filter Requested' }))
    await expectLastQuery(opened, { createDateFilterType: 'Off' })
    expect(opened.address()).toBe('/requote?requested=off')
  })
})

describe('filters that the address holds', () => {
  it('name a person whom nobody knows as one, and ask for nobody by what is no id', async () => {
    const unknown = '0198c0de-0000-7000-8000-0000000000ff'
    const opened = await openHistory({ path: `/requote?creator=${unknown}` })
    expect(opened.asked()[0]).toMatchObject({ createUserId: unknown })
    expect(await screen.findByRole('button', { name: 'Requested by One person' })).toBeVisible()
  })

  it('take the name of a person from the quotes, and ask for none where nobody is asked for', async () => {
    await openHistory({ path: `/requote?creator=${quinn.id}` })
    expect(await screen.findByRole('button', { name: 'Requested by Quinn Harper' })).toBeVisible()
    cleanup()
    const untouched = await openHistory()
    expect(untouched.portal.calls(ltlQuoteCreators)).toEqual([])
  })

  it('leave out a class and a person that make no sense', async () => {
    const opened = await openHistory({ path: '/requote?class=71&creator=quinn' })
    expect(opened.asked()[0]).not.toHaveProperty('freightClass')
    expect(opened.asked()[0]).not.toHaveProperty('createUserId')
  })

  it('read one end of a range alone, and no more days than the call takes', async () => {
    const opened = await openHistory({ path: '/requote?requested=2026-01-02..&pickup=-9999..4000d' })
    expect(opened.asked()[0]).toMatchObject({
      createDateFilterType: 'Fixed',
      createStartDate: '2026-01-02',
      pickupDateFilterType: 'Dynamic',
      pickupPastDays: '-3650',
      pickupFutureDays: '3650',
    })
    expect(opened.asked()[0]).not.toHaveProperty('createEndDate')
  })

  it('are given back one by one', async () => {
    const opened = await openHistory({ path: `/requote?class=70&origin=US%3A46204..25&creator=${oscar.id}` })
    await openPanel(opened)
    await opened.keys.clear(screen.getByRole('combobox', { name: 'Origin' }))
    await waitFor(() => expect(opened.asked().at(-1)).not.toHaveProperty('originQuotableLocationId'))
    expect(screen.queryByRole('slider', { name: 'Origin radius' })).toBeNull()
    await opened.keys.clear(screen.getByRole('combobox', { name: 'Requested by' }))
    await opened.keys.tab()
    await waitFor(() => expect(opened.asked().at(-1)).not.toHaveProperty('createUserId'))
    await opened.keys.click(screen.getByRole('combobox', { name: 'Freight class' }))
    await opened.keys.click(await screen.findByRole('option', { name: 'Any' }))
    await waitFor(() => expect(opened.asked().at(-1)).not.toHaveProperty('freightClass'))
  })

  it('take a minus of past days alone, and five signs at most', async () => {
    const opened = await openHistory()
    await openPanel(opened)
    await opened.keys.clear(days('Requested past days'))
    await opened.keys.type(days('Requested past days'), '-123456')
    expect(days('Requested past days')).toHaveValue('-1234')
    await opened.keys.clear(days('Requested future days'))
    await opened.keys.type(days('Requested future days'), '-12')
    expect(days('Requested future days')).toHaveValue('12')
    await opened.keys.tab()
    await expectLastQuery(opened, { createPastDays: '-1234', createFutureDays: '12' })
    await opened.keys.clear(days('Requested future days'))
    await opened.keys.tab()
    await expectLastQuery(opened, { createFutureDays: '0' })
  })
})
