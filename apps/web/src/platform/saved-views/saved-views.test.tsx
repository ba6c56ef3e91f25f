import { createSavedView, findSavedViews, updateSavedView } from '@lanewise/contract/saved-views'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { aView, currentTab, openList, press, reefers, tabs, texas, Views } from './testing/given.tsx'

const tab = (name: string) => screen.getByRole('link', { name })
const choose = async (keys: { click: (element: Element) => Promise<void> }, view: string, entry: string) => {
  await keys.click(press(`Options of ${view}`))
  await keys.click(screen.getByRole('menuitem', { name: entry }))
}

describe('the tabs of a list', () => {
  it('show the whole list first, then each view, the default with a star; the current one follows the address', async () => {
    const { keys, address, router } = await openList({
      views: [texas, { ...reefers, isDefault: true }],
      path: '/carriers?page=2',
    })
    expect(tabs()).toEqual(['All carriers', 'Texas', 'Reefers, default'])
    expect(currentTab()).toBe('All carriers')
    await keys.click(tab('Reefers, default'))
    expect(address()).toBe('/carriers?equipment=2&mode=TL')
    expect(currentTab()).toBe('Reefers, default')
    await keys.click(press('Next page'))
    expect(currentTab()).toBe('Reefers, default')
    await keys.click(tab('All carriers'))
    expect([address(), currentTab()]).toEqual(['/carriers', 'All carriers'])
    await act(() => router.navigate(-1))
    expect(currentTab()).toBe('Reefers, default')
  })

  it('let a link to a filter choose its view, whatever the order of its values', async () => {
    await openList({ path: '/carriers?mode=TL&equipment=2&page=3' })
    expect(currentTab()).toBe('Reefers')
  })

  it('tell two views with the same filter apart by the one that was pressed', async () => {
    const { keys } = await openList({ views: [texas, reefers, aView({ name: 'Also Texas', query: texas.query })] })
    await keys.click(tab('Also Texas'))
    expect(currentTab()).toBe('Also Texas')
    await keys.click(tab('Texas'))
    expect(currentTab()).toBe('Texas')
  })

  it('say that the views are missing and try again, while the list stays usable', async () => {
    const portal = createFakePortal()
    portal.on(findSavedViews, refused(503, 'Not now'))
    const { keys } = await renderScreen(<Views />, { portal, path: '/?search=x' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Saved views could not be loaded.')
    expect(tab('All carriers')).toBeVisible()
    expect(press('Save view')).toHaveAccessibleDescription('Saved views are not loaded')
    portal.on(findSavedViews, [texas])
    await keys.click(press('Try again'))
    expect(await screen.findByRole('link', { name: 'Texas' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a list without a second view', () => {
  it('has no row of tabs until a view is saved', async () => {
    const { keys } = await openList({ views: [] })
    expect(screen.queryByRole('navigation', { name: 'Saved views' })).toBeNull()
    await keys.click(press('Only Louisiana'))
    await waitFor(() => expect(press('Save view')).toBeEnabled())
    await keys.click(press('Save view'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }))
    await keys.keyboard('Louisiana')
    await keys.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('navigation', { name: 'Saved views' })).toBeVisible()
    await waitFor(() => expect(currentTab()).toBe('Louisiana'))
  })
})

describe('saving', () => {
  it('is asleep until the list shows what no view holds, then saves it under a name [ORDPAGE-3]', async () => {
    const { keys, kept: stored } = await openList()
    const save = () => press('Save view')
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull()
    await keys.click(tab('Texas'))
    expect(save()).toHaveAttribute('aria-disabled', 'true')
    expect(save()).toHaveAccessibleDescription('The list shows this view as it was saved')
    await keys.click(tab('All carriers'))
    await keys.click(press('Only Louisiana'))
    expect(currentTab()).toBe('All carriers')
    await keys.click(save())
    const dialog = within(screen.getByRole('dialog', { name: 'Save view' }))
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await keys.keyboard('Louisiana')
    await keys.click(dialog.getByRole('switch', { name: 'Set as default' }))
    await keys.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('View saved')).toBeVisible()
    await waitFor(() => expect(currentTab()).toBe('Louisiana, default'))
    expect(stored().at(-1)).toMatchObject({ list: 'carriers', name: 'Louisiana', query: 'state=LA', isDefault: true })
  })

  it('offers to keep the changes of the current view or to save them as a new one [ORDPAGE-3]', async () => {
    const { keys, kept: stored } = await openList({ path: '/carriers?state=TX' })
    await keys.click(press('Only Louisiana'))
    expect(currentTab()).toBe('Texas, changed')
    await keys.click(press('Save view'))
    expect(screen.getByRole('menuitem', { name: 'Save as new' })).toBeVisible()
    await keys.click(screen.getByRole('menuitem', { name: 'Save changes' }))
    expect(await screen.findByText('“Texas” now shows this filter')).toBeVisible()
    await waitFor(() => expect(currentTab()).toBe('Texas'))
    expect(stored()[0]).toMatchObject({ name: 'Texas', query: 'state=LA' })
  })

  it('says beside the name that it is taken and keeps what was entered', async () => {
    const { keys, portal } = await openList({ path: '/carriers?state=LA' })
    const taken = 'A view with this name already exists.'
    portal.on(createSavedView, refused(409, taken, { modelState: { name: [taken] } }))
    await keys.click(press('Save view'))
    await keys.keyboard('Texas{Control>}{Enter}{/Control}')
    expect(await screen.findByText(taken)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Texas')
    await keys.click(press('Cancel'))
    expect(screen.getByRole('dialog', { name: 'Discard changes?' })).toBeVisible()
  })
})

describe('the menu of the current view', () => {
  it('renames it, also by the keyboard alone [ORDPAGE-3]', async () => {
    const { keys, kept: stored } = await openList({ path: '/carriers?state=TX' })
    press('Options of Texas').focus()
    await keys.keyboard('{Enter}')
    await keys.keyboard('{Enter}')
    const name = screen.getByRole('textbox', { name: 'Name' })
    expect(name).toHaveFocus()
    await keys.clear(name)
    await keys.paste('Lone Star')
    await keys.keyboard('{Enter}')
    expect(await screen.findByText('View renamed')).toBeVisible()
    await waitFor(() => expect(currentTab()).toBe('Lone Star'))
    expect(stored()[0]).toMatchObject({ name: 'Lone Star', query: 'state=TX', isDefault: false })
  })

  it('makes it the default at once and takes that back, also when the server refuses [ORDPAGE-3]', async () => {
    const {
      keys,
      kept: stored,
      portal,
    } = await openList({
      views: [texas, { ...reefers, isDefault: true }],
      path: '/carriers?state=TX',
    })
    await choose(keys, 'Texas', 'Set as default')
    await waitFor(() => expect(tabs()).toEqual(['All carriers', 'Texas, default', 'Reefers']))
    await waitFor(() => expect(stored().map(({ isDefault }) => isDefault)).toEqual([true, false]))
    const answer = Promise.withResolvers<ReturnType<typeof refused>>()
    portal.on(updateSavedView, () => answer.promise)
    await choose(keys, 'Texas', 'Remove default')
    await waitFor(() => expect(tabs()).toEqual(['All carriers', 'Texas', 'Reefers']))
    answer.resolve(refused(409, 'You changed this view in another window after it was loaded here.'))
    expect(await screen.findByText(/another window/)).toBeVisible()
    await waitFor(() => expect(tabs()).toEqual(['All carriers', 'Texas, default', 'Reefers']))
  })

  it('deletes it after a question and shows the whole list [ORDPAGE-3]', async () => {
    const { keys, kept: stored, address } = await openList({ path: '/carriers?state=TX' })
    await choose(keys, 'Texas', 'Delete')
    const question = within(await screen.findByRole('dialog', { name: 'Delete view?' }))
    expect(question.getByText('Texas')).toBeVisible()
    await keys.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('View deleted')).toBeVisible()
    await waitFor(() => expect(tabs()).toEqual(['All carriers', 'Reefers']))
    expect(address()).toBe('/carriers')
    expect(stored()).toHaveLength(1)
  })
})

describe('the default view', () => {
  const views = [{ ...texas, isDefault: true }, reefers]

  it('opens with the list, without a step back to the whole one [ORDPAGE-3]', async () => {
    const { address, router, keys } = await openList({ views })
    await waitFor(() => expect(address()).toBe('/carriers?state=TX'))
    expect(router.state.historyAction).toBe('REPLACE')
    await keys.click(tab('All carriers'))
    expect(address()).toBe('/carriers')
    await keys.click(press('Only Louisiana'))
    await act(() => router.navigate(-1))
    expect([address(), currentTab()]).toEqual(['/carriers', 'All carriers'])
  })

  it('gives way to a link with a filter of its own, and to a user who has filtered meanwhile', async () => {
    const { address } = await openList({ views, path: '/carriers?mode=TL&equipment=2' })
    expect([address(), currentTab()]).toEqual(['/carriers?mode=TL&equipment=2', 'Reefers'])
  })

  it('does not come back on the way back to the whole list', async () => {
    const { address, router, keys } = await openList({ views, path: '/carriers?state=TX' })
    await keys.click(tab('All carriers'))
    await act(() => router.navigate('/elsewhere?x=1'))
    await act(() => router.navigate(-1))
    expect(address()).toBe('/carriers')
    expect(currentTab()).toBe('All carriers')
  })
})

it('keeps its buttons small on a phone', async () => {
  setWindowWidth(390)
  const { keys } = await openList({ path: '/carriers?state=LA' })
  await keys.click(press('Save view'))
  expect(screen.getByRole('dialog', { name: 'Save view' })).toBeVisible()
})
