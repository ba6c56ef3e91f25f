import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { capture, isMain, programOf, root } from '#process/run.ts'
import { withProgress } from './bootstrap/progress.mjs'

/** Builds the web client, unless its sources are unchanged since the last build. */
export async function buildWeb(): Promise<void> {
  const made = hashOfSources(root)
  if (existsSync(join(root, 'apps/web/dist/index.html')) && lastBuild() === made) return
  rmSync(stampFile, { force: true })
  await withProgress({ text: 'Building the web client', usually: 'half a minute to two minutes' }, () => build(made))
}

async function build(made: string): Promise<void> {
  const { code, output } = await capture(programOf('vite', 'bin/vite.js', 'apps/web'), ['build', '--logLevel=warn'], {
    cwd: join(root, 'apps/web'),
    // Builds always use production mode, also in tests, so that tests see what users get.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`The web client does not build.\n${output.trim()}`)
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, made)
}

const stampFile = join(root, '.cache/web-build')
const lastBuild = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined)

/** Hash of everything that goes into the build. */
export function hashOfSources(folder: string): string {
  const hash = createHash('sha256')
  for (const path of sourcesOfWeb(folder))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(folder, path)))
      .update('\0')
  return hash.digest('hex')
}

function sourcesOfWeb(folder: string): string[] {
  const patterns = [
    'apps/web/**/*',
    'packages/*/src/**/*',
    'packages/*/package.json',
    'package-lock.json',
    'tsconfig*.json',
    'NOTICE',
  ]
  const isExcluded = (path: string) => /(^|\/)(node_modules|dist|\.cache)(\/|$)|\.test\.tsx?$|\/testing\//.test(path)
  return globSync(patterns, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !isExcluded(path))
    .sort()
}

if (isMain(import.meta)) {
  await buildWeb().catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
