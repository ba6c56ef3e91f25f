import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { quoteHistoryScreens, quoteScreens } from '#features/quotes/quotes.screens.ts'
import { quotingPortal } from '#features/quotes/testing/given.tsx'
import { aScreen, renderPortal } from '#testing/render-portal.tsx'
import { watchLocation } from '#testing/window.ts'

const area = [...quoteScreens, ...quoteHistoryScreens]

for (const { path } of area)
  it(`reloads the page when the code of ${path} cannot be loaded [QUOTE-68]`, async () => {
    const { reload } = watchLocation()
    const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    const screens = area.map((one) => (one.path === path ? { ...one, page: load } : one))
    await renderPortal({ path: path.replace(/:\w+/, '1'), screens: [aScreen(), ...screens], portal: quotingPortal() })
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(load).toHaveBeenCalledOnce()
    expect(screen.queryByRole('heading', { name: 'Whoops! Something Went Wrong' })).toBeNull()
  })
