import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { LiveDot } from './LiveDot.tsx'
import { Progress } from './Progress.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'

const rowsIn = (container: HTMLElement) => container.querySelectorAll('[data-skeleton-row]')

describe('SkeletonRows', () => {
  it('shows 3 rows while a list loads [UX-30]', () => {
    const { container } = renderUi(<SkeletonRows />)
    expect(rowsIn(container)).toHaveLength(3)
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
  })

  it('shows as many rows as asked for', () => {
    const { container } = renderUi(<SkeletonRows rows={5} />)
    expect(rowsIn(container)).toHaveLength(5)
  })
})

describe('what stands in for content', () => {
  it('says that nothing was found and offers an action', () => {
    renderUi(<EmptyState text="No Commodities found" action={<a href="/">Clear filters</a>} />)
    expect(screen.getByRole('status')).toHaveTextContent('No Commodities found')
    expect(screen.getByRole('link', { name: 'Clear filters' })).toBeVisible()
  })

  it('tells an error at once and lets the user try again', async () => {
    const retry = vi.fn()
    renderUi(<ErrorState text="Failed to fetch LTL Rates" onRetry={retry} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch LTL Rates')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})

it('says in words whether the screen is live', () => {
  const { rerender } = renderUi(<LiveDot live />)
  expect(screen.getByRole('status')).toHaveTextContent('Live')
  rerender(<LiveDot live={false} />)
  expect(screen.getByRole('status')).toHaveTextContent('Reconnecting')
})

it('names its progress and keeps it between 0 and 100', () => {
  renderUi(<Progress label="Importing orders" value={140} />)
  expect(screen.getByRole('progressbar', { name: 'Importing orders' })).toHaveAttribute('aria-valuenow', '100')
})
