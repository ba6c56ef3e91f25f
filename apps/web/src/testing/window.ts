import { vi } from 'vitest'

type Listener = (event: MediaQueryListEvent) => void

let width = 1440
const watchers = new Map<string, Set<Listener>>()

/** Sets the width of the window and notifies all media query listeners. */
export function setWindowWidth(px: number): void {
  width = px
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: px })
  window.matchMedia = matchMedia
  for (const [query, listeners] of watchers) {
    for (const listener of listeners) listener({ matches: matches(query), media: query } as MediaQueryListEvent)
  }
}

export function resetWindow(): void {
  watchers.clear()
  setWindowWidth(1440)
}

function matchMedia(query: string): MediaQueryList {
  const listeners = watchers.get(query) ?? new Set<Listener>()
  watchers.set(query, listeners)
  const add = (listener: Listener) => listeners.add(listener)
  const remove = (listener: Listener) => listeners.delete(listener)
  return {
    get matches() {
      return matches(query)
    },
    media: query,
    onchange: null,
    addEventListener: (_type: string, listener: Listener) => add(listener),
    removeEventListener: (_type: string, listener: Listener) => remove(listener),
    addListener: add,
    removeListener: remove,
    dispatchEvent: () => true,
  } as unknown as MediaQueryList
}

/** Supports the width queries that the product uses. Any other media feature does not match. */
function matches(query: string): boolean {
  const min = /min-width:\s*([\d.]+)px/.exec(query)?.[1]
  const max = /max-width:\s*([\d.]+)px/.exec(query)?.[1]
  if (min === undefined && max === undefined) return false
  return (min === undefined || width >= Number(min)) && (max === undefined || width <= Number(max))
}

/**
 * A location object that records reloads and navigation instead of performing them. The test setup restores the real
 * one.
 */
export function watchLocation() {
  const real = location
  const watched: Record<string | symbol, unknown> = { reload: vi.fn(), assign: vi.fn() }
  const read = (name: string | symbol) => {
    const value = Reflect.get(real, name)
    return typeof value === 'function' ? value.bind(real) : value
  }
  vi.stubGlobal('location', new Proxy({}, { get: (_none, name) => watched[name] ?? read(name) }))
  return watched
}
