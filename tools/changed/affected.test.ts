import { describe, expect, it } from 'vitest'
import { plant } from '#testing/plant.ts'
import { affectedTests } from './affected.ts'

const imports = (...specifiers: string[]) => specifiers.map((one) => `import '${one}'\n`).join('')
const walks = ['apps/api/src/platform/bad-input.test.ts', 'apps/api/src/platform/walls.test.ts']

/** Lanes and orders with files from rule to screen; orders use lanes. */
const tree = () =>
  plant({
    'packages/domain/src/lanes/match.ts': '',
    'packages/domain/src/lanes/match.test.ts': imports('./match.ts'),
    'packages/domain/src/lanes/types.ts': '',
    'packages/contract/src/lanes.ts': `${imports('@lanewise/domain/lanes/match')}import type { T } from '@lanewise/domain/lanes/types'`,
    'packages/contract/src/index.ts': imports('./lanes.ts'),
    'packages/contract/src/openapi.test.ts': imports('./index.ts'),
    'apps/api/migrations/0001_lanes.sql': '',
    'apps/api/src/features.ts': imports('#features/lanes/index.ts', '#features/orders/index.ts'),
    'apps/api/src/platform/testing/portal.ts': imports('#features.ts'),
    'apps/api/src/platform/walls.test.ts': imports('#platform/testing/portal.ts'),
    'apps/api/src/platform/bad-input.test.ts': imports('#platform/testing/portal.ts'),
    'apps/api/src/features/lanes/index.ts': imports('@lanewise/contract/lanes'),
    'apps/api/src/features/lanes/lanes.test.ts': imports('#platform/testing/portal.ts'),
    'apps/api/src/features/lanes/slow.long.test.ts': imports('#platform/testing/portal.ts'),
    'apps/api/src/features/lanes/fixtures/book.json': '{}',
    'apps/api/src/features/orders/index.ts': imports('#features/lanes/index.ts'),
    'apps/api/src/features/orders/orders.test.ts': imports('#platform/testing/portal.ts'),
    'apps/api/src/features/notes/notes.test.ts': imports('#platform/testing/portal.ts'),
    'apps/web/src/screens.ts': imports('#features/lanes/LanePage.tsx'),
    'apps/web/src/ui/Button.tsx': '',
    'apps/web/src/features/lanes/LanePage.tsx': imports('@lanewise/contract/lanes', '#ui/Button.tsx'),
    'apps/web/src/features/lanes/LanePage.test.tsx': imports('#screens.ts'),
    'apps/web/src/features/notes/Notes.test.tsx': imports('#screens.ts'),
    'e2e/journey.ts': '',
    'e2e/lanes.e2e.ts': imports('./journey.ts'),
    'e2e/orders.e2e.ts': imports('./journey.ts'),
    'e2e/notes.e2e.ts': imports('./journey.ts'),
    'tools/stages/choose.ts': '',
  })
const affected = (...changed: string[]) => affectedTests(tree(), changed)

describe('the tests that a change can break', () => {
  it('are those of a rule, of the features that use it, and of the journeys through them', () => {
    expect(affected('packages/domain/src/lanes/match.ts')).toEqual({
      unit: ['packages/domain/src/lanes/match.test.ts'],
      web: [],
      api: ['apps/api/src/features/lanes/lanes.test.ts', 'apps/api/src/features/orders/orders.test.ts'],
      e2e: [],
    })
  })

  it('are those of the features that use a call, and the walks over all calls', () => {
    expect(affected('packages/contract/src/lanes.ts')).toMatchObject({
      api: ['apps/api/src/features/lanes/lanes.test.ts', 'apps/api/src/features/orders/orders.test.ts', ...walks],
      e2e: ['e2e/lanes.e2e.ts'],
    })
  })

  it('are those of a changed screen alone', () => {
    expect(affected('apps/web/src/features/lanes/LanePage.tsx')).toEqual({
      unit: [],
      web: ['apps/web/src/features/lanes/LanePage.test.tsx'],
      api: [],
      e2e: ['e2e/lanes.e2e.ts'],
    })
  })

  it('are all journeys after a change of what all screens share', () => {
    expect(affected('apps/web/src/ui/Button.tsx').e2e).toBe('all')
    expect(affected('e2e/journey.ts').e2e).toBe('all')
  })

  it('are all API tests after a change of the tables', () => {
    expect(affected('apps/api/migrations/0001_lanes.sql')).toMatchObject({ web: [], api: 'all', e2e: 'all' })
  })

  it('are those near a changed data file', () => {
    expect(affected('apps/api/src/features/lanes/fixtures/book.json')).toMatchObject({
      api: expect.arrayContaining(['apps/api/src/features/lanes/lanes.test.ts']),
      e2e: [],
    })
  })

  it('are all of them after a change of the build itself', () => {
    const all = { unit: 'all', web: 'all', api: 'all', e2e: 'all' }
    for (const path of ['package-lock.json', 'vitest.config.ts', 'tools/stages/choose.ts'])
      expect(affected(path)).toEqual(all)
  })

  it('are none after a change of prose or of types alone', () => {
    const none = { unit: [], web: [], api: [], e2e: [] }
    expect(affected('docs/decisions/0001.md', 'README.md')).toEqual(none)
    expect(affected('packages/domain/src/lanes/types.ts')).toEqual(none)
  })

  it('are a changed test itself and no journeys', () => {
    expect(affected('apps/web/src/features/notes/Notes.test.tsx')).toEqual({
      unit: [],
      web: ['apps/web/src/features/notes/Notes.test.tsx'],
      api: [],
      e2e: [],
    })
    expect(affected('e2e/notes.e2e.ts').e2e).toEqual(['e2e/notes.e2e.ts'])
  })
})
