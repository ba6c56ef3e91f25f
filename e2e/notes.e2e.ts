import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { called } from './calls.ts'
import { enter, useBrowser } from './journey.ts'
import { aLane, editor, notes, openLane, startEditor } from './parts/noting.ts'
import { heicPicture } from './parts/papers.ts'

const open = useBrowser()

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** Clipboard content of a word processor. */
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
  await Promise.all([enter(ana, 'admin@acme.test'), enter(bea, 'readonly@acme.test')])
  const path = await aLane(ana)
  await called(bea, 'POST', '/notifications/read', { isRead: true })
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
  await bell.getByText('Ana Ruiz mentioned you on').first().waitFor()
  await bell.getByRole('button', { name: 'Mark all as read' }).click()
  await bea.getByRole('button', { name: 'Notifications', exact: true, includeHidden: true }).waitFor()
  await ana.goto('/dev/mail')
  await ana.getByRole('link', { name: /Ana Ruiz mentioned you on/ }).click()
  await ana.getByRole('link', { name: 'Unsubscribe' }).waitFor()
})

/** Pictures in every supported format. Formats that browsers cannot show are converted. */
const pictures = async (page: Page) => {
  const webp = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 4 })
    return canvas.toDataURL('image/webp').split(',')[1] ?? ''
  })
  const heic = heicPicture.toString('base64')
  return [
    { name: 'dock.png', type: 'image/png', data: onePixel },
    { name: 'dock.bmp', type: 'image/bmp', data: bitmap },
    { name: 'dock.gif', type: 'image/gif', data: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' },
    { name: 'dock.webp', type: 'image/webp', data: webp },
    { name: 'dock.heic', type: 'image/heic', data: heic },
    { name: 'dock.heif', type: 'image/heif', data: heic },
    // Some systems do not know the file type.
    { name: 'IMG_1.HEIC', type: '', data: heic },
  ]
}

/** A bitmap of one pixel, in the format of old programs. */
const bitmap = 'Qk06AAAAAAAAADYAAAAoAAAAAQAAAAEAAAABABgAAAAAAAQAAAATCwAAEwsAAAAAAAAAAAAAAAD/AA=='

type Given = { name: string; type: string; data: string }

const bring = (page: Page, method: 'paste' | 'drop', given: Given) =>
  editor(page).evaluate(
    (field, { how, file }) => {
      const bytes = Uint8Array.from(atob(file.data), (sign) => sign.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], file.name, { type: file.type }))
      const { left, top } = field.getBoundingClientRect()
      const place = { bubbles: true, cancelable: true, clientX: left + 10, clientY: top + 10 }
      field.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, ...place }),
      )
    },
    { how: method, file: given },
  )

it('takes pictures of every kind, heic, heif, gif and webp too, pasted or dropped, and readers see them [NOTE-16]', async () => {
  const page = await open()
  await enter(page, 'admin@acme.test')
  await openLane(page, await aLane(page))
  await startEditor(page)
  const given = await pictures(page)
  const shown = (place: Locator) =>
    place.locator('img').evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length)
  let count = 0
  for (const picture of given)
    for (const method of ['paste', 'drop'] as const) {
      await bring(page, method, picture)
      count += 1
      await expect.poll(() => shown(editor(page)), { message: `${method} ${picture.name}` }).toBe(count)
    }
  await page.keyboard.press('Control+Enter')
  await page.getByText('Note added').waitFor()
  await page.reload()
  await notes(page).getByRole('listitem').waitFor()
  await expect.poll(() => shown(notes(page))).toBe(given.length * 2)
})

/** Types a mention with the page's clock paused, which shows the delay before users are searched. */
async function seePeople(page: Page) {
  let searchCount = 0
  page.on('request', (request) => {
    if (request.url().includes('mentionable-users')) searchCount += 1
  })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await page.keyboard.type(' @')
  await page.clock.runFor(2_000)
  expect(searchCount).toBe(0)
  await page.keyboard.type('r')
  await page.clock.runFor(499)
  expect(searchCount).toBe(0)
  await page.clock.runFor(1)
  await expect.poll(() => searchCount).toBe(1)
  await page.clock.resume()
  await page.getByRole('option', { name: /Rita Cole/ }).waitFor()
}

it('offers headings, fonts, lists of six levels and people [NOTE-11] [NOTE-17] [NOTE-18] [NOTE-19]', async () => {
  const page = await open({}, 'new')
  await page.clock.install()
  await enter(page, 'admin@acme.test')
  await openLane(page, await aLane(page))
  await startEditor(page)
  const choices = async (name: string) => {
    await page.getByRole('combobox', { name }).click()
    const options = await page.getByRole('option').allTextContents()
    await page.keyboard.press('Escape')
    return options
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

  await seePeople(page)
  await page.keyboard.press('Escape')
  await page.getByRole('option').waitFor({ state: 'hidden' })
  await page.reload()
  await editor(page).getByText('level 8').waitFor()
})
