import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { SearchBox } from './SearchBox.tsx'

const box = () => screen.getByRole('textbox', { name: 'Search orders' })
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('SearchBox', () => {
  let user: ReturnType<typeof userEvent.setup>
  beforeEach(() => {
    vi.useFakeTimers()
    user = userEvent.setup({ delay: null })
  })

  it('searches 500 ms after the last key [UX-29]', async () => {
    const search = vi.fn()
    renderUi(<SearchBox value="" onSearch={search} label="Search orders" />)
    await user.type(box(), 'da')
    wait(499)
    expect(search).not.toHaveBeenCalled()
    wait(1)
    expect(search).toHaveBeenCalledExactlyOnceWith('da')
  })

  it('waits as long as its area says [UX-29]', async () => {
    const search = vi.fn()
    renderUi(<SearchBox value="" onSearch={search} label="Search orders" pause={200} />)
    await user.type(box(), 'd')
    wait(200)
    expect(search).toHaveBeenCalledExactlyOnceWith('d')
  })

  it('searches at once on Enter', async () => {
    const search = vi.fn()
    renderUi(<SearchBox value="" onSearch={search} label="Search orders" />)
    await user.type(box(), 'da{Enter}')
    wait(1000)
    expect(search).toHaveBeenCalledExactlyOnceWith('da')
  })

  it('clears at once and keeps the focus', async () => {
    const search = vi.fn()
    renderUi(<SearchBox value="dallas" onSearch={search} label="Search orders" />)
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(search).toHaveBeenCalledExactlyOnceWith('')
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue('')
  })

  it('takes the focus on /', async () => {
    renderUi(<SearchBox value="" onSearch={() => {}} label="Search orders" />)
    await user.keyboard('/')
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue('')
  })

  it('keeps what was typed while an earlier search came back', async () => {
    const search = vi.fn()
    const { rerender } = renderUi(<SearchBox value="" onSearch={search} label="Search orders" />)
    await user.type(box(), 'da')
    wait(500)
    await user.type(box(), 'l')
    rerender(<SearchBox value="da" onSearch={search} label="Search orders" />)
    expect(box()).toHaveValue('dal')
  })

  it('follows a search that was set elsewhere', () => {
    const { rerender } = renderUi(<SearchBox value="dallas" onSearch={() => {}} label="Search orders" />)
    rerender(<SearchBox value="" onSearch={() => {}} label="Search orders" />)
    expect(box()).toHaveValue('')
  })
})
