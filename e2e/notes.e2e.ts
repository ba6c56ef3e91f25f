import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn, useBrowser } from './journey.ts'
import { aLane, editor, notes, openLane, startEditor } from './noting.ts'

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

it('takes a page of a word processor with its picture and a mention, a second browser shows the note and rings its bell without a reload, and the mail can be read [NOTIFY-4]', async () => {
  const [ana, bea] = [await open(), await open()]
  await Promise.all([signIn(ana, 'admin@acme.test'), signIn(bea, 'readonly@acme.test')])
  const path = await aLane(ana)
  await Promise.all([openLane(ana, path), openLane(bea, path)])
  const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
  const before = Number(/\d+/.exec((await bellOf(bea).getAttribute('aria-label')) ?? '')?.[0] ?? 0)
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
  await bea.getByRole('button', { name: `Notifications, ${before + 1} unread` }).click()
  const bell = bea.getByRole('dialog', { name: 'Notifications' })
  await bell.getByText('Ana Ruiz mentioned you on').first().waitFor()
  await bell.getByRole('button', { name: 'Mark all as read' }).click()
  await bea.getByRole('button', { name: 'Notifications', exact: true, includeHidden: true }).waitFor()
  await ana.goto('/dev/mail')
  await ana.getByRole('link', { name: /Ana Ruiz mentioned you on/ }).click()
  await ana.getByRole('link', { name: 'Stop these mails' }).waitFor()
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
  await page.keyboard.type('r')
  await page.getByRole('option', { name: /Rita Cole/ }).waitFor()
  expect(asked - typed).toBeGreaterThanOrEqual(450)
  await page.keyboard.press('Escape')
  await page.getByRole('option').waitFor({ state: 'hidden' })
  await page.reload()
  await editor(page).getByText('level 8').waitFor()
})
