/** Outlines of screens, shown while their code is loading. */
export type Outline = 'dashboard' | 'table' | 'cards' | 'wizard' | 'map' | 'inbox' | 'lane' | 'record' | 'page'

/** The screens that are used all day have an outline of their own, all others a general one. */
const outlines: readonly [RegExp, Outline][] = [
  [/^\/(dashboard)?$/, 'dashboard'],
  [/^\/orders$/, 'cards'],
  [/^\/quotes$/, 'wizard'],
  [/^\/shipments$/, 'table'],
  [/^\/shipments\/tracking$/, 'map'],
  [/^\/shipments\/[^/]+\/preview$/, 'record'],
  [/^\/exceptions$/, 'inbox'],
  [/^\/lanes(\/[^/]+)?$/, 'lane'],
]

export const outlineOf = (pathname: string): Outline =>
  outlines.find(([pattern]) => pattern.test(pathname.replace(/(.)\/$/, '$1')))?.[1] ?? 'page'
