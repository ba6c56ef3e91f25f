import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { resetWindow, setWindowWidth } from './window.ts'

beforeEach(() => setWindowWidth(1440))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  resetWindow()
})

/** jsdom lays nothing out, so nothing ever changes its size. */
class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

vi.stubGlobal('ResizeObserver', StillResizeObserver)
Element.prototype.scrollIntoView = () => {}
