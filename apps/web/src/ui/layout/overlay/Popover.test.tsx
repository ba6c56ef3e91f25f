import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { Popover } from './Popover.tsx'

function Filters() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Filters
      </button>
      <Popover anchor={anchor} label="Filters" onClose={() => setAnchor(null)}>
        <p>Which ones?</p>
        <input aria-label="State" />
      </Popover>
    </>
  )
}
const opener = () => screen.getByRole('button', { name: 'Filters', hidden: true })
const panel = () => screen.queryByRole('dialog', { name: 'Filters' })

describe('Popover', () => {
  it('opens with the focus on its first control, closes on Escape and gives the focus back', async () => {
    renderUi(<Filters />)
    await userEvent.click(opener())
    expect(panel()).not.toHaveAttribute('data-shape', 'sheet')
    expect(screen.getByRole('textbox', { name: 'State' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(panel()).toBeNull())
    expect(opener()).toHaveFocus()
  })

  it('is a sheet at the bottom below 768 px', async () => {
    setWindowWidth(767)
    renderUi(<Filters />)
    await userEvent.click(opener())
    expect(panel()).toHaveAttribute('data-shape', 'sheet')
    expect(screen.getByRole('textbox', { name: 'State' })).toHaveFocus()
  })
})
