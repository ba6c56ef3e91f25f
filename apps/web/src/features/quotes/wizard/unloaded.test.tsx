import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { quoteHistoryScreens } from '#features/quote-history/quote-history.screens.ts'
import { quoteScreens } from '#features/quotes/quotes.screens.ts'
import { quotingPortal } from '#features/quotes/testing/given.tsx'
import { aScreen, renderPortal } from '#testing/render-portal.tsx'

const area = [...quoteScreens, ...quoteHistoryScreens]

/** The address of the window, which notes that it is loaded again instead of doing so. */
function watchReload() {
  const real = location
  const reload = vi.fn()
  const read = (name: string | symbol) => {
    const value = Reflect.get(real, name)
    return typeof value === 'function' ? value.bind(real) : value
  }
  vi.stubGlobal('location', new Proxy({}, { get: (_none, name) => (name === 'reload' ? reload : read(name)) }))
  return reload
}

it.each(area.map(({ path }) => path))(
  'reloads the page when the code of %s cannot be loaded [QUOTE-68]',
  async (path) => {
    const reload = watchReload()
    const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    const screens = area.map((one) => (one.path === path ? { ...one, page: load } : one))
    await renderPortal({ path: path.replace(/:\w+/, '1'), screens: [aScreen(), ...screens], portal: quotingPortal() })
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(load).toHaveBeenCalledOnce()
    expect(screen.queryByRole('heading', { name: 'Whoops! Something Went Wrong' })).toBeNull()
  },
)
