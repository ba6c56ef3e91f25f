import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useSelection } from '#ui/data/selection.ts'
import { useHotkeyList } from './use-hotkeys.ts'
import { useRowKeys } from './use-row-keys.ts'

function List({ onDelete }: { onDelete?: (id: string) => void }) {
  const { list, focusRow } = useRowKeys<HTMLUListElement>({ onDelete })
  return (
    <>
      <input aria-label="Search" />
      <ul ref={list}>
        {['a', 'b', 'c'].map((id) => (
          <li key={id} data-row={id} inert={id === 'b'}>
            <button type="button">Open {id}</button>
            <button type="button">Edit {id}</button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => focusRow('a')}>
        First
      </button>
    </>
  )
}
const open = (id: string) => screen.getByRole('button', { name: `Open ${id}` })

it('moves between the rows from wherever the focus is in one, and over those that are leaving', async () => {
  render(<List />)
  await userEvent.keyboard('{ArrowDown}')
  expect(open('a')).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(open('c')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(open('c')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  expect(open('a')).toHaveFocus()
})

it('asks to delete the row at hand, and only then', async () => {
  const remove = vi.fn()
  render(<List onDelete={remove} />)
  await userEvent.keyboard('{Delete}')
  expect(remove).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}{Delete}')
  expect(remove).toHaveBeenCalledExactlyOnceWith('a')
})

it('leaves the keys to whatever else has the focus', async () => {
  const remove = vi.fn()
  render(<List onDelete={remove} />)
  await userEvent.type(screen.getByLabelText('Search'), 'soap{ArrowDown}{Delete}')
  expect(screen.getByLabelText('Search')).toHaveFocus()
  expect(remove).not.toHaveBeenCalled()
})

it('focuses the row it is told', async () => {
  render(<List />)
  await userEvent.click(screen.getByRole('button', { name: 'First' }))
  expect(open('a')).toHaveFocus()
})

it('names its keys in the list of shortcuts', () => {
  const Listed = () => (
    <output>
      {useHotkeyList()
        .map(({ keys, label }) => `${keys} ${label}`)
        .join(', ')}
    </output>
  )
  const { rerender } = render(
    <>
      <Listed />
      <List onDelete={() => {}} />
    </>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('↑ ↓ Move between rows, del Delete the row')
  rerender(
    <>
      <Listed />
      <List />
    </>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('↑ ↓ Move between rows')
  expect(screen.getByRole('status')).not.toHaveTextContent('Delete')
})

function Selectable() {
  const ids = ['a', 'b', 'c', 'd']
  const selection = useSelection(ids)
  const { list } = useRowKeys<HTMLUListElement>({ selection })
  return (
    <>
      <input aria-label="Search" />
      <output>{[...selection.ids].join('')}</output>
      <ul ref={list}>
        {ids.map((id) => (
          <li key={id} data-row={id}>
            <button type="button">Open {id}</button>
          </li>
        ))}
      </ul>
    </>
  )
}
const selected = () => screen.getByRole('status').textContent

it('selects the row at hand with X, extends with Shift and arrows, all with Ctrl A, none with Esc', async () => {
  render(<Selectable />)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}x')
  expect(selected()).toBe('b')
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(selected()).toBe('bcd')
  expect(open('d')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(selected()).toBe('bc')
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(selected()).toBe('abcd')
  await userEvent.keyboard('x')
  expect(selected()).toBe('abd')
  await userEvent.keyboard('{Escape}')
  expect(selected()).toBe('')
})

it('leaves the keys of the selection to a field that has the focus', async () => {
  render(<Selectable />)
  await userEvent.type(screen.getByLabelText('Search'), 'x{Control>}a{/Control}{Shift>}{ArrowDown}{/Shift}')
  expect(selected()).toBe('')
  expect(screen.getByLabelText('Search')).toHaveValue('x')
})
