import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { portalUrl, signIn, useBrowser } from './journey.ts'
import { root } from './portal-process.ts'

const open = useBrowser()

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** What a word processor puts on the clipboard. */
const wordPage = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
<body><!--StartFragment--><p class=MsoNormal style='margin:0;color:red'><b>Dock 14</b><o:p></o:p></p>
<p class=MsoNormal><img width=10 src="data:image/png;base64,${onePixel}" onerror="window.hostileNoteRan=1"></p>
<!--EndFragment--></body></html>`

const paste = (page: Page, html: string) =>
  page.getByRole('textbox', { name: 'Note' }).evaluate((field, given) => {
    const data = new DataTransfer()
    data.setData('text/html', given)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)

const editor = (page: Page) => page.locator('.ProseMirror')
const notes = (page: Page) => page.getByRole('list', { name: 'Notes' })

/** Opens the first lane, on which nobody has written yet. */
async function openLane(page: Page, path = '/lanes') {
  await page.goto(path)
  await page.getByRole('heading', { level: 2, name: 'Notes' }).waitFor()
}

async function startEditor(page: Page) {
  await page.getByRole('textbox', { name: 'Note' }).focus()
  await editor(page).waitFor()
}

it('takes a page of a word processor with its picture and a mention, a second browser shows the note and rings its bell without a reload, and the mail can be read [NOTIFY-4]', async () => {
  const [ana, bea] = [await open(), await open()]
  await Promise.all([signIn(ana, 'admin@acme.test'), signIn(bea, 'readonly@acme.test')])
  const path = await aLane(ana)
  await Promise.all([openLane(ana, path), openLane(bea, path)])
  await startEditor(ana)
  await ana.keyboard.type('Look, ')
  await paste(ana, wordPage)
  await editor(ana).locator('img[src^="data:image/png"]').waitFor()
  await ana.keyboard.type(' @rit')
  const people = ana.getByRole('listbox', { name: 'People to mention' })
  await people.getByRole('option').first().waitFor()
  const name = (await people.getByRole('option').first().locator('span').last().textContent()) ?? ''
  await ana.keyboard.press('Enter')
  await ana.keyboard.press('Control+Enter')
  await ana.getByText('Note added').waitFor()
  const shown = notes(bea).getByRole('listitem').last()
  await shown.getByText('Dock 14').waitFor()
  await shown.locator('img[src^="data:image/png"]').waitFor()
  const mention = (await shown.locator('[data-type="mention"]').textContent()) ?? ''
  expect(name).toContain(mention.slice(1))
  expect(await shown.locator('p[style], img[style], [class*="Mso"], [onerror]').count()).toBe(0)
  await bea.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const bell = bea.getByRole('dialog', { name: 'Notifications' })
  await bell.getByText('Ana Ruiz mentioned you on').waitFor()
  await bell.getByRole('button', { name: 'Mark all as read' }).click()
  await bea.getByRole('button', { name: 'Notifications', exact: true, includeHidden: true }).waitFor()
  await ana.goto('/dev/mail')
  await ana.getByRole('link', { name: /Ana Ruiz mentioned you on/ }).click()
  await ana.getByRole('link', { name: 'Stop these mails' }).waitFor()
})

it('shows 500 hostile notes, and nothing of them runs or leaves the portal [NOTE-20]', async () => {
  // Tests of the API use the same texts.
  const file = join(root, 'packages/domain/src/notes/testing/hostile-html.ts')
  const { hostileHtml, mark } = (await import(/* @vite-ignore */ file)) as { hostileHtml: string[]; mark: string }
  expect(hostileHtml.length).toBeGreaterThanOrEqual(500)
  const page = await open()
  await signIn(page, 'admin@acme.test')
  const path = await aLane(page)
  const surprises: string[] = []
  page.on('dialog', (dialog) => {
    surprises.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => surprises.push(`window ${popup.url()}`))
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(portalUrl()) || /^(data|blob):/.test(request.url())
    if (!isOwn) surprises.push(`request ${request.url()}`)
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
  expect(surprises).toEqual([])
})

it('offers headings, fonts, lists of six levels and people [NOTE-11] [NOTE-17] [NOTE-18] [NOTE-19]', async () => {
  const page = await open()
  await signIn(page, 'admin@acme.test')
  await openLane(page, await aLane(page))
  await startEditor(page)
  const choices = async (name: string) => {
    await page.getByRole('combobox', { name }).click()
    const found = await page.getByRole('option').allTextContents()
    await page.keyboard.press('Escape')
    return found
  }
  expect(await choices('Heading')).toEqual(['Normal', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6'])
  expect((await choices('Font')).slice(1)).toEqual([
    ...['Times New Roman', 'Roboto', 'Arial', 'Courier New', 'Courier', 'Verdana', 'Georgia', 'Comic Sans MS'],
  ])
  await editor(page).focus()
  await page.keyboard.type('- one')
  for (let level = 2; level <= 8; level += 1) {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type(`level ${level}`)
  }
  expect(await editor(page).locator('ul ul ul ul ul ul').count()).toBe(1)
  expect(await editor(page).locator('ul ul ul ul ul ul ul').count()).toBe(0)

  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('mentionable-users')) asked = performance.now()
  })
  await page.keyboard.type(' @')
  await page.waitForTimeout(800)
  expect(asked).toBe(0)
  const typed = performance.now()
  await page.keyboard.type('b')
  await page.getByRole('option', { name: /Bea Novak/ }).waitFor()
  expect(asked - typed).toBeGreaterThanOrEqual(450)
  await page.keyboard.press('Escape')
  await page.getByRole('option').waitFor({ state: 'hidden' })
  await page.reload()
  await editor(page).getByText('level 8').waitFor()
})

/** The address of a lane that this test alone writes on. */
async function aLane(page: Page): Promise<string> {
  const [created] = await answersOf(page, 'POST', '/lanes', [
    {
      customerReferenceNumber: `Notes ${Date.now()}`,
      equipmentMode: 1,
      origin: { city: 'Chicago', state: 'IL', country: 'US' },
      destination: { city: 'Dallas', state: 'TX', country: 'US' },
      tenderType: 'Manual',
      tenderMethod: 'Email',
    },
  ])
  if (!created) throw new Error('No lane was made')
  return `/lanes/${(created.content as { id: string }).id}`
}

type Answered = { status: number; content: unknown }

/** Calls of the signed-in browser, several at a time. */
const answersOf = (page: Page, method: string, address: string, bodies: readonly unknown[]): Promise<Answered[]> =>
  page.evaluate(
    async (given) => {
      const stored = Object.entries(localStorage).find(([key]) => key.startsWith('oidc.user:'))
      const { access_token: token } = JSON.parse(stored?.[1] ?? '{}') as { access_token: string }
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const answers: Answered[] = []
      const queue = [...given.bodies]
      const work = async () => {
        for (let body = queue.shift(); body !== undefined; body = queue.shift()) {
          const sent = { method: given.method, headers, body: JSON.stringify(body) }
          const answer = await fetch(`/api/v1${given.address}`, sent)
          answers.push({ status: answer.status, content: await answer.json().catch(() => null) })
        }
      }
      await Promise.all([work(), work(), work(), work()])
      return answers
    },
    { method, address, bodies: [...bodies] },
  )

/** The different statuses of such calls. */
const callAs = async (page: Page, method: string, address: string, bodies: readonly unknown[]) => [
  ...new Set((await answersOf(page, method, address, bodies)).map(({ status }) => status)),
]
