import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirectPath } from './redirect-path.ts'

/** The runtime's own URL parser. The domain is compiled without browser or server types, so it is declared by hand. */
declare const URL: new (path: string, base: string) => Record<'origin' | 'pathname' | 'search' | 'hash', string>

describe('safeRedirectPath', () => {
  it.each([
    '/',
    '/orders',
    '/orders?page=2&status=Ready%20To%20Ship#top',
    '/track?next=https://carrier.test/a//b',
    '/shipments/S-1001/documents',
  ])('keeps the portal path %j', (path) => {
    expect(safeRedirectPath(path)).toBe(path)
  })

  it.each([
    null,
    undefined,
    '',
    'orders',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    ' //evil.test',
    '/.//evil.test',
    '/%2e//evil.test',
    '/x/..//evil.test',
    '/x\\..\\\\evil.test',
    'https://evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '/orders\u0000',
    '/orders\u0085',
  ])('drops %j', (path) => {
    expect(safeRedirectPath(path)).toBeNull()
  })

  it('never lets a path lead to another origin, even when it is resolved twice', () => {
    const parts = fc.constantFrom(
      ...['/', '\\', '.', '..', ':', '@', '?', '#', '%2e', '%2f', '%5c', ' ', '\t', '\r', '\n', '\u0000'],
      ...['evil.test', 'https', 'javascript', 'orders'],
    )
    const paths = fc.oneof(
      fc.array(parts, { maxLength: 8 }).map((some) => some.join('')),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(paths, fc.boolean(), (tail, isRooted) => {
        const path = safeRedirectPath(isRooted ? `/${tail}` : tail)
        if (path === null) return
        const once = new URL(path, 'https://portal.test')
        const twice = new URL(once.pathname + once.search + once.hash, 'https://portal.test')
        expect([once.origin, twice.origin]).toEqual(['https://portal.test', 'https://portal.test'])
      }),
      { numRuns: 2000 },
    )
  })
})
