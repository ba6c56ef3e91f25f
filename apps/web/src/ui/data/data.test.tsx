import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { FilterChip } from '#ui/chip/FilterChip.tsx'
import { Avatar } from './Avatar.tsx'
import { Highlight } from './Highlight.tsx'
import { Pager } from './Pager.tsx'

it('turns the page, and offers no page that is not there', async () => {
  const [next, last] = [vi.fn(), vi.fn()]
  renderUi(
    <Pager range="1–20 of 148" position="1 / 8" pageSize={20} actions={{ first: null, previous: null, next, last }} />,
  )
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(pages.getByText('1–20 of 148')).toBeVisible()
  expect(pages.getByText('1 / 8')).toBeVisible()
  expect(pages.getByRole('button', { name: 'First page' })).toBeDisabled()
  expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  await userEvent.click(pages.getByRole('button', { name: 'Next page' }))
  await userEvent.click(pages.getByRole('button', { name: 'Last page' }))
  expect([next.mock.calls.length, last.mock.calls.length]).toEqual([1, 1])
})

it('shows initials when there is no picture or it does not load', () => {
  const { container, rerender } = renderUi(<Avatar name="Ana Maria Ruiz" />)
  expect(container).toHaveTextContent('AR')
  rerender(<Avatar name="Ana Maria Ruiz" src="/files/gone.png" />)
  expect(container).not.toHaveTextContent('AR')
  fireEvent.error(container.querySelector('img')!)
  expect(container).toHaveTextContent('AR')
})

it('shows initials without an addition in parentheses', () => {
  const { container } = renderUi(<Avatar name="Heron Lake Transport (link)" />)
  expect(container).toHaveTextContent('HT')
})

it('marks every match and takes signs literally', () => {
  const { container } = renderUi(<Highlight text="48 (a) 48 (A)" match="(a)" />)
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['(a)', '(A)'])
  expect(container).toHaveTextContent('48 (a) 48 (A)')
})

it('marks each of several texts, also where case and accents differ', () => {
  const { container } = renderUi(<Highlight text="José Muñoz, Montréal" match={['MONTREAL', 'jose', 'no']} />)
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['José', 'ño', 'Montréal'])
  expect(container).toHaveTextContent('José Muñoz, Montréal')
})

it('removes a filter by its named cross', async () => {
  const remove = vi.fn()
  renderUi(<FilterChip label="Status" value="New" onRemove={remove} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Status' }))
  expect(remove).toHaveBeenCalledOnce()
})
