export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])

/** What an image is by its content; the name and the type that a browser sends prove nothing. */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  if (startsWith(bytes, png)) return 'image/png'
  if (startsWith(bytes, jpeg)) return 'image/jpeg'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp'
  return null
}

/** The same with pictures that move. */
export function pictureTypeOf(bytes: Buffer): ImageType | 'image/gif' | null {
  return /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)) ? 'image/gif' : imageTypeOf(bytes)
}

export type DocumentType = ImageType | 'application/pdf'

/** What a document is by its content: a PDF or an image. */
export const documentTypeOf = (bytes: Buffer): DocumentType | null =>
  bytes.toString('latin1', 0, 5) === '%PDF-' ? 'application/pdf' : imageTypeOf(bytes)

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start)
