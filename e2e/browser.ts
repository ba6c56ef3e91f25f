import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Whether it can draw maps: in software as a machine without a graphics card does, or not at all. */
export type Graphics = 'webgl' | 'none'
const graphics: Record<Graphics, readonly string[]> = {
  webgl: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  none: ['--disable-gpu', '--disable-3d-apis'],
}

/** A real Chromium: the system's, or the one inside the npm package. */
export async function openBrowser(drawing: Graphics = 'none'): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [...flags, ...graphics[drawing]],
    headless: true,
  })
}

async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH
  const known = [...(given ? [given] : []), ...systemPaths].find((path) => existsSync(path))
  if (known) return known
  if (process.platform === 'linux' && process.arch === 'x64') return fromPackage()
  return fromDebian()
}

async function fromPackage(): Promise<string> {
  // On a bare machine the package brings its own libraries, but only when it is told so before it loads.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/** No npm package holds Chromium for other processors; Debian does. */
function fromDebian(): string {
  const install = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (install) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const found = systemPaths.find((path) => existsSync(path))
  if (!found) throw new Error('Browser journeys need Chromium: install it, or name it in CHROMIUM_PATH')
  return found
}
