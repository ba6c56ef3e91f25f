import { exportLtlQuotes } from '@lanewise/contract/quotes'
import { createSavedView } from '@lanewise/contract/saved-views'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { openHistory } from './testing/given.tsx'

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Opens the page with a clock that moves only when the test advances it. */
async function openStill(path: string) {
  vi.useFakeTimers()
  const opened = await openHistory({ path })
  const failExport = async (reason: string) => {
    opened.portal.on(exportLtlQuotes, refused(503, reason))
    await opened.keys.click(screen.getByRole('button', { name: 'Export' }))
    await wait(0)
  }
  return { ...opened, failExport }
}

describe('messages of Quote History', () => {
  it('last 5 s for an error and 2 s for a success [QUOTE-71]', async () => {
    const { keys, portal, failExport } = await openStill('/requote?class=70')
    await failExport('The file store rests')
    await wait(4900)
    expect(screen.getByRole('alert')).toHaveTextContent('The file store rests')
    await wait(100)
    expect(screen.queryByRole('alert')).toBeNull()

    const id = '0198c0de-0000-7000-8000-000000000301'
    const view = { id, list: 'quotes', name: 'Class 70', query: 'class=70', isDefault: false, version: 1 }
    portal.on(createSavedView, view)
    await keys.click(screen.getByRole('button', { name: 'Save view' }))
    const dialog = within(await vi.waitFor(() => screen.getByRole('dialog', { name: 'Save view' })))
    await keys.type(dialog.getByRole('textbox'), 'Class 70')
    await keys.click(dialog.getByRole('button', { name: 'Save' }))
    await wait(0)
    await wait(1900)
    expect(screen.getByText('View saved')).toBeVisible()
    await wait(100)
    expect(screen.queryByText('View saved')).toBeNull()
  })

  it('are at most 3 at a time [QUOTE-71]', async () => {
    const { failExport } = await openStill('/requote')
    const reasons = ['The first reason', 'The second reason', 'The third reason', 'The fourth reason']
    for (const reason of reasons) await failExport(reason)
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(reasons.slice(1))
  })
})
