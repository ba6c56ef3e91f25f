import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { FilterPanel } from './FilterPanel.tsx'

it('opens the filters of a list and takes all of them away', async () => {
  const reset = vi.fn()
  const panel = (count: number) => (
    <FilterPanel count={count} onReset={reset}>
      <input aria-label="State" />
    </FilterPanel>
  )
  const { rerender } = renderUi(panel(0))
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  expect(screen.getByRole('textbox', { name: 'State' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled()
  rerender(panel(2))
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(reset).toHaveBeenCalledOnce()
})
