import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { DateRangeFilter } from './DateRangeFilter.tsx'

type Given = Partial<Parameters<typeof DateRangeFilter>[0]>

/** In Chicago it is still November 18. */
const now = new Date('2026-11-19T04:30:00Z')
const open = { start: null, end: null }

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

async function openFilter(given: Given = {}) {
  const change = vi.fn()
  const opened = await renderScreen(<DateRangeFilter label="Pickup" value={open} onChange={change} {...given} />)
  const field = () => screen.getByRole('textbox', { name: 'Pickup' })
  const panel = async () => {
    await opened.keys.click(screen.getByRole('button', { name: 'Choose days, Pickup' }))
    return within(await screen.findByRole('dialog', { name: 'Pickup' }))
  }
  return { ...opened, change, field, panel }
}

describe('a filter by days', () => {
  it('takes a typed range when Enter is pressed', async () => {
    const { keys, change, field } = await openFilter()
    await keys.type(field(), '11/16 to 11/20')
    expect(change).not.toHaveBeenCalled()
    await keys.keyboard('{Enter}')
    expect(change).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-16', end: '2026-11-20' })
  })

  it('keeps text that is not a range and says how one is written', async () => {
    const { keys, change, field } = await openFilter()
    await keys.type(field(), 'next month')
    await keys.tab()
    expect(field()).toHaveValue('next month')
    expect(field()).toHaveAccessibleDescription('Enter days as MM/DD/YYYY to MM/DD/YYYY')
    expect(change).not.toHaveBeenCalled()
  })

  it('offers today, this week and the next 7 days by the calendar of the company', async () => {
    const { keys, change, panel } = await openFilter()
    const presets = within((await panel()).getByRole('group', { name: 'Presets' }))
    expect(presets.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Today',
      'This week',
      'Next 7 days',
    ])
    await keys.click(presets.getByRole('button', { name: 'Today' }))
    expect(change).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-18', end: '2026-11-18' })
  })

  it('picks the first and then the last day in the calendar, in either order', async () => {
    const { keys, change, panel } = await openFilter()
    const sheet = await panel()
    await keys.click(sheet.getByRole('button', { name: /November 20/ }))
    expect(sheet.getByRole('status')).toHaveTextContent('Pick the last day')
    await keys.click(sheet.getByRole('button', { name: /November 16/ }))
    expect(change).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-16', end: '2026-11-20' })
  })

  it('shows its range and is set back to any day', async () => {
    const { keys, change, field, panel } = await openFilter({ value: { start: '2026-11-16', end: '2026-11-20' } })
    expect(field()).toHaveValue('11/16/2026 to 11/20/2026')
    await keys.click((await panel()).getByRole('button', { name: 'Any day' }))
    expect(change).toHaveBeenCalledExactlyOnceWith(open)
  })
})
