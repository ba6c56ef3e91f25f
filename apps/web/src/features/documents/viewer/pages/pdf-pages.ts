import { GlobalWorkerOptions, getDocument, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { canvasOf, type PageSize, type PageSource, ViewError, viewerTexts } from './page-source.ts'

/** The portal itself serves all parts of the renderer. (UX-51) */
const parts = {
  cMapUrl: '/pdf/cmaps/',
  cMapPacked: true,
  iccUrl: '/pdf/iccs/',
  standardFontDataUrl: '/pdf/standard_fonts/',
  wasmUrl: '/pdf/wasm/',
  // The content security policy forbids WebAssembly. The same decoders exist as scripts.
  useWasm: false,
} as const

/** Number of pages measured before the first is shown. The other pages of a longer file are measured on demand. */
const measuredFirst = 40

export async function pdfPages(bytes: Uint8Array<ArrayBuffer>): Promise<PageSource> {
  GlobalWorkerOptions.workerSrc = workerAddress
  const task = getDocument({ data: bytes, ...parts })
  const pdf = await task.promise.catch((error: unknown) => {
    void task.destroy()
    throw error instanceof PasswordException ? new ViewError(viewerTexts.locked) : error
  })
  const sizes = await measured(pdf)
  const first = sizes.get(1) ?? { width: 612, height: 792 }
  return {
    count: pdf.numPages,
    sizeOf: (page) => sizes.get(page) ?? first,
    draw: async (page, scale) => {
      const one = await pdf.getPage(page)
      const viewport = one.getViewport({ scale })
      sizes.set(page, { width: viewport.width / scale, height: viewport.height / scale })
      const canvas = canvasOf(viewport)
      const fitted = one.getViewport({ scale: (scale * canvas.width) / viewport.width })
      await one.render({ canvas, viewport: fitted }).promise
      one.cleanup()
      return canvas
    },
    close: () => void task.destroy(),
  }
}

async function measured(pdf: PDFDocumentProxy): Promise<Map<number, PageSize>> {
  const pages = Array.from({ length: Math.min(pdf.numPages, measuredFirst) }, (_, index) => index + 1)
  const sizes = await Promise.all(
    pages.map(async (page) => {
      const { width, height } = (await pdf.getPage(page)).getViewport({ scale: 1 })
      return [page, { width, height }] as const
    }),
  )
  return new Map(sizes)
}
