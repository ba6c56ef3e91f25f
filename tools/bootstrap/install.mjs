import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { withLock } from './lock.mjs'
import { withProgress } from './progress.mjs'

/** Installs only when the lockfile changed since the last installation. */
export async function ensureInstalled(root) {
  if (isCurrent(root)) return
  await withLock(root, 'install', async () => {
    if (isCurrent(root)) return
    if (!wasInstalledByHand(root)) await install(root)
    writeFileSync(stampFile(root), lockfileHash(root))
  })
}

const stampFile = (root) => join(root, 'node_modules', '.lanewise-stamp')
const lockfileHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
const isCurrent = (root) => existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === lockfileHash(root)

/** npm saves a copy of the installed lockfile. A second `npm ci` would delete the modules of a running server. */
export function wasInstalledByHand(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = packagesOf(record)
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')))
  return wanted
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .every(([path, entry]) => (installed[path] ? installed[path].version === entry.version : isOptional(entry)))
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
const isOptional = (entry) => entry.optional || entry.devOptional

async function install(root) {
  const count = Object.keys(packagesOf(join(root, 'package-lock.json'))).filter((path) => path !== '').length
  const about = { text: `Installing ${count} packages`, usually: 'one to three minutes' }
  const status = await withProgress(about, () => ended(npm(['ci', ...options]), root))
  if (status !== 0) throw new Error('npm ci failed; its messages stand above.')
}

const options = ['--loglevel=error', '--no-audit', '--no-fund', '--no-progress', '--include=dev', '--include=optional']

/** Exit code of the installation. Ctrl+C ends it together with this process. */
const ended = ({ file, args }, root) =>
  new Promise((done, failed) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
    child.once('error', failed)
    child.once('exit', (code) => done(code))
  })

/** Uses the npm that called this script, if any, because it certainly exists. */
function npm(args) {
  const caller = process.env.npm_execpath
  return caller && /^npm/.test(basename(caller))
    ? { file: process.execPath, args: [caller, ...args] }
    : { file: 'npm', args }
}
