export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])

/** Image type detected from the content. The file name and the browser's content type are not trusted. */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  if (startsWith(bytes, png)) return 'image/png'
  if (startsWith(bytes, jpeg)) return 'image/jpeg'
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 12) === 'WEBP') return 'image/webp'
  return null
}

/** Image type, including animated pictures. */
export function pictureTypeOf(bytes: Buffer): ImageType | 'image/gif' | null {
  return /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)) ? 'image/gif' : imageTypeOf(bytes)
}

export type DocumentType = ImageType | 'application/pdf'

/** Document type detected from the content: a PDF or an image. */
export const documentTypeOf = (bytes: Buffer): DocumentType | null =>
  letters(bytes, 0, 5) === '%PDF-' ? 'application/pdf' : imageTypeOf(bytes)

export type PaperType = DocumentType | 'image/tiff' | 'image/heic' | 'image/gif'

const tiffStarts = [
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
].map((start) => Buffer.from(start))
/** Brands of still images in the container format that phones use. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Type of a scanned, photographed or printed document. */
export function paperTypeOf(bytes: Buffer): PaperType | null {
  if (tiffStarts.some((start) => startsWith(bytes, start))) return 'image/tiff'
  if (letters(bytes, 4, 8) === 'ftyp' && heicBrands.includes(letters(bytes, 8, 12))) return 'image/heic'
  if (['GIF87a', 'GIF89a'].includes(letters(bytes, 0, 6))) return 'image/gif'
  return documentTypeOf(withoutBlanks(bytes))
}

/** Some programs start a PDF with a byte order mark or empty lines. */
function withoutBlanks(bytes: Buffer): Buffer {
  const at = bytes.subarray(0, 1024).findIndex((byte) => ![0xef, 0xbb, 0xbf, 0x20, 0x0a, 0x0d, 0x09].includes(byte))
  return at > 0 && letters(bytes, at, at + 5) === '%PDF-' ? bytes.subarray(at) : bytes
}

/** An executable file, regardless of its name. */
export const isProgram = (bytes: Buffer): boolean =>
  letters(bytes, 0, 2) === 'MZ' ||
  letters(bytes, 0, 2) === '#!' ||
  letters(bytes, 0, 4) === '\x7fELF' ||
  ['feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe'].includes(bytes.toString('hex', 0, 4))

const shown: readonly string[] = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/tiff',
  'image/heic',
] satisfies PaperType[]

/**
 * Whether the content type of an upload may be sent to browsers: never a page, a script, or an image format that can
 * contain scripts.
 */
export const isShownByBrowsers = (contentType: string): boolean => shown.includes(contentType)

const letters = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)
const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start)
