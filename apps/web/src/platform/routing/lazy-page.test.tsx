import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aScreen, renderPortal } from '#testing/render-portal.tsx'
import { loadPage } from './lazy-page.ts'

const Page = () => null
const works = async () => ({ default: Page })
const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** Loads a page with a fresh copy of this module, which stores its state per tab. */
function load(page: () => Promise<{ default: () => null }>) {
  const reload = vi.fn()
  const outcome = vi.fn()
  loadPage(page, reload).then(
    () => outcome('shown'),
    () => outcome('failed'),
  )
  return { reload, outcome }
}

describe('the code of a screen', () => {
  it('reloads the page when it cannot be loaded, and shows nothing until then [ROUTE-40]', async () => {
    const { reload, outcome } = load(fails)
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(outcome).not.toHaveBeenCalled()
  })

  it('does not reload again when it fails right after such a reload [ROUTE-41]', async () => {
    const first = load(fails)
    await waitFor(() => expect(first.reload).toHaveBeenCalledOnce())
    const second = load(fails)
    await waitFor(() => expect(second.outcome).toHaveBeenCalledWith('failed'))
    expect(second.reload).not.toHaveBeenCalled()
  })

  it('may reload again after a screen has been loaded in between', async () => {
    const first = load(fails)
    await waitFor(() => expect(first.reload).toHaveBeenCalledOnce())
    const between = load(works)
    await waitFor(() => expect(between.outcome).toHaveBeenCalledWith('shown'))
    const later = load(fails)
    await waitFor(() => expect(later.reload).toHaveBeenCalledOnce())
  })

  it('leaves the fallback page when it fails again right after the reload [ROUTE-41]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    sessionStorage.setItem('reloaded-for-screen', 'true')
    await renderPortal({
      path: '/lanes',
      screens: [aScreen(), aScreen({ path: '/lanes', title: 'Lanes', page: fails })],
    })
    expect(await screen.findByRole('heading', { name: 'Whoops! Something Went Wrong' })).toBeVisible()
  })
})
