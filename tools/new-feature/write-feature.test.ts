import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '#process/run.ts'
import { featureNames } from './feature-names.ts'
import { writeFeature } from './write-feature.ts'

const lists = ['packages/contract/src/index.ts', 'apps/api/src/features.ts', 'apps/web/src/screens.ts']

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lanewise-feature-'))
  for (const list of lists) await cp(join(root, list), join(folder, list))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const read = (path: string) => readFile(join(folder, path), 'utf8')

it('spells a feature and one of its records as folder, table, export, component and words', () => {
  expect(featureNames('rate-requests')).toEqual({
    kebab: 'rate-requests',
    snake: 'rate_requests',
    camel: 'rateRequests',
    pascal: 'RateRequests',
    words: 'rate requests',
    Words: 'Rate Requests',
    one: {
      kebab: 'rate-request',
      snake: 'rate_request',
      camel: 'rateRequest',
      pascal: 'RateRequest',
      words: 'rate request',
      Words: 'Rate Request',
    },
  })
})

it.each([
  ['lanes', 'lane'],
  ['facilities', 'facility'],
  ['branches', 'branch'],
  ['boxes', 'box'],
])('knows that one of the %s is a %s', (plural, singular) => {
  expect(featureNames(plural).one.kebab).toBe(singular)
})

it('writes every role once, with the next number for the migration, and leaves no place unfilled', async () => {
  const written = await writeFeature(folder, featureNames('lanes'), ['0001_a.sql', '0007_b.sql'])
  expect(written).toContain('apps/api/migrations/0008_lanes.sql')
  expect(written).toContain('apps/web/src/features/lanes/LaneListPage.tsx')
  expect(new Set(written).size).toBe(20)
  for (const path of written) expect(await read(path), path).not.toMatch(/\{\{[\w.]+\}\}/)
  expect(await read('apps/api/migrations/0008_lanes.sql')).toContain("call system.company_table('lanes'")
})

it('puts the feature into the three lists', async () => {
  await writeFeature(folder, featureNames('rate-requests'), [])
  expect(await read('packages/contract/src/index.ts')).toMatch(/'rate-requests': rateRequests,\n\}/)
  expect(await read('apps/api/src/features.ts')).toMatch(/\n {2}rateRequests,\n\]/)
  expect(await read('apps/web/src/screens.ts')).toMatch(/\n {2}\.\.\.rateRequestScreens,\n\]/)
})

it('never touches a feature that exists', async () => {
  await writeFeature(folder, featureNames('lanes'), [])
  await expect(writeFeature(folder, featureNames('lanes'), [])).rejects.toThrow('exists already')
})
