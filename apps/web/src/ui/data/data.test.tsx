import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { Avatar } from './Avatar.tsx'
import { FilterChip } from './FilterChip.tsx'
import { Highlight } from './Highlight.tsx'
import { Pager } from './Pager.tsx'

describe('Pager', () => {
  it('says which rows of how many are shown', () => {
    renderUi(<Pager page={8} pageSize={20} total={1148} onPage={() => {}} />)
    expect(screen.getByText('141–160 of 1,148')).toBeVisible()
    expect(screen.getByText('8 / 58')).toBeVisible()
  })

  it('ends the range with the last row', () => {
    renderUi(<Pager page={8} pageSize={20} total={148} onPage={() => {}} />)
    expect(screen.getByText('141–148 of 148')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
  })

  it('says 0 of 0 when there is nothing', () => {
    renderUi(<Pager page={1} pageSize={20} total={0} onPage={() => {}} />)
    expect(screen.getByText('0 of 0')).toBeVisible()
    expect(screen.getByText('1 / 1')).toBeVisible()
  })

  it('turns the page', async () => {
    const turn = vi.fn()
    renderUi(<Pager page={2} pageSize={20} total={148} onPage={turn} />)
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(turn.mock.calls).toEqual([[3], [1]])
  })
})

it('shows initials when there is no picture or it does not load', () => {
  const { container, rerender } = renderUi(<Avatar name="Ana Maria Ruiz" />)
  expect(container).toHaveTextContent('AR')
  rerender(<Avatar name="Ana Maria Ruiz" src="/files/gone.png" />)
  expect(container).not.toHaveTextContent('AR')
  fireEvent.error(container.querySelector('img')!)
  expect(container).toHaveTextContent('AR')
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
