import { createContext } from 'react'

/** External map provider. `{key}` is replaced by the key, in its URL and in the URLs that its style contains. */
export type MapService = { styleUrl: string; key: string | null }

/** The configured map provider. Without one, the product draws its own map. (UX-52) */
export const MapServiceContext = createContext<MapService | null>(null)

/** Waits until a map may load. Its library is large, so the page around it loads its own data first. */
export const MapTurnContext = createContext<(() => Promise<void>) | null>(null)

const PLACE = /\{key\}|%7Bkey%7D/gi

/** Inserts the key into a URL; null when the URL needs a key and none is configured. (UX-53) */
export function withKey(address: string, key: string | null): string | null {
  if (address.search(PLACE) < 0) return address
  return key ? address.replace(PLACE, encodeURIComponent(key)) : null
}
