import { ink } from './ink.ts'
import type { Pdf } from './write-pdf.ts'

export type Placed = {
  x: number
  y: number
  width: number
  size?: number
  bold?: boolean
  align?: 'left' | 'center' | 'right'
  colour?: string
}

const smallest = 5

/** One line within its width: a longer text is set smaller, and cut only when it would become unreadable. */
export function putLine(pdf: Pdf, text: string, { x, y, width, size = 8, bold = false, ...more }: Placed) {
  pdf.font(bold ? 'bold' : 'regular').fontSize(size)
  const needed = pdf.widthOfString(text)
  const fitting = needed > width ? Math.max(smallest, Math.floor((size * width * 10) / needed) / 10) : size
  pdf.fontSize(fitting).fillColor(more.colour ?? ink.text)
  const shown = fitted(pdf, text, width)
  const left = {
    left: x,
    center: x + (width - pdf.widthOfString(shown)) / 2,
    right: x + width - pdf.widthOfString(shown),
  }
  // Aligns smaller letters with the baseline of the texts beside them.
  pdf.text(shown, left[more.align ?? 'left'], y + (size - fitting) * 0.95, { lineBreak: false })
}

/** Uses the current font. */
function fitted(pdf: Pdf, text: string, width: number): string {
  if (pdf.widthOfString(text) <= width + 0.5) return text
  let end = text.length
  while (end > 0 && pdf.widthOfString(`${text.slice(0, end)}…`) > width) end -= 1
  return `${text.slice(0, end)}…`
}

/** Draws a text over as many lines as needed and returns the y position of its end. */
export function putText(pdf: Pdf, text: string, { x, y, width, size = 8, bold = false, ...more }: Placed): number {
  pdf
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(more.colour ?? ink.text)
  pdf.text(text, x, y, { width, align: more.align ?? 'left' })
  return pdf.y
}

/** A text in bold, followed by regular text in the same lines. */
export function putBesides(pdf: Pdf, [first, second]: readonly [string, string], { x, y, width, size = 8 }: Placed) {
  pdf.fontSize(size).fillColor(ink.text)
  pdf.font('bold').text(first, x, y, { width, continued: true }).font('regular').text(second)
}

export function heightOfText(pdf: Pdf, text: string, { width, size = 8, bold = false }: Omit<Placed, 'x' | 'y'>) {
  return pdf
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .heightOfString(text, { width })
}
