import { createContext } from 'react'

/** An outside maker of maps; `{key}` in its address, and in those it names, stands for the key. */
export type MapService = { styleUrl: string; key: string | null }

/** The configured maker of maps; without one the product draws its own (UX-52). */
export const MapServiceContext = createContext<MapService | null>(null)

const PLACE = /\{key\}|%7Bkey%7D/gi

/** An address with its key, or null when it asks for one that nobody has configured (UX-53). */
export function withKey(address: string, key: string | null): string | null {
  if (address.search(PLACE) < 0) return address
  return key ? address.replace(PLACE, encodeURIComponent(key)) : null
}
