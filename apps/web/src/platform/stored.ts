import type { z } from 'zod'

/** A value of local storage; a missing, unreadable or invalid one is the default, without an error (UX-43). */
export function readStored<S extends z.ZodType>(
  key: string,
  schema: S,
  fallback: z.output<S>,
  storage: Storage = localStorage,
): z.output<S> {
  try {
    const text = storage.getItem(key)
    if (text === null) return fallback
    const parsed = schema.safeParse(parseLoosely(text))
    return parsed.success ? parsed.data : fallback
  } catch {
    return fallback
  }
}

/** Texts are stored bare, everything else as JSON; a full or forbidden storage loses the value, not the screen. */
export function writeStored(key: string, value: unknown, storage: Storage = localStorage) {
  try {
    if (value === null || value === undefined) storage.removeItem(key)
    else storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  } catch {
    // The next load starts from the default.
  }
}

/** What one user leaves in this browser and the next must not find (SEARCH-25). */
const personal = ['recentSearches', 'recentPlaces', 'noteDrafts']

export function forgetPersonal(storage: Storage = localStorage) {
  for (const key of personal) writeStored(key, null, storage)
}

function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
