import Fade from '@mui/material/Fade'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ThemeRoot, useThemeChoice } from './ThemeRoot.tsx'

function Chooser() {
  const { choice, setChoice } = useThemeChoice()
  return (
    <>
      <output>{choice}</output>
      <button type="button" onClick={() => setChoice('dark')}>
        Dark
      </button>
    </>
  )
}

const show = (nonce?: string) =>
  render(
    <ThemeRoot nonce={nonce}>
      <Chooser />
    </ThemeRoot>,
  )

describe('ThemeRoot', () => {
  it('follows the system until the user chooses', () => {
    show()
    expect(screen.getByRole('status')).toHaveTextContent('system')
    expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  })

  it('keeps the choice for the next visit', async () => {
    const { unmount } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }))
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    unmount()
    show()
    expect(screen.getByRole('status')).toHaveTextContent('dark')
  })

  it('takes a stored value it does not know for no choice', () => {
    localStorage.setItem('theme', 'sepia')
    show()
    expect(screen.getByRole('status')).toHaveTextContent('system')
  })

  it('marks its styles with the nonce of the page', () => {
    show('abc123')
    expect(document.querySelector('style[data-emotion][nonce="abc123"]')).not.toBeNull()
  })
})

it('lets nobody wait for motion who wants none', () => {
  vi.useFakeTimers()
  const { matchMedia } = window
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('prefers-reduced-motion: reduce') })
  const panel = (isOpen: boolean) => (
    <ThemeRoot>
      <Fade in={isOpen} unmountOnExit>
        <p>Filters</p>
      </Fade>
    </ThemeRoot>
  )
  const { rerender } = render(panel(true))
  rerender(panel(false))
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByText('Filters')).toBeNull()
})
