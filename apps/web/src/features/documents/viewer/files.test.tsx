import { getDocument } from '@lanewise/contract/documents'
import { screen, waitFor, within } from '@testing-library/react'
import { encodeImage } from 'utif2'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { setWindowWidth } from '#testing/window.ts'
import { aDocument, id, openCard } from '../testing/given.tsx'

/** A PDF with the given number of pages, without the renderer, which runs only in a browser. */
const pdf = vi.hoisted(() => ({ pages: 1, failure: null as Error | null, destroy: vi.fn(), rendered: vi.fn() }))
vi.mock('pdfjs-dist', () => {
  class PasswordException extends Error {}
  const page = (number: number) => ({
    getViewport: ({ scale }: { scale: number }) => ({ width: 600 * scale, height: 100 * number * scale, scale }),
    render: (given: object) => {
      pdf.rendered(number, given)
      return { promise: Promise.resolve() }
    },
    cleanup: () => {},
  })
  const getDocument = () => ({
    promise: pdf.failure
      ? Promise.reject(pdf.failure.message === 'locked' ? new PasswordException() : pdf.failure)
      : Promise.resolve({ numPages: pdf.pages, getPage: async (number: number) => page(number) }),
    destroy: async () => pdf.destroy(),
  })
  return { GlobalWorkerOptions: {}, getDocument, PasswordException }
})

/** Adds properties that the test window lacks, for one test. */
function lend(part: object, lent: Record<string, unknown>) {
  const before = Object.getOwnPropertyDescriptors(part)
  Object.assign(part, lent)
  onTestFinished(() => {
    for (const name of Object.keys(lent)) {
      const own = before[name as keyof typeof before]
      if (own) Object.defineProperty(part, name, own)
      else Reflect.deleteProperty(part, name)
    }
  })
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const context = { drawImage: vi.fn(), putImageData: vi.fn() }
const bitmap = { width: 2448, height: 1000, close: vi.fn() }
const canvases = () => [...document.querySelectorAll<HTMLCanvasElement>('[data-page] canvas')]

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.stubGlobal('createImageBitmap', async () => bitmap)
  vi.stubGlobal(
    'ImageData',
    class {
      readonly data: Uint8ClampedArray
      readonly width: number
      readonly height: number
      constructor(data: Uint8ClampedArray, width: number, height: number) {
        this.data = data
        this.width = width
        this.height = height
      }
    },
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(pdf, { pages: 1, failure: null })
  for (const spy of [pdf.destroy, pdf.rendered, context.drawImage, context.putImageData, bitmap.close]) spy.mockClear()
})

/** Opens a document whose file has the given content. A number makes the server fail with that status. */
async function view(extension: string, file: BodyInit | number = 'x', others = [] as ReturnType<typeof aDocument>[]) {
  const opened = await openCard({ list: { documents: [aDocument({ extension }), ...others] } })
  const { fetch } = globalThis
  const answer = () => (typeof file === 'number' ? new Response('', { status: file }) : new Response(file))
  globalThis.fetch = ((address: string, init?: RequestInit) =>
    String(address).startsWith('/files/') ? Promise.resolve(answer()) : fetch(address, init)) as typeof fetch
  await opened.keys.click(await screen.findByRole('button', { name: /^Shipment miscellaneous/ }))
  await screen.findByRole('dialog')
  return opened
}
const shown = () => screen.findByRole('toolbar', { name: 'View' })

describe('a picture', () => {
  it('is one page, as fine as it is but not wider than a screen', async () => {
    const { keys } = await view('.png')
    expect(await shown()).toHaveTextContent('1 / 1')
    expect(screen.getByText(/, 1 page, 184 KB$/)).toBeVisible()
    expect(document.querySelector<HTMLElement>('[data-page] > div')?.style.width).toBe('1224px')
    await waitFor(() => expect(canvases()).toHaveLength(1))
    expect([canvases()[0]?.width, canvases()[0]?.height]).toEqual([Math.round(1224 * 1.6), 800])
    expect(context.drawImage).toHaveBeenCalledWith(bitmap, 0, 0, Math.round(1224 * 1.6), 800)
    await keys.click(button('Close'))
    await waitFor(() => expect(bitmap.close).toHaveBeenCalledOnce())
  })

  it('that cannot be read says so', async () => {
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')))
    await view('.png')
    expect(await screen.findByText('An error occurred while loading the file.')).toBeVisible()
  })
})

describe('a scan', () => {
  const tiff = () => encodeImage(new Uint8Array(1632 * 4 * 4).fill(90), 1632, 4)

  it('is drawn page by page, as wide as a sheet of paper', async () => {
    await view('.tiff', tiff())
    expect(await shown()).toHaveTextContent('1 / 1')
    expect(document.querySelector<HTMLElement>('[data-page] > div')?.style.width).toBe('816px')
    await waitFor(() => expect(canvases()).toHaveLength(1))
    expect(canvases()[0]?.width).toBe(Math.round(816 * 1.6))
    expect(context.putImageData.mock.calls[0]?.[0]).toMatchObject({ width: 1632, height: 4 })
    expect(context.putImageData.mock.calls[0]?.[0].data[0]).toBe(90)
    expect(context.drawImage).toHaveBeenCalled()
  })

  it('without a page says that it cannot be shown', async () => {
    await view('.tif', 'nothing of the kind')
    expect(await screen.findByText('An error occurred while loading the file.')).toBeVisible()
  })
})

describe('a PDF', () => {
  it('shows all its pages, each in its own size', async () => {
    pdf.pages = 42
    const { keys } = await view('.pdf')
    expect(await shown()).toHaveTextContent('1 / 42')
    expect(screen.getByText(/, 42 pages, 184 KB$/)).toBeVisible()
    const sizes = [...document.querySelectorAll<HTMLElement>('[data-page] > div')].map(({ style }) => style.height)
    expect(sizes.slice(0, 3)).toEqual(['100px', '200px', '300px'])
    await waitFor(() => expect(pdf.rendered).toHaveBeenCalledWith(2, expect.anything()))
    const [, { canvas, viewport }] = pdf.rendered.mock.calls.find(([number]) => number === 2) as [
      number,
      { canvas: HTMLCanvasElement; viewport: { width: number } },
    ]
    expect(canvas.width).toBe(Math.round(viewport.width))
    await keys.click(button('Close'))
    await waitFor(() => expect(pdf.destroy).toHaveBeenCalled())
  })

  it('with a password or without sense says which', async () => {
    pdf.failure = new Error('locked')
    const { keys } = await view('.pdf')
    expect(await screen.findByText('This PDF is protected by a password. Download it to open it.')).toBeVisible()
    expect(pdf.destroy).toHaveBeenCalledOnce()
    pdf.failure = new Error('broken')
    await keys.click(button('Try again'))
    expect(await screen.findByText('An error occurred while loading the file.')).toBeVisible()
  })

  it('that is gone is a file that fails to load, not a missing image', async () => {
    await view('.pdf', 404)
    expect(await screen.findByText('An error occurred while loading the file.')).toBeVisible()
  })
})

describe('the viewer', () => {
  it('is worked by keys', async () => {
    const next = aDocument({ id: id('d2'), name: 'BOL.pdf', type: 'Customs', extension: '.png' })
    const { keys } = await view('.png', 'x', [next])
    await shown()
    screen.getByRole('region', { name: 'Document' }).focus()
    expect(button('Zoom 100%')).toBeVisible()
    await keys.keyboard('+')
    expect(button('Zoom 125%')).toBeVisible()
    await keys.keyboard('=')
    expect(button('Zoom 156%')).toBeVisible()
    await keys.keyboard('--')
    expect(button('Zoom 100%')).toBeVisible()
    await keys.keyboard('r')
    expect(screen.getByText('90°')).toBeVisible()
    await keys.keyboard('RR')
    expect(screen.getByText('270°')).toBeVisible()
    for (const modifier of ['Control', 'Meta', 'Alt']) await keys.keyboard(`{${modifier}>}r{/${modifier}}`)
    await keys.keyboard('x')
    expect(screen.getByText('270°')).toBeVisible()
    await keys.keyboard('{ArrowLeft}')
    expect(screen.getByText('Document 1 of 2')).toBeVisible()
    await keys.keyboard('{ArrowRight}')
    expect(await screen.findByText('Document 2 of 2')).toBeVisible()
    await shown()
    screen.getByRole('region', { name: 'Document' }).focus()
    await keys.keyboard('{ArrowRight}')
    expect(screen.getByText('Document 2 of 2')).toBeVisible()
    await keys.click(button('Previous document'))
    expect(await screen.findByText('Document 1 of 2')).toBeVisible()
  })

  it('shows small pages at the side, and on a phone when they are wanted', async () => {
    const wide = await view('.png')
    await shown()
    expect(screen.getByRole('list', { name: 'Pages' })).toBeVisible()
    await wide.keys.click(button('Page thumbnails'))
    expect(screen.queryByRole('list', { name: 'Pages' })).toBeNull()
    await wide.keys.click(button('Page thumbnails'))
    expect(screen.getByRole('list', { name: 'Pages' })).toBeVisible()
    await wide.keys.click(button('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    setWindowWidth(390)
    await wide.keys.click(button(/^Shipment miscellaneous/))
    await shown()
    expect(screen.queryByRole('list', { name: 'Pages' })).toBeNull()
  })

  it('offers to print what it can show, once it is there', async () => {
    vi.stubGlobal('createImageBitmap', () => new Promise(() => {}))
    await view('.png')
    expect(await screen.findByRole('button', { name: 'Print' })).toBeDisabled()
    expect(screen.getByText(/^Uploaded by Ana Ruiz, [^,]*, 184 KB$/)).toBeVisible()
  })

  it('prints all pages as pictures and takes them away again', async () => {
    pdf.pages = 3
    const { keys } = await view('.pdf')
    await shown()
    const sheet = () =>
      [...document.querySelectorAll('body > [data-printed] img')].map((one) => one.getAttribute('src'))
    const printed: unknown[] = []
    let [made, drawn] = [0, 0]
    const revoked = vi.fn()
    lend(URL, { createObjectURL: () => `blob:${++made}`, revokeObjectURL: revoked })
    lend(HTMLImageElement.prototype, { decode: async () => Promise.reject(new Error('no picture here')) })
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => {
      drawn += 1
      take(drawn === 2 ? null : new Blob())
    })
    lend(window, { print: () => printed.push(sheet()) })
    pdf.rendered.mockClear()
    await keys.click(button('Print'))
    await waitFor(() => expect(printed).toHaveLength(1))
    // A page that could not be drawn leaves its sheet empty.
    expect(printed).toEqual([['blob:1', null, 'blob:2']])
    expect(pdf.rendered.mock.calls.map(([number]) => number)).toEqual([1, 2, 3])
    await waitFor(() => expect(sheet()).toEqual([]))
    expect(revoked.mock.calls.flat()).toEqual(['blob:1', '', 'blob:2'])
    expect(button('Print')).toBeEnabled()
  })

  it('says that a document cannot be asked for, and asks again', async () => {
    const { keys, portal } = await openCard()
    portal.on(getDocument, refused(500, 'Not now'))
    await keys.click(await screen.findByRole('button', { name: /^Shipment miscellaneous/ }))
    expect(await screen.findByText('An error occurred while loading the file.')).toBeVisible()
    await keys.click(button('Try again'))
    await waitFor(() => expect(portal.calls(getDocument)).toHaveLength(2))
  })
})

describe('a download', () => {
  it('hands over the file under its name, by a link of that moment', async () => {
    const { keys, portal } = await openCard()
    const downloads: unknown[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloads.push([this.getAttribute('href'), this.download])
    })
    await keys.click(await screen.findByRole('button', { name: 'Download Seal.png' }))
    await waitFor(() => expect(downloads).toEqual([['/files/seal', 'Seal.png']]))
    portal.on(getDocument, refused(404, 'The document was deleted'))
    await keys.click(button('Download Seal.png'))
    expect(await screen.findByText('The document was deleted')).toBeVisible()
    expect(within(document.body).getAllByRole('listitem').length).toBeGreaterThan(0)
    expect(downloads).toHaveLength(1)
  })
})
