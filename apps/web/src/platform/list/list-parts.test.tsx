import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useListState } from '#platform/url-state.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { FilterButton } from './filters/FilterButton.tsx'
import { FilterChips } from './filters/FilterChips.tsx'
import { FilterPanel } from './filters/FilterPanel.tsx'
import type { FilterField } from './filters/filter-field.ts'
import { SortMenu } from './filters/SortMenu.tsx'
import { useFilters } from './filters/use-filters.ts'
import { useStoredView } from './views/use-stored-view.ts'
import { ViewSwitch } from './views/ViewSwitch.tsx'

const names = ['mode', 'state', 'city']
const states = ['AL', 'AZ', 'CA', 'CO', 'FL', 'GA', 'IL', 'TX', 'WA'].map((value) => ({ value, label: value }))
const fields: FilterField[] = [
  { name: 'mode', label: 'Mode', options: ['TL', 'LTL', 'VLTL'].map((value) => ({ value, label: value })) },
  { name: 'state', label: 'State', options: states },
  {
    name: 'city',
    label: 'City',
    textOf: (value) => value.toUpperCase(),
    control: ({ values, onChange }) => (
      <input aria-label="City" value={values[0] ?? ''} onChange={(event) => onChange([event.target.value])} />
    ),
  },
]
const sorts = [
  { value: 'name', label: 'Name' },
  { value: '-name', label: 'Name, Z first' },
]

function List() {
  const [state, change] = useListState({ filters: names, sort: 'name' })
  const filters = useFilters({ fields, state, change })
  const [view, choose] = useStoredView('testViewPref')
  return (
    <>
      <FilterButton filters={filters} />
      <FilterChips filters={filters} />
      {filters.isOpen && <FilterPanel filters={filters} isBeside />}
      <SortMenu value={state.sort} options={sorts} onChange={(sort) => change({ sort })} />
      <ViewSwitch value={view} onChange={choose} />
    </>
  )
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })

it('filters in a panel, each choice at once and all of them one step back', async () => {
  const { keys, address, router } = await renderScreen(<List />, { path: '/list?page=2' })
  const opener = button('Filters')
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await keys.click(opener)
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  const panel = within(screen.getByRole('dialog', { name: 'Filters' }))
  await keys.click(panel.getByRole('checkbox', { name: 'TL' }))
  await keys.click(panel.getByRole('checkbox', { name: 'VLTL' }))
  await keys.click(panel.getByRole('combobox', { name: 'State' }))
  await keys.click(screen.getByRole('option', { name: 'TX' }))
  await keys.keyboard('{Escape}')
  await keys.click(panel.getByRole('textbox', { name: 'City' }))
  await keys.paste('joliet')
  expect(address()).toBe('/list?mode=TL&mode=VLTL&state=TX&city=joliet')
  await keys.click(panel.getByRole('checkbox', { name: 'TL' }))
  expect(address()).toBe('/list?mode=VLTL&state=TX&city=joliet')
  await keys.click(panel.getByRole('button', { name: 'Close filters' }))
  expect(await screen.findByRole('button', { name: 'Filters, 3 set' })).toHaveFocus()
  await act(() => router.navigate(-1))
  expect(address()).toBe('/list?page=2')
})

it('shows what is set as chips that can be removed one by one or together', async () => {
  const path = '/list?search=soap&mode=TL&mode=LTL&mode=VLTL&state=TX&city=joliet'
  const { keys, address } = await renderScreen(<List />, { path })
  const chips = within(screen.getByRole('group', { name: 'Filters that are set' }))
  expect(chips.getByRole('button', { name: 'Mode TL, LTL +1' })).toBeVisible()
  expect(chips.getByRole('button', { name: 'City JOLIET' })).toBeVisible()
  await keys.click(chips.getByRole('button', { name: 'Remove filter State' }))
  expect(address()).toBe('/list?search=soap&mode=TL&mode=LTL&mode=VLTL&city=joliet')
  expect(button('Filters, 2 set')).toHaveFocus()
  await keys.click(button('Clear'))
  expect(address()).toBe('/list?search=soap')
  expect(button('Filters')).toHaveFocus()
})

it('keeps both of two choices that are made faster than the address follows', async () => {
  const { keys, address } = await renderScreen(<List />, { path: '/list?city=joliet' })
  await keys.click(button('Filters, 1 set'))
  await act(async () => {
    for (const name of ['TL', 'VLTL']) screen.getByRole('checkbox', { name }).click()
  })
  expect(address()).toBe('/list?mode=TL&mode=VLTL&city=joliet')
})

it('shows in the open panel what is changed beside it, which is a step back of its own', async () => {
  const { keys, address, router } = await renderScreen(<List />, { path: '/list?mode=TL' })
  await keys.click(button('Filters, 1 set'))
  await keys.click(screen.getByRole('checkbox', { name: 'LTL' }))
  await keys.click(button('Remove filter Mode'))
  expect(screen.getByRole('checkbox', { name: 'TL' })).not.toBeChecked()
  await keys.click(screen.getByRole('checkbox', { name: 'VLTL' }))
  expect(address()).toBe('/list?mode=VLTL')
  await act(() => router.navigate(-1))
  expect(address()).toBe('/list')
  expect(screen.getByRole('checkbox', { name: 'VLTL' })).not.toBeChecked()
  await act(() => router.navigate(-1))
  expect(address()).toBe('/list?mode=TL&mode=LTL')
  for (const name of ['TL', 'LTL']) expect(screen.getByRole('checkbox', { name })).toBeChecked()
  await keys.click(screen.getByRole('checkbox', { name: 'TL' }))
  await keys.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull()
  expect(button('Filters, 1 set')).toHaveFocus()
})

it('shows no chip for a value that the list does not offer', async () => {
  await renderScreen(<List />, { path: '/list?mode=Boat&state=TX' })
  expect(button('Filters, 1 set')).toBeVisible()
  expect(screen.queryByText('Boat')).toBeNull()
})

it('resets all filters from the panel', async () => {
  const { keys, address } = await renderScreen(<List />, { path: '/list?mode=TL&state=TX' })
  await keys.click(button('Mode TL'))
  await keys.click(button('Reset'))
  expect(address()).toBe('/list')
  expect(button('Reset')).toBeDisabled()
})

it('offers the ways to sort a list and marks the current one', async () => {
  const { keys, address } = await renderScreen(<List />, { path: '/list' })
  await keys.click(button('Sort by Name'))
  expect(screen.getByRole('menuitemradio', { name: 'Name', checked: true })).toBeVisible()
  await keys.click(screen.getByRole('menuitemradio', { name: 'Name, Z first', checked: false }))
  expect(address()).toBe('/list?sort=-name')
})

it('remembers in this browser whether a list stands as cards or as a table', async () => {
  localStorage.setItem('testViewPref', 'something else')
  const { keys } = await renderScreen(<List />, { path: '/list' })
  expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked()
  await keys.click(screen.getByRole('radio', { name: 'Cards' }))
  expect(screen.getByRole('radio', { name: 'Cards' })).toBeChecked()
  expect(localStorage.getItem('testViewPref')).toBe('cardView')
})
