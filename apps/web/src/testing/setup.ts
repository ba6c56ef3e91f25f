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

// A busy machine takes its time to load a screen's code; a test that waits in vain fails all the same.
configure({ asyncUtilTimeout: 30_000, unstable_advanceTimersWrapper: advanceAndRest })
quickenErrors()

beforeEach(() => setWindowWidth(1440))

/** Files share a window, because making one costs more than most tests: each test leaves it as it found it. */
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  resetWindow()
  resetDocument()
  // Each test has styles of its own; those of the tests before would make every look-up by role slower.
  for (const style of document.querySelectorAll('style[data-emotion]')) style.remove()
})

/** A fake clock is moved on between two looks; what comes from outside, such as the code of a page, needs real time too. */
async function advanceAndRest(advance: () => unknown) {
  await act(async () => void advance())
  await new Promise((rested) => realTimeout(rested, 10))
}

/** jsdom lays nothing out, so nothing ever changes its size. */
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
  // Testing Library only moves a fake clock that it knows by this name.
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
  ResizeObserver: StillResizeObserver,
})
Element.prototype.scrollIntoView = () => {}
// An editor asks where its text stands; nothing stands anywhere here.
const nowhere = { top: 0, right: 0, bottom: 0, left: 0, width: 0, height: 0, x: 0, y: 0, toJSON: () => '' }
Range.prototype.getClientRects = () => Object.assign([], { item: () => null }) as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => nowhere
HTMLCanvasElement.prototype.getContext = () => null
window.scrollTo = () => {}
