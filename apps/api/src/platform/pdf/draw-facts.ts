import { ink } from './ink.ts'
import { margin, type Pdf, widthOf } from './write-pdf.ts'

export type Fact = readonly [label: string, value: string]

const gap = 16

/** Labels with their values below them, in columns of equal width. */
export function drawFacts(pdf: Pdf, facts: readonly Fact[], columns = 3) {
  const width = (widthOf(pdf) - gap * (columns - 1)) / columns
  for (let first = 0; first < facts.length; first += columns) {
    const top = pdf.y
    const ends = facts.slice(first, first + columns).map(([label, value], column) => {
      const left = margin + column * (width + gap)
      pdf.font('regular').fontSize(7.5).fillColor(ink.quiet).text(label, left, top, { width })
      pdf.font('bold').fontSize(9).fillColor(ink.text).text(value, left, pdf.y, { width })
      return pdf.y
    })
    pdf.x = margin
    pdf.y = Math.max(...ends) + 6
  }
}
