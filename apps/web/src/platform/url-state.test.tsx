import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { Button } from '#ui/action/Button.tsx'
import { useExistingPage, useListState } from './url-state.ts'

function List({ total }: { total?: number }) {
  const [state, change] = useListState()
  useExistingPage({ page: state.page, pageSize: 20, total }, change)
  return (
    <>
      <output>{`${state.search} ${state.page}`}</output>
      <Button onClick={() => change({ page: 3 })}>Third page</Button>
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

it('leaves a page beyond the end for the last one, without a way back to it', async () => {
  const { address, router } = await renderScreen(<List total={41} />, { path: '/list?page=9' })
  expect(address()).toBe('/list?page=3')
  expect(router.state.historyAction).toBe('REPLACE')
})
