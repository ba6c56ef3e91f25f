import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plantFolder } from '#testing/plant.ts'
import { hashOfSources } from './build-web.ts'

it('builds the web again when a source changes, and only then', () => {
  const root = plantFolder({
    'apps/web/src/main.tsx': 'a',
    'apps/web/index.html': 'a',
    'packages/domain/src/shared/units.ts': 'a',
    'package-lock.json': 'a',
    'apps/web/dist/index.html': 'a',
  })
  const first = hashOfSources(root)
  const write = (path: string) => writeFileSync(join(root, path), 'b')

  write('apps/web/dist/index.html')
  write('apps/web/src/main.test.tsx')
  mkdirSync(join(root, 'apps/web/node_modules'))
  write('apps/web/node_modules/cache.js')
  mkdirSync(join(root, 'apps/web/.cache'))
  write('apps/web/.cache/types.tsbuildinfo')
  expect(hashOfSources(root)).toBe(first)

  const seen = new Set([first])
  for (const path of [
    'apps/web/src/main.tsx',
    'apps/web/index.html',
    'packages/domain/src/shared/units.ts',
    'package-lock.json',
  ]) {
    write(path)
    expect(seen.has(hashOfSources(root))).toBe(false)
    seen.add(hashOfSources(root))
  }
})
