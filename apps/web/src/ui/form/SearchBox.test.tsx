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

  it('clears on Escape, and on a second Escape returns to where the user was', async () => {
    const search = vi.fn()
    renderUi(
      <>
        <button type="button">Row 7</button>
        <SearchBox value="dallas" onSearch={search} label="Search orders" />
      </>,
    )
    const row = screen.getByRole('button', { name: 'Row 7' })
    row.focus()
    await user.keyboard('/{Escape}')
    expect(search).toHaveBeenCalledExactlyOnceWith('')
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(row).toHaveFocus()
  })

  it('leaves to the results on the down arrow, and on Escape when there is nothing to return to', async () => {
    const leave = vi.fn()
    renderUi(<SearchBox value="dallas" onSearch={() => {}} label="Search orders" onLeave={leave} />)
    await user.click(box())
    await user.keyboard('{ArrowDown}')
    expect(leave).toHaveBeenCalledTimes(1)
    await user.keyboard('{Escape}{Escape}')
    expect(leave).toHaveBeenCalledTimes(2)
    expect(box()).not.toHaveFocus()
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
