import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { Button } from '#ui/action/Button.tsx'
import { knownValues, useListState } from './url-state.ts'

function List() {
  const [state, change] = useListState()
  return (
    <>
      <output>{`${state.search} ${state.page} ${state.cursor}`.trim()}</output>
      <Button onClick={() => change({ page: 3 })}>Third page</Button>
      <Button onClick={() => change({ page: -1, cursor: 'last' })}>Last page</Button>
      <Button onClick={() => change({ search: 'soap' })}>Search soap</Button>
      <Button onClick={() => change({ search: '', page: 1 })}>Start over</Button>
    </>
  )
}
const press = (name: string) => screen.getByRole('button', { name })

it('opens a list on page 1, also when the address holds no page [UX-25]', async () => {
  await renderScreen(<List />, { path: '/list?page=x' })
  expect(screen.getByRole('status')).toHaveTextContent('1')
})

it('keeps search and page in the address, and begins a search on page 1', async () => {
  const { keys, address, router } = await renderScreen(<List />, { path: '/list?view=cards' })
  await keys.click(press('Third page'))
  expect(address()).toBe('/list?view=cards&page=3')
  await keys.click(press('Search soap'))
  expect(address()).toBe('/list?view=cards&search=soap')
  await keys.click(press('Start over'))
  expect(address()).toBe('/list?view=cards')
  await act(() => router.navigate(-1))
  expect(screen.getByRole('status')).toHaveTextContent('soap 1')
})

it('keeps the cursor of a page beside its number, until anything else is asked for [DEF-119]', async () => {
  const { keys, address } = await renderScreen(<List />, { path: '/list' })
  await keys.click(press('Last page'))
  expect(address()).toBe('/list?page=-1&cursor=last')
  expect(screen.getByRole('status')).toHaveTextContent('-1 last')
  await keys.click(press('Third page'))
  expect(address()).toBe('/list?page=3')
  await keys.click(press('Last page'))
  await keys.click(press('Search soap'))
  expect(address()).toBe('/list?search=soap')
})

it('opens page 1 where the address counts from the end without a cursor', async () => {
  await renderScreen(<List />, { path: '/list?page=-2' })
  expect(screen.getByRole('status')).toHaveTextContent(/^1$/)
})

const filters = ['mode', 'insurance'] as const
const sorts = ['name', '-name']

function FilteredList() {
  const [state, change] = useListState({ filters, sort: 'name', sorts })
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <Button onClick={() => change({ filters: { mode: ['TL', 'LTL', 'TL', ''] } })}>Two modes</Button>
      <Button onClick={() => change({ filters: { mode: [] } })}>Any mode</Button>
      <Button onClick={() => change({ sort: '-name' })}>Last name first</Button>
      <Button onClick={() => change({ sort: 'name' })}>First name first</Button>
    </>
  )
}
const shown = () => JSON.parse(screen.getByRole('status').textContent)

it('keeps filters and order in the address, several values side by side, and begins a change on page 1', async () => {
  const { keys, address } = await renderScreen(<FilteredList />, { path: '/list?insurance=Expired&page=2' })
  await keys.click(press('Two modes'))
  expect(address()).toBe('/list?insurance=Expired&mode=TL&mode=LTL')
  expect(shown()).toEqual({
    search: '',
    page: 1,
    cursor: '',
    sort: 'name',
    filters: { mode: ['TL', 'LTL'], insurance: ['Expired'] },
  })
  await keys.click(press('Last name first'))
  expect(address()).toBe('/list?insurance=Expired&mode=TL&mode=LTL&sort=-name')
  await keys.click(press('Any mode'))
  await keys.click(press('First name first'))
  expect(address()).toBe('/list?insurance=Expired')
})

it('shrugs at an odd address: empty and repeated values, an order that does not exist, names it does not know', async () => {
  await renderScreen(<FilteredList />, { path: '/list?mode=&mode=TL&mode=TL&sort=price&page=-2&other=1&search' })
  expect(shown()).toEqual({ search: '', page: 1, cursor: '', sort: 'name', filters: { mode: ['TL'], insurance: [] } })
  expect(knownValues(['Boat', 'TL'], ['LTL', 'TL'])).toEqual(['TL'])
})
