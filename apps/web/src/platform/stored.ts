import type { z } from 'zod'

/**
 * Reads a value from local storage. A missing, unreadable or invalid value results in the default without an error.
 * (UX-43)
 */
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

/**
 * Strings are stored as they are, everything else as JSON. When the storage is full or blocked, the value is lost
 * without an error.
 */
export function writeStored(key: string, value: unknown, storage: Storage = localStorage) {
  try {
    if (value === null || value === undefined) storage.removeItem(key)
    else storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  } catch {
    // The next load uses the default.
  }
}

/** Keys with personal data, which the next user of this browser must not see. (SEARCH-25) */
const personal = ['recentSearches', 'recentRecords', 'recentPlaces', 'noteDrafts']

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
