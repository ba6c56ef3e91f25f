import '@testing-library/jest-dom/vitest'
import './speed/production-react.ts'
import './speed/light-rendering.ts'
import './speed/quick-styles.ts'
import './speed/quick-selectors.ts'
import './speed/computed-styles.ts'
import { act, cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { quickenErrors } from './speed/quick-errors.ts'
import { resetWindow, setWindowWidth } from './window.ts'

const realTimeout = globalThis.setTimeout

// A busy machine needs time to load a screen's code, so the timeout is long. A test that waits without success still
// fails.
configure({ asyncUtilTimeout: 30_000, unstable_advanceTimersWrapper: advanceAndRest })
quickenErrors()

beforeEach(() => setWindowWidth(1440))

/**
 * Test files share a window, because creating one takes longer than most tests. Each test therefore restores its
 * initial state.
 */
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  resetWindow()
  resetDocument()
  // Removes the styles of earlier tests, because they would slow down every query by role.
  for (const style of document.querySelectorAll('style[data-emotion]')) style.remove()
})

/**
 * Advances a fake clock between two checks. External work, such as loading the code of a page, needs real time as well.
 */
async function advanceAndRest(advance: () => unknown) {
  await act(async () => void advance())
  await new Promise((rested) => realTimeout(rested, 10))
}

/** jsdom has no layout, so elements never change their size. */
class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function resetDocument() {
  history.replaceState(null, '', '/')
  document.title = ''
  document.body.replaceChildren()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
}

Object.assign(globalThis, {
  // Testing Library only advances a fake clock that it finds under this name.
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
  ResizeObserver: StillResizeObserver,
})
Element.prototype.scrollIntoView = () => {}
// An editor measures the position of its text, but jsdom has no layout.
const nowhere = { top: 0, right: 0, bottom: 0, left: 0, width: 0, height: 0, x: 0, y: 0, toJSON: () => '' }
Range.prototype.getClientRects = () => Object.assign([], { item: () => null }) as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => nowhere
HTMLCanvasElement.prototype.getContext = () => null
window.scrollTo = () => {}
