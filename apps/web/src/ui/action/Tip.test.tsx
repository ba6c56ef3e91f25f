import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { Tip } from './Tip.tsx'
import { placeBeside } from './tip-place.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function aControl() {
  const keys = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  renderUi(
    <Tip text="Opens the menu" describes>
      <button type="button">Menu</button>
    </Tip>,
  )
  return { keys, button: screen.getByRole('button', { name: 'Menu' }) }
}

describe('Tip', () => {
  it('shows after the mouse has rested on the control and goes with it', async () => {
    const { keys, button } = aControl()
    await keys.hover(button)
    expect(screen.queryByRole('tooltip')).toBeNull()
    await rest(400)
    expect(screen.getByRole('tooltip')).toHaveTextContent('Opens the menu')
    expect(button).toHaveAccessibleDescription('Opens the menu')
    await keys.unhover(button)
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('shows on focus and goes on Esc', async () => {
    const { keys } = aControl()
    await keys.tab()
    await rest(400)
    expect(screen.getByRole('tooltip')).toBeInTheDocument()
    await keys.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('does not show over a control that was pressed at once', async () => {
    const { keys, button } = aControl()
    await keys.click(button)
    await rest(1000)
    expect(screen.queryByRole('tooltip')).toBeNull()
  })
})

describe('placeBeside', () => {
  const window = { width: 360, height: 700 }
  const tip = { width: 120, height: 26 }

  it('stands below the control, centred', () => {
    expect(placeBeside({ left: 100, top: 10, bottom: 42, width: 40, height: 32 }, tip, window)).toEqual({
      left: 60,
      top: 50,
    })
  })

  it('stays inside the window and stands above where there is no room below', () => {
    expect(placeBeside({ left: 330, top: 660, bottom: 692, width: 28, height: 32 }, tip, window)).toEqual({
      left: 232,
      top: 626,
    })
  })
})
