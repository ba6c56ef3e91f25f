import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { useSelection } from '#ui/data/selection.ts'
import { type Column, DataTable, type DataTableProps, RowMenu, TwoLines } from './DataTable.tsx'

type Place = { id: string; name: string; company: string | null; miles: number }

const place = (id: string, facts: Partial<Place> = {}): Place => ({
  id,
  name: `Place ${id}`,
  company: 'Acme Foods',
  miles: 781,
  ...facts,
})
const columns: Column<Place>[] = [
  { id: 'id', head: 'Number', cell: ({ id }) => id, opens: true, width: 120 },
  {
    id: 'name',
    head: 'Name',
    sort: 'name',
    lines: 2,
    cell: (row) => <TwoLines first={row.name} second={row.company} />,
  },
  { id: 'company', head: 'Company', hideBelow: 'w1024', cell: ({ company }) => company },
  { id: 'miles', head: 'Miles', align: 'end', sort: 'miles', cell: ({ miles }) => String(miles) },
]
const many = (count: number) => Array.from({ length: count }, (_, index) => place(`L${index + 1}`))

const open = (given: Partial<DataTableProps<Place>> = {}) =>
  renderUi(<DataTable label="Places" rows={many(3)} columns={columns} rowKey={({ id }) => id} {...given} />)

function Selectable() {
  const rows = many(4)
  const selection = useSelection(rows.map(({ id }) => id))
  const selecting = { selection, nameOf: ({ name }: Place) => name }
  return <DataTable label="Places" rows={rows} columns={columns} rowKey={({ id }) => id} selecting={selecting} />
}

const head = (name: string) => screen.getByRole('columnheader', { name })
const dataRows = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('data-row'))

describe('what a table shows', () => {
  it('is named, has a head for each column and a dash where nothing is known', () => {
    open({ rows: [place('L1', { company: null })] })
    expect(screen.getByRole('table', { name: 'Places' })).toBeVisible()
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      'Number',
      'Name',
      'Company',
      'Miles',
    ])
    const cells = within(dataRows()[0]!).getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent)).toEqual(['L1', 'Place L1', '–', '781'])
    expect(cells[3]).toHaveAttribute('title', '781')
    expect(within(cells[1]!).getByText('Place L1')).toHaveAttribute('title', 'Place L1')
  })

  it('shows 3 rows in its own layout while it loads [UX-30]', () => {
    const { container } = open({ rows: [], isLoading: true })
    expect(container.querySelectorAll('[data-skeleton-row]')).toHaveLength(3)
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  })

  it('draws only the rows in view when there are many, and says how many there are', () => {
    open({ rows: many(5000) })
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
    expect(dataRows().length).toBeGreaterThan(10)
    expect(dataRows().length).toBeLessThan(60)
    expect(dataRows()[0]).toHaveAttribute('aria-rowindex', '2')
  })
})

describe('the order', () => {
  it('is asked for by the head, upwards first and then the other way round', async () => {
    const sort = vi.fn()
    const { rerender } = open({ sort: '', onSort: sort })
    expect(head('Name')).toHaveAttribute('aria-sort', 'none')
    expect(within(head('Number')).queryByRole('button')).toBeNull()
    await userEvent.click(within(head('Name')).getByRole('button'))
    expect(sort).toHaveBeenLastCalledWith('name')
    const sorted = (by: string) => (
      <DataTable label="Places" rows={many(3)} columns={columns} rowKey={({ id }) => id} sort={by} onSort={sort} />
    )
    rerender(sorted('name'))
    expect(head('Name')).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(head('Name')).getByRole('button'))
    expect(sort).toHaveBeenLastCalledWith('-name')
    rerender(sorted('-name'))
    expect(head('Name')).toHaveAttribute('aria-sort', 'descending')
    expect(head('Miles')).toHaveAttribute('aria-sort', 'none')
  })
})

describe('working with rows', () => {
  const menu = ({ id }: Place) => <RowMenu label={`Actions for ${id}`} items={[{ label: 'Edit', onSelect: edit }]} />
  const edit = vi.fn()

  it('opens a row by the button of its first cell', async () => {
    const openRow = vi.fn()
    open({ onOpen: openRow })
    await userEvent.click(screen.getByRole('button', { name: 'L2' }))
    expect(openRow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'L2' }))
  })

  it('selects rows one by one, from one to another with Shift, and all of them', async () => {
    const user = userEvent.setup()
    renderUi(<Selectable />)
    const box = (name: string) => screen.getByRole('checkbox', { name })
    const selected = () => dataRows().flatMap((row) => (row.hasAttribute('data-selected') ? [row.dataset.row] : []))
    await user.click(box('Select Place L1'))
    expect(selected()).toEqual(['L1'])
    expect(box('Select all rows of the page')).toBePartiallyChecked()
    await user.keyboard('{Shift>}')
    await user.click(box('Select Place L3'))
    await user.keyboard('{/Shift}')
    expect(selected()).toEqual(['L1', 'L2', 'L3'])
    await user.click(box('Select Place L2'))
    expect(selected()).toEqual(['L1', 'L3'])
    await user.click(box('Select all rows of the page'))
    expect(selected()).toHaveLength(4)
    await user.click(box('Select all rows of the page'))
    expect(selected()).toEqual([])
  })

  it('opens a row that is clicked beside its controls, and only then', async () => {
    const openRow = vi.fn()
    open({ onOpen: openRow, rowMenu: menu })
    await userEvent.click(screen.getByRole('button', { name: 'Actions for L1' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
    expect(edit).toHaveBeenCalledOnce()
    expect(openRow).not.toHaveBeenCalled()
    await userEvent.click(within(dataRows()[2]!).getByText('781'))
    expect(openRow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'L3' }))
  })
})
