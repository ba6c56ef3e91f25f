import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { resetWindow, setWindowWidth } from './window.ts'

// A busy machine takes its time to load a screen's code; a test that waits in vain fails all the same.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => setWindowWidth(1440))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  resetWindow()
  // Each test has styles of its own; those of the tests before would make every look-up by role slower.
  for (const style of document.querySelectorAll('style[data-emotion]')) style.remove()
})

/** jsdom lays nothing out, so nothing ever changes its size. */
class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Testing Library only moves a fake clock that it knows by this name.
vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
vi.stubGlobal('ResizeObserver', StillResizeObserver)
Element.prototype.scrollIntoView = () => {}
HTMLCanvasElement.prototype.getContext = () => null
window.scrollTo = () => {}
