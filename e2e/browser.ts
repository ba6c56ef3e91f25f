import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

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

const browsers = new Map<Graphics, Promise<Browser>>()

/** The Chromium of this worker, started by the first file that needs it and closed with the worker. */
export async function openBrowser(drawing: Graphics = 'none'): Promise<Browser> {
  const open = await browsers.get(drawing)?.catch(() => null)
  if (open?.isConnected()) return open
  const starting = launch(drawing)
  browsers.set(drawing, starting)
  return starting
}

function launch(drawing: Graphics): Promise<Browser> {
  const { path, env } = inject('chromium')
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: [...flags, ...graphics[drawing]],
    headless: true,
  })
}
