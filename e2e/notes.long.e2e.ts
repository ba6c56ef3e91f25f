import { join } from 'node:path'
import { expect, it } from 'vitest'
import { callAs } from './calls.ts'
import { enter, portalUrl, useBrowser } from './journey.ts'
import { aLane, notes, openLane } from './parts/noting.ts'
import { root } from './portal-process.ts'

const open = useBrowser()

it('shows 500 hostile notes, and nothing of them runs or leaves the portal [NOTE-20]', async () => {
  // The API tests use the same texts.
  const file = join(root, 'packages/domain/src/notes/testing/hostile-html.ts')
  const { hostileHtml, mark } = (await import(/* @vite-ignore */ file)) as { hostileHtml: string[]; mark: string }
  expect(hostileHtml.length).toBeGreaterThanOrEqual(500)
  const page = await open()
  await enter(page, 'admin@acme.test')
  const path = await aLane(page)
  const unexpected: string[] = []
  page.on('dialog', (dialog) => {
    unexpected.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => unexpected.push(`window ${popup.url()}`))
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(portalUrl()) || /^(data|blob):/.test(request.url())
    if (!isOwn) unexpected.push(`request ${request.url()}`)
  })
  const bodies = hostileHtml.map((html, index) => ({
    ...{ entityId: path.split('/').at(-1), entityType: 'lane' },
    ...{ noteContent: '', noteHTML: `<p>number ${index}</p>${html}` },
  }))
  expect(await callAs(page, 'POST', '/notes', bodies)).toEqual([201])
  await page.route('**/api/v1/entities/*/notes*', (route) => {
    const address = new URL(route.request().url())
    address.searchParams.set('pageSize', '1000')
    return route.continue({ url: address.href })
  })
  await openLane(page, path)
  await notes(page)
    .getByText(`number ${hostileHtml.length - 1}`, { exact: true })
    .waitFor()
  expect(await notes(page).locator(':scope > li').count()).toBeGreaterThanOrEqual(hostileHtml.length)
  await notes(page).evaluate((list) => {
    for (const part of list.querySelectorAll('*'))
      for (const kind of ['mouseover', 'pointerenter', 'focus']) part.dispatchEvent(new Event(kind))
  })
  expect(await page.evaluate((name) => name in window, mark)).toBe(false)
  expect(unexpected).toEqual([])
})
