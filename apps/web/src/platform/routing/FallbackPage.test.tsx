import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { aScreen, renderPortal } from '#testing/render-portal.tsx'
import { FallbackPage } from './FallbackPage.tsx'

function Broken(): never {
  throw new Error('No such lane')
}

describe('a screen that cannot be rendered', () => {
  it('leaves a page that says so and offers the way home, with the menus still there [ROUTE-38]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const broken = aScreen({ path: '/lanes', title: 'Lanes', page: async () => ({ default: Broken }) })
    await renderPortal({ path: '/lanes', screens: [aScreen(), broken] })
    expect(await screen.findByRole('heading', { name: 'Whoops! Something Went Wrong' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Return to Home Page' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  it('leads home to / [ROUTE-39]', async () => {
    const goHome = vi.fn()
    renderUi(<FallbackPage goTo={goHome} />)
    await userEvent.click(screen.getByRole('button', { name: 'Return to Home Page' }))
    expect(goHome).toHaveBeenCalledExactlyOnceWith('/')
  })
})
