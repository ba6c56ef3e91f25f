import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { featureNames, writeFeature } from './write-feature.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lanewise-feature-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('spells a feature as folder, table, export, component and words', () => {
  expect(featureNames('rate-requests')).toEqual({
    kebab: 'rate-requests',
    snake: 'rate_requests',
    camel: 'rateRequests',
    pascal: 'RateRequests',
    words: 'Rate Requests',
  })
})

it('writes every role once, with the next number for the migration', async () => {
  const written = await writeFeature(folder, featureNames('lanes'), ['0001_a.sql', '0007_b.sql'])
  expect(written).toEqual([
    'packages/contract/src/lanes.ts',
    'apps/api/migrations/0008_lanes.sql',
    'apps/api/src/features/lanes/index.ts',
    'apps/api/src/features/lanes/lanes.routes.ts',
    'apps/api/src/features/lanes/lanes.actions.ts',
    'apps/api/src/features/lanes/lanes.queries.ts',
    'apps/api/src/features/lanes/lanes.view.ts',
    'apps/api/src/features/lanes/lanes.test.ts',
    'apps/web/src/features/lanes/lanes.screens.ts',
    'apps/web/src/features/lanes/lanes.api.ts',
    'apps/web/src/features/lanes/LanesListPage.tsx',
  ])
  expect(await readFile(join(folder, 'apps/api/migrations/0008_lanes.sql'), 'utf8')).toContain(
    'force row level security',
  )
})

it('never touches a feature that exists', async () => {
  await writeFeature(folder, featureNames('lanes'), [])
  await expect(writeFeature(folder, featureNames('lanes'), [])).rejects.toThrow('exists already')
})
