import { decode, decodeImage, type IFD, toRGBA8 } from 'utif2'
import { canvasOf, type PageSource } from './page-source.ts'

/** Fax and scan services send several pages in one TIFF file, each with its own size. */
export function tiffPages(bytes: Uint8Array<ArrayBuffer>): PageSource {
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  // Previews and masks have no width of their own.
  const pages = decode(buffer).filter((page) => widthOf(page) > 0)
  if (pages.length === 0) throw new Error('The file has no pages')
  const pageAt = (page: number) => pages[page - 1] as IFD
  return {
    count: pages.length,
    sizeOf: (page) => shownSize(pageAt(page)),
    draw: async (page, scale) => drawn(buffer, pageAt(page), scale),
    close: () => {},
  }
}

const widthOf = (page: IFD) => numberIn(page.t256)
const heightOf = (page: IFD) => numberIn(page.t257)
const numberIn = (tag: unknown) => (Array.isArray(tag) ? Number(tag[0] ?? 0) : 0)

/** Scans have 200 dots per inch or more. On the screen a page is as wide as a sheet of paper. */
function shownSize(page: IFD) {
  const [width, height] = [widthOf(page), heightOf(page)]
  const shrink = Math.min(1, 816 / width)
  return { width: width * shrink, height: height * shrink }
}

function drawn(buffer: ArrayBuffer, page: IFD, scale: number): HTMLCanvasElement {
  if (!page.data) decodeImage(buffer, page)
  const whole = canvasOf({ width: page.width, height: page.height })
  const colours = new Uint8ClampedArray(toRGBA8(page))
  whole.getContext('2d')?.putImageData(new ImageData(colours, page.width, page.height), 0, 0)
  // Decoded colors take four times as much memory as the dots of the page, so they are dropped and decoded again when
  // the page comes near.
  Object.assign(page, { data: undefined })
  const shown = shownSize(page)
  const canvas = canvasOf({
    width: Math.min(page.width, shown.width * scale),
    height: Math.min(page.height, shown.height * scale),
  })
  canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height)
  return canvas
}
