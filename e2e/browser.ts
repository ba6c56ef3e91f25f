import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { type Graphics, launchOptions } from './chromium.ts'

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
  return chromium.launch(launchOptions(inject('chromium'), drawing))
}
