import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '#process/run.ts'

const run = promisify(execFile)
const minutes = (count: number) => count * 60_000

/**
 * A copy of the sources with the installed packages of this repository; the product's own packages link to the copy.
 */
let copy: string
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'lanewise-new-feature-'))
  const excluded = new Set(['node_modules', '.git', 'data', '.cache'])
  await cp(root, copy, { recursive: true, filter: (path) => !excluded.has(relative(root, path)) })
  const packages = join(copy, 'node_modules')
  await mkdir(join(packages, '@lanewise'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@lanewise') await symlink(join(root, 'node_modules', name), join(packages, name))
  for (const folder of ['packages', 'apps'])
    for (const name of await readdir(join(copy, folder)))
      await symlink(join(copy, folder, name), join(packages, '@lanewise', name))
  for (const name of ['demo', 'e2e', 'bench', 'tools'])
    await symlink(join(copy, name), join(packages, '@lanewise', name))
}, minutes(1))
afterAll(() => rm(copy, { recursive: true, force: true }))

/** The output of a program shows why it failed. */
const node = (...args: string[]) =>
  run(process.execPath, args, { cwd: copy, maxBuffer: 2 ** 26 }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${args.join(' ')}\n${error.stdout.slice(-5000)}${error.stderr.slice(-2000)}`)
  })
const vitest = (project: string, ...paths: string[]) =>
  node('node_modules/vitest/vitest.mjs', 'run', '--project', project, ...paths)

it(
  'makes a feature that compiles, keeps the walls, and works from table to screen',
  async () => {
    await node('tools/new-feature.ts', 'loading-docks')
    await node('apps/api/src/commands/db-types.ts')
    await node('node_modules/typescript-native/bin/tsc', '-b')
    const lint = await node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'apps', 'packages')
    expect(lint.stderr).not.toContain('Found')
    const walks = ['walls.test.ts', 'audit', 'http/shapes.test.ts', 'db/catalogue.test.ts'].map(
      (path) => `apps/api/src/platform/${path}`,
    )
    await vitest('api', 'apps/api/src/features/loading-docks', ...walks)
    await vitest('web', 'apps/web/src/features/loading-docks')
  },
  minutes(10),
)
