import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { hotkeyText, useHotkey, useHotkeyList } from './use-hotkeys.ts'

function Keys({ keys, onHit, enabled, label }: { keys: string; onHit: () => void; enabled?: boolean; label?: string }) {
  useHotkey(keys, onHit, { enabled, label })
  return <input aria-label="Note" />
}

function List() {
  return <output>{useHotkeyList().map(({ keys, label }) => `${keys}=${label}`)}</output>
}

describe('useHotkey', () => {
  it('runs on a single letter, but not while typing', async () => {
    const hit = vi.fn()
    renderUi(<Keys keys="c" onHit={hit} />)
    await userEvent.keyboard('c')
    expect(hit).toHaveBeenCalledOnce()
    await userEvent.type(screen.getByRole('textbox'), 'c')
    expect(hit).toHaveBeenCalledOnce()
    expect(screen.getByRole('textbox')).toHaveValue('c')
  })

  it('leaves single letters alone when the user switched them off', async () => {
    localStorage.setItem('shortcutsOff', 'true')
    const hit = vi.fn()
    renderUi(<Keys keys="c" onHit={hit} />)
    await userEvent.keyboard('c')
    expect(hit).not.toHaveBeenCalled()
  })

  it('runs on a sequence of two letters only in that order', async () => {
    const hit = vi.fn()
    renderUi(<Keys keys="g o" onHit={hit} />)
    await userEvent.keyboard('og')
    await userEvent.keyboard('x')
    await userEvent.keyboard('o')
    expect(hit).not.toHaveBeenCalled()
    await userEvent.keyboard('go')
    expect(hit).toHaveBeenCalledOnce()
  })

  it('runs on mod+k while typing, with Ctrl as with Cmd, and takes the key from the browser', () => {
    const hit = vi.fn()
    renderUi(<Keys keys="mod+k" onHit={hit} />)
    const note = screen.getByRole('textbox')
    expect(fireEvent.keyDown(note, { key: 'k', ctrlKey: true })).toBe(false)
    expect(fireEvent.keyDown(note, { key: 'k', metaKey: true })).toBe(false)
    expect(fireEvent.keyDown(note, { key: 'k' })).toBe(true)
    expect(hit).toHaveBeenCalledTimes(2)
  })

  it('knows a sign that needs Shift', () => {
    const hit = vi.fn()
    renderUi(<Keys keys="?" onHit={hit} />)
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true })
    expect(hit).toHaveBeenCalledOnce()
  })

  it('is dead for letters while a dialog is open', () => {
    const hit = vi.fn()
    renderUi(
      <>
        <Keys keys="c" onHit={hit} />
        <div role="dialog" aria-modal="true" />
      </>,
    )
    fireEvent.keyDown(document.body, { key: 'c' })
    expect(hit).not.toHaveBeenCalled()
  })

  it('gives a key to the part that came last', async () => {
    const page = vi.fn()
    const panel = vi.fn()
    const { rerender } = renderUi(<Keys keys="escape" onHit={page} />)
    rerender(
      <>
        <Keys key="page" keys="escape" onHit={page} />
        <Keys key="panel" keys="escape" onHit={panel} />
      </>,
    )
    await userEvent.keyboard('{Escape}')
    expect(panel).toHaveBeenCalledOnce()
    expect(page).not.toHaveBeenCalled()
  })

  it('lists what works right now', () => {
    const { rerender } = renderUi(
      <>
        <Keys keys="g o" label="Orders" onHit={() => {}} />
        <List />
      </>,
    )
    expect(screen.getByRole('status')).toHaveTextContent('g o=Orders')
    rerender(
      <>
        <Keys keys="g o" label="Orders" onHit={() => {}} enabled={false} />
        <List />
      </>,
    )
    expect(screen.getByRole('status')).toHaveTextContent(/^$/)
  })
})

it('writes a shortcut as people read it', () => {
  expect(hotkeyText('mod+k')).toBe('Ctrl K')
  expect(hotkeyText('g o')).toBe('G O')
  expect(hotkeyText('mod+enter')).toBe('Ctrl Enter')
})
