import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { enter, useBrowser } from './journey.ts'
import { bookedLoad } from './parts/loads.ts'
import { heicPicture, lockedPdf, pdfOf, tiffOf, unlikeOthers } from './parts/papers.ts'

const open = useBrowser()

type Paper = { name: string; buffer: Buffer }

/** A picture as written by a canvas: its upper half red, its lower half blue. */
async function pictureOf(page: Page, type: 'image/png' | 'image/jpeg'): Promise<Buffer> {
  const address = await page.evaluate((kind) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 400 })
    const paint = canvas.getContext('2d')
    if (!paint) throw new Error('Nothing can be drawn')
    for (const [colour, top] of [
      ['#e00000', 0],
      ['#0000e0', 200],
    ] as const) {
      paint.fillStyle = colour
      paint.fillRect(0, top, 300, 200)
    }
    return canvas.toDataURL(kind)
  }, type)
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

/** Uploads documents to a shipment and returns the button that opens each of them. */
async function bring(page: Page, papers: readonly Paper[]) {
  await enter(page, 'admin@acme.test')
  const { number } = await bookedLoad(page)
  await page.goto(`/shipments/${number}/preview`)
  await page.getByRole('region', { name: 'Documents' }).waitFor()
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const files = papers.map((paper) => ({ ...paper, mimeType: '' }))
  await page.getByLabel('Drop PDF files or pictures here').setInputFiles(files)
  await page.getByLabel('File type').click()
  await page.getByRole('option', { name: 'Customs' }).click()
  await page.getByRole('button', { name: /^Upload (file|\d+ files)$/ }).click()
  await page.getByText('Shipment document uploaded').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  return async (name: string): Promise<Locator> => {
    await page
      .getByRole('list', { name: 'Documents' })
      .getByRole('button', { name: `Customs ${name}` })
      .last()
      .click()
    return page.getByRole('dialog')
  }
}

const anyShade = () => Math.floor(Math.random() * 200) + 20
const close = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Colors at the given heights in the middle of a rendered page, each as red, green and blue. */
const coloursOf = (canvas: Locator, heights: readonly number[]) =>
  canvas.evaluate(
    (one: HTMLCanvasElement, at) =>
      at.map((share) => [
        ...(one
          .getContext('2d')
          ?.getImageData(one.width / 2, one.height * share, 1, 1)
          .data.slice(0, 3) ?? []),
      ]),
    heights,
  )

const about = (colour: readonly number[]) => colour.map((part) => Math.round(part / 64))

it('shows .pdf, .png, .jpeg, .jpg, .tif and .tiff files, and pictures of phones, and hands each out as it came [DOC-26] [DOC-33]', async () => {
  const page = await open()
  await page.goto('/')
  const [png, jpeg, shade] = [await pictureOf(page, 'image/png'), await pictureOf(page, 'image/jpeg'), anyShade()]
  const sheets = [
    { width: 60, height: 80, shade },
    { width: 90, height: 40, shade: 255 - shade },
  ]
  const papers = {
    'Letter.pdf': unlikeOthers(pdfOf(2)),
    'Seal.png': unlikeOthers(png),
    'Seal.jpeg': unlikeOthers(jpeg),
    'Door.jpg': unlikeOthers(jpeg),
    'Fax.tif': unlikeOthers(tiffOf(sheets)),
    'Scan.tiff': unlikeOthers(tiffOf([...sheets, { width: 50, height: 50, shade: 128 }])),
    'IMG_1.heic': unlikeOthers(heicPicture),
  }
  const view = await bring(
    page,
    Object.entries(papers).map(([name, buffer]) => ({ name, buffer })),
  )
  const red = [224, 0, 0]
  const blue = [0, 0, 224]
  const gray = (one: number) => [one, one, one]
  const shown: Record<keyof typeof papers, readonly (readonly number[])[] | null> = {
    'Letter.pdf': null,
    'Seal.png': [red, blue],
    'Seal.jpeg': [red, blue],
    'Door.jpg': [red, blue],
    'Fax.tif': [gray(shade), gray(shade)],
    'Scan.tiff': [gray(shade), gray(shade)],
    'IMG_1.heic': null,
  }
  const pages = { 'Letter.pdf': 2, 'Fax.tif': 2, 'Scan.tiff': 3 } as Record<string, number>
  for (const [name, colours] of Object.entries(shown)) {
    const viewer = await view(name)
    const canvas = viewer.locator('[data-page="1"] canvas')
    await canvas.waitFor()
    expect(await viewer.locator('[data-page]').count()).toBe(pages[name] ?? 1)
    if (colours) expect((await coloursOf(canvas, [0.25, 0.75])).map(about)).toEqual(colours.map(about))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      viewer.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(name)
    expect((await readFile(await download.path())).equals(papers[name as keyof typeof papers])).toBe(true)
    await close(page)
  }
})

it('zooms from 10% to 500%, turns by quarters and prints every page of a PDF [DOC-31] [DOC-32] [DOC-34]', async () => {
  const page = await open({}, 'new')
  await page.addInitScript(() => {
    window.print = () => {
      const printed = [...document.querySelectorAll<HTMLImageElement>('[data-printed] img')]
      document.documentElement.dataset.printed = printed.map((one) => one.naturalWidth).join(' ')
    }
  })
  const view = await bring(page, [{ name: 'Three.pdf', buffer: unlikeOthers(pdfOf(3)) }])
  const viewer = await view('Three.pdf')
  await viewer.locator('[data-page="1"] canvas').waitFor()
  const zoomed = async () => (await viewer.getByRole('button', { name: /^Zoom \d+%$/ }).innerText()).trim()
  const sizeOf = async () => {
    const box = await viewer.locator('[data-page="1"]').boundingBox()
    return [box?.width ?? 0, box?.height ?? 0].map(Math.round)
  }
  const pressUntilOff = async (name: string) => {
    const button = viewer.getByRole('button', { name })
    for (let times = 0; times < 30 && (await button.isEnabled()); times += 1) await button.click()
    expect(await button.isEnabled()).toBe(false)
  }
  await pressUntilOff('Zoom in')
  expect([await zoomed(), await sizeOf()]).toEqual(['500%', [3060, 3960]])
  await viewer.getByRole('region', { name: 'Document' }).press('+')
  expect(await zoomed()).toBe('500%')
  await pressUntilOff('Zoom out')
  expect([await zoomed(), await sizeOf()]).toEqual(['10%', [61, 79]])
  await viewer.getByRole('region', { name: 'Document' }).press('-')
  expect(await zoomed()).toBe('10%')

  const rotations: [string, number[]][] = []
  for (const name of ['Rotate right', 'Rotate right', 'Rotate right', 'Rotate right', 'Rotate left']) {
    await viewer.getByRole('button', { name }).click()
    rotations.push([(await viewer.getByText(/^\d+°$/).innerText()).trim(), await sizeOf()])
  }
  const [upright, onSide] = [
    [61, 79],
    [79, 61],
  ]
  expect(rotations).toEqual([
    ['90°', onSide],
    ['180°', upright],
    ['270°', onSide],
    ['0°', upright],
    ['270°', onSide],
  ])
  await viewer.getByRole('button', { name: 'Print' }).click()
  // Letter pages at 150 dots per inch.
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.printed)).toBe('1275 1275 1275')
})

it('draws of 300 pages only what is looked at, and says what is wrong with a locked or a broken file', async () => {
  const page = await open()
  const broken = pdfOf(3).subarray(0, 200)
  const view = await bring(page, [
    { name: 'Long.pdf', buffer: unlikeOthers(pdfOf(300)) },
    { name: 'Locked.pdf', buffer: unlikeOthers(lockedPdf) },
    { name: 'Broken.pdf', buffer: unlikeOthers(broken) },
  ])
  const viewer = await view('Long.pdf')
  await viewer.locator('[data-page="1"] canvas').waitFor()
  const small = viewer.getByRole('button', { name: /^Page \d+$/ })
  expect(await small.count()).toBe(300)
  await small.first().locator('canvas').waitFor()
  expect(await small.locator('canvas').count()).toBeLessThan(30)
  expect(await viewer.locator('[data-page] canvas').count()).toBeLessThan(10)
  await viewer.getByRole('button', { name: 'Page 250', exact: true }).click()
  await viewer.locator('[data-page="250"] canvas').waitFor()
  await viewer.getByText('250 / 300').waitFor()
  expect(await viewer.locator('[data-page="1"] canvas').count()).toBe(0)
  await close(page)
  for (const [name, text] of [
    ['Locked.pdf', 'This PDF is protected by a password. Download it to open it.'],
    ['Broken.pdf', 'An error occurred while loading the file.'],
  ] as const) {
    const dialog = await view(name)
    await dialog.getByText(text).waitFor()
    expect(await dialog.getByRole('button', { name: 'Print' }).isEnabled()).toBe(false)
    expect(await dialog.getByRole('button', { name: 'Download' }).isEnabled()).toBe(true)
    await close(page)
  }
})
