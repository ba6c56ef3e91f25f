import PDFDocument from 'pdfkit'
import { ink } from './ink.ts'
import { type OpenFont, openFont } from './open-font.ts'

export type Pdf = PDFKit.PDFDocument

/** In points: 72 per inch. */
export const margin = 40

type Sheet = {
  /** Document title shown by PDF viewers. */
  title: string
  author: string
  /** Footer of every page, next to the page number. Omitted when the whole page is drawn by the caller. */
  footer?: string
  /** Page size and margin. Letter size by default. */
  page?: { size: 'LETTER' | [width: number, height: number]; margin: number }
}

let fonts: { regular: OpenFont; bold: OpenFont } | undefined

/** Writes a PDF in the product's font. Pages are numbered after all of them are drawn. */
export async function writePdf(sheet: Sheet, draw: (pdf: Pdf) => void | Promise<void>): Promise<Buffer> {
  fonts ??= { regular: openFont('400Regular'), bold: openFont('600SemiBold') }
  const info = { Title: sheet.title, Author: sheet.author }
  const page = sheet.page ?? { size: 'LETTER', margin }
  const pdf = new PDFDocument({ ...page, bufferPages: true, info, lang: 'en-US', displayTitle: true })
  const whole = collect(pdf)
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  pdf.font('regular').fontSize(9).fillColor(ink.text)
  await draw(pdf)
  if (sheet.footer !== undefined) numberPages(pdf, sheet.footer)
  pdf.end()
  return whole
}

const collect = (pdf: Pdf) =>
  new Promise<Buffer>((done, fail) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => done(Buffer.concat(chunks)))
    pdf.on('error', fail)
  })

export const widthOf = (pdf: Pdf) => pdf.page.width - 2 * margin
export const bottomOf = (pdf: Pdf) => pdf.page.height - margin - 14

function numberPages(pdf: Pdf, footer: string) {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index)
    // The footer is in the margin, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0
    const at = pdf.page.height - margin - 6
    pdf.font('regular').fontSize(7.5).fillColor(ink.quiet)
    pdf.text(footer, margin, at, { width: widthOf(pdf), lineBreak: false })
    pdf.text(`Page ${index + 1} of ${count}`, margin, at, { width: widthOf(pdf), align: 'right', lineBreak: false })
  }
}
