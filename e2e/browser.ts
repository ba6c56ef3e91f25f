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

/** Whether it can draw maps: in software as a machine without a graphics card does, or not at all. */
export type Graphics = 'webgl' | 'none'
const graphics: Record<Graphics, readonly string[]> = {
  webgl: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  none: ['--disable-gpu', '--disable-3d-apis'],
}

/** The real Chromium that was made ready for this run. */
export function openBrowser(drawing: Graphics = 'none'): Promise<Browser> {
  const { path, env } = inject('chromium')
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: [...flags, ...graphics[drawing]],
    headless: true,
  })
}
