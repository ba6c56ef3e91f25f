import type { Page } from 'playwright-core'
import { called } from '../calls.ts'
import { untilLive } from '../journey.ts'

export const editor = (page: Page) => page.locator('.ProseMirror')
export const notes = (page: Page) => page.getByRole('list', { name: 'Notes' })

export async function openLane(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('heading', { level: 2, name: 'Notes' }).waitFor()
  await untilLive(page)
}

export async function startEditor(page: Page) {
  await page.getByRole('textbox', { name: 'Note' }).focus()
  await editor(page).waitFor()
}

/** URL of a lane that only this test writes notes on. */
export async function aLane(page: Page): Promise<string> {
  const { id } = await called<{ id: string }>(page, 'POST', '/lanes', {
    customerReferenceNumber: `Notes ${Date.now()}`,
    equipmentMode: 1,
    origin: { city: 'Chicago', state: 'IL', country: 'US' },
    destination: { city: 'Dallas', state: 'TX', country: 'US' },
    tenderType: 'Manual',
    tenderMethod: 'Email',
  })
  return `/lanes/${id}`
}
