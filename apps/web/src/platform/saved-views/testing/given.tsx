import {
  createSavedView,
  deleteSavedView,
  findSavedViews,
  type SavedView,
  updateSavedView,
} from '@lanewise/contract/saved-views'
import { screen } from '@testing-library/react'
import { useSavedViews } from '#platform/saved-views/index.ts'
import { useListState } from '#platform/url-state.ts'
import { createFakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { Button } from '#ui/action/Button.tsx'

let made = 0

export const aView = (facts: Partial<SavedView> = {}): SavedView => {
  made += 1
  const id = `0198c0de-0000-7000-8000-0000000003${String(made % 100).padStart(2, '0')}`
  return { id, list: 'carriers', name: `View ${made}`, query: `search=${made}`, isDefault: false, version: 1, ...facts }
}

export const texas = aView({ name: 'Texas', query: 'state=TX' })
export const reefers = aView({ name: 'Reefers', query: 'equipment=2&mode=TL' })

const filters = ['state', 'mode', 'equipment'] as const

export function Views() {
  const { tabs: row, save } = useSavedViews({ list: 'carriers', allLabel: 'All carriers' })
  return (
    <>
      {row}
      {save}
    </>
  )
}

function List() {
  const [state, change] = useListState({ filters })
  return (
    <>
      <Views />
      <Button onClick={() => change({ filters: { state: ['LA'] } })}>Only Louisiana</Button>
      <Button onClick={() => change({ filters: { state: [] } })}>Any state</Button>
      <Button onClick={() => change({ page: state.page + 1 })}>Next page</Button>
    </>
  )
}

/** Opens the list with a fake server that stores views like the real one. */
export async function openList({ views = [texas, reefers], path = '/carriers' } = {}) {
  const portal = createFakePortal()
  let stored = [...views]
  const put = (id: string | undefined, change: (view: SavedView) => SavedView) => {
    stored = stored.map((view) => (view.id === id ? change(view) : view))
    return stored.find((view) => view.id === id) as SavedView
  }
  portal.on(findSavedViews, () => stored)
  portal.on(createSavedView, ({ body }) => {
    const view = aView(body as Partial<SavedView>)
    if (view.isDefault) stored = stored.map((other) => ({ ...other, isDefault: false }))
    stored = [...stored, view]
    return view
  })
  portal.on(updateSavedView, ({ params, body }) => {
    if (body.isDefault) stored = stored.map((other) => ({ ...other, isDefault: false, version: other.version + 1 }))
    return put(params.id, (view) => ({ ...view, ...(body as Partial<SavedView>), version: view.version + 1 }))
  })
  portal.on(deleteSavedView, ({ params }) => {
    stored = stored.filter(({ id }) => id !== params.id)
  })
  const shown = await renderScreen(<List />, { portal, path })
  if (views[0]) await screen.findAllByRole('link', { name: new RegExp(views[0].name) })
  return { ...shown, kept: () => stored }
}

const nameOf = (link: Element) => link.getAttribute('aria-label') ?? link.textContent
export const tabs = () => screen.getAllByRole('link').map(nameOf)
export const currentTab = () => [...document.querySelectorAll('nav [aria-current]')].map(nameOf)[0]
export const press = (name: string | RegExp) => screen.getByRole('button', { name })
