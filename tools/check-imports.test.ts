import { describe, expect, it } from 'vitest'
import { plant } from '#testing/plant.ts'
import { checkImports } from './check-imports.ts'

const messages = (files: Record<string, string>) =>
  checkImports(plant(files)).map(({ path, message }) => `${path}: ${message}`)

const imports = (specifier: string) => `import { x } from '${specifier}'\nexport const y = x\n`

describe('import rules', () => {
  it('finds nothing wrong with a tree that keeps them', () => {
    expect(
      messages({
        'packages/domain/src/shared/wall-time.test.ts': imports('luxon'),
        'packages/domain/src/lanes/rules.ts': imports('#shared/calendar.ts'),
        'packages/domain/src/lanes/rules.test.ts': `${imports('vitest')}${imports('fast-check')}`,
        'packages/contract/src/lanes.ts': `${imports('@lanewise/domain/lanes/rules')}${imports('zod')}`,
        'apps/api/src/platform/db/database.ts': `${imports('pg')}${imports('@lanewise/domain/shared/calendar')}`,
        'apps/api/src/features/lanes/index.ts': imports('./lanes.actions.ts'),
        'apps/api/src/features/lanes/lanes.actions.ts': imports('#platform/db/database.ts'),
        'apps/api/src/features/orders/orders.actions.ts': imports('#features/lanes/index.ts'),
        'apps/api/src/features.ts': imports('#features/orders/orders.actions.ts'),
        'apps/api/src/main.ts': imports('./features.ts'),
        'apps/api/src/commands/token.ts': imports('#features.ts'),
        'apps/web/src/features/lanes/LanePage.tsx': imports('@lanewise/contract/lanes'),
        'apps/web/src/screens.ts': imports('#features/lanes/lanes.screens.ts'),
        'demo/src/seed.ts': imports('@lanewise/api/platform/db/database'),
        'e2e/lanes.e2e.ts': `${imports('#browser.ts')}${imports('playwright-core')}`,
      }),
    ).toEqual([])
  })

  const broken: [title: string, path: string, specifier: string, message: RegExp][] = [
    ['the domain uses a library', 'packages/domain/src/lanes/a.ts', 'lodash', /domain may not import lodash/],
    ['the domain uses Node', 'packages/domain/src/lanes/a.ts', 'node:fs', /domain may not import node:fs/],
    ['the calendar uses a library', 'packages/domain/src/shared/calendar.ts', 'luxon', /may not import luxon/],
    [
      'the domain knows the contract',
      'packages/domain/src/a.ts',
      '@lanewise/contract/lanes',
      /domain may not import contract/,
    ],
    ['the contract uses another library', 'packages/contract/src/a.ts', 'pg', /contract may not import pg/],
    ['the client knows the domain', 'packages/client/src/a.ts', '@lanewise/domain/x', /client may not import domain/],
    [
      'the platform knows a feature',
      'apps/api/src/platform/a.ts',
      '#features/lanes/index.ts',
      /may not import api\/features/,
    ],
    [
      'the platform knows freight',
      'apps/api/src/platform/a.ts',
      '@lanewise/domain/freight/density',
      /may not import domain/,
    ],
    [
      'a feature reaches behind a door',
      'apps/api/src/features/a/a.ts',
      '#features/b/b.queries.ts',
      /door of another feature/,
    ],
    ['a screen reaches behind a door', 'apps/web/src/features/a/A.tsx', '#features/b/B.tsx', /door of another feature/],
    ['a feature imports the configuration', 'apps/api/src/features/a/a.ts', '#env.ts', /may not import api\/root/],
    [
      'the design system knows the contract',
      'apps/web/src/ui/A.tsx',
      '@lanewise/contract/lanes',
      /may not import contract/,
    ],
    ['the design system fetches', 'apps/web/src/ui/A.tsx', '@tanstack/react-query', /may not import @tanstack/],
    ['the web knows the API', 'apps/web/src/platform/a.ts', '@lanewise/api/main', /may not import api\/root/],
    ['the web uses Node', 'apps/web/src/platform/a.ts', 'node:path', /may not import node:path/],
    ['the web imports the whole contract', 'apps/web/src/platform/a.ts', '@lanewise/contract', /first bundle/],
    ['a journey knows the source', 'e2e/a.e2e.ts', '@lanewise/domain/shared/units', /e2e may not import domain/],
    [
      'the demo reaches behind the door of a feature',
      'demo/src/a.ts',
      '@lanewise/api/features/lanes/lanes.queries',
      /demo may not import api\/features/,
    ],
    ['product code uses a test library', 'apps/api/src/platform/a.ts', 'fast-check', /library for tests/],
    ['product code uses test code', 'apps/api/src/platform/a.ts', '#platform/testing/given.ts', /for tests only/],
    ['a path climbs', 'apps/api/src/platform/http/a.ts', '../../env.ts', /climbs with/],
    ['a relative path leaves its package', 'packages/domain/a.ts', '../contract/src/lanes.ts', /leaves its package/],
  ]
  it.each(broken)('fails when %s', (_title, path, specifier, message) => {
    expect(messages({ [path]: imports(specifier) }).join('\n')).toMatch(message)
  })

  it('sees re-exports, lazy imports and types as imports', () => {
    const path = 'packages/domain/src/lanes/a.ts'
    expect(messages({ [path]: `export * from '@lanewise/contract/a'` })).toHaveLength(1)
    expect(messages({ [path]: `export const load = () => import('@lanewise/contract/a')` })).toHaveLength(1)
    expect(messages({ [path]: `export type A = import('@lanewise/contract/a').A` })).toHaveLength(1)
    expect(messages({ [path]: `import type { A } from '@lanewise/contract/a'` })).toHaveLength(1)
  })

  it('fails on a circle between files, also when only types know each other', () => {
    const circle = (root: string, word: string) =>
      messages({
        [`${root}/lanes/a.ts`]: `import { b } from './b.ts'\nexport const a = b`,
        [`${root}/lanes/b.ts`]: `${word} { a } from './a.ts'\nexport const b = 1`,
      }).join('\n')
    expect(circle('apps/api/src/features', 'import')).toMatch(/is in a circle/)
    expect(circle('apps/api/src/features', 'import type')).toMatch(/is in a circle/)
    expect(circle('packages/domain/src', 'import type')).toMatch(/is in a circle/)
  })

  it('fails on a circle between features through different files', () => {
    const findings = messages({
      'apps/api/src/features/a/index.ts': 'export const door = 1',
      'apps/api/src/features/b/index.ts': 'export const door = 1',
      'apps/api/src/features/a/use-b.ts': imports('#features/b/index.ts'),
      'apps/api/src/features/b/use-a.ts': imports('#features/a/index.ts'),
    })
    expect(findings.join('\n')).toMatch(/features\/a -> apps\/api\/src\/features\/b -> apps\/api\/src\/features\/a/)
  })

  it.each(['packages/domain/src', 'apps/api/src/platform', 'apps/web/src/platform', 'apps/web/src/ui'])(
    'fails on a circle between folders of %s, also of types, but not of tests',
    (root) => {
      const circle = (file: string) =>
        messages({
          [`${root}/mail/send.ts`]: `import type { Row } from '../list/row.ts'\nexport type Mail = Row`,
          [`${root}/list/row.ts`]: 'export type Row = string',
          [`${root}/list/${file}`]: `import type { Mail } from '../mail/send.ts'\nexport type Mails = Mail[]`,
        })
      expect(circle('mails.ts').join('\n')).toContain(`circle: ${root}/list -> ${root}/mail -> ${root}/list`)
      expect(circle('mails.test.ts')).toEqual([])
    },
  )

  it.each(['Date.now()', 'new Date()', 'Math.random()'])('fails when the domain uses %s', (expression) => {
    const path = 'packages/domain/src/lanes/a.ts'
    expect(messages({ [path]: `export const a = () => ${expression}` })).toEqual([expect.stringMatching(/may not use/)])
    expect(messages({ [path]: 'export const a = new Date(2026, 1, 1)' })).toEqual([])
  })

  it('fails on a file that lies in no part of the tree', () => {
    expect(messages({ 'apps/api/src/helpers/a.ts': 'export const a = 1' }).join()).toMatch(/no part of the tree/)
  })
})
