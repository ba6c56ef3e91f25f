import { ink } from './ink.ts'
import { bottomOf, margin, type Pdf, widthOf } from './write-pdf.ts'

export type Column = {
  title: string
  /** Share of the total width. */
  share: number
  align?: 'left' | 'right'
}

type Table = {
  columns: readonly Column[]
  rows: readonly (readonly string[])[]
  /** Text shown when there are no rows. */
  empty: string
}

const padding = { x: 6, y: 4 }

/** A table of full width. When it is longer than the page, it continues on the next page with its header repeated. */
export function drawTable(pdf: Pdf, { columns, rows, empty }: Table) {
  const cells = placed(pdf, columns)
  drawTitles(pdf, cells)
  if (rows.length === 0) return drawRow(pdf, [{ left: margin, width: widthOf(pdf), align: 'left', title: '' }], [empty])
  for (const row of rows) {
    if (pdf.y + heightOf(pdf, cells, row) > bottomOf(pdf)) {
      pdf.addPage()
      drawTitles(pdf, cells)
    }
    drawRow(pdf, cells, row)
  }
}

type Cell = { title: string; left: number; width: number; align: 'left' | 'right' }

function placed(pdf: Pdf, columns: readonly Column[]): Cell[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  let left = margin
  return columns.map(({ title, share, align = 'left' }) => {
    const cell = { title, left, width: (share / whole) * widthOf(pdf), align }
    left += cell.width
    return cell
  })
}

function drawTitles(pdf: Pdf, cells: readonly Cell[]) {
  pdf.font('bold').fontSize(7.5)
  const titles = cells.map(({ title }) => title)
  pdf.rect(margin, pdf.y, widthOf(pdf), heightOf(pdf, cells, titles)).fill(ink.band)
  pdf.fillColor(ink.quiet)
  drawTexts(pdf, cells, titles)
}

function drawRow(pdf: Pdf, cells: readonly Cell[], row: readonly string[]) {
  pdf.font('regular').fontSize(8.5).fillColor(ink.text)
  drawTexts(pdf, cells, row)
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + widthOf(pdf), pdf.y)
    .lineWidth(0.5)
    .stroke(ink.line)
}

function drawTexts(pdf: Pdf, cells: readonly Cell[], texts: readonly string[]) {
  const [top, height] = [pdf.y, heightOf(pdf, cells, texts)]
  cells.forEach(({ left, width, align }, index) => {
    pdf.text(texts[index] ?? '', left + padding.x, top + padding.y, { width: width - 2 * padding.x, align })
  })
  pdf.x = margin
  pdf.y = top + height
}

/** Uses the current font. */
function heightOf(pdf: Pdf, cells: readonly Cell[], texts: readonly string[]): number {
  const heights = cells.map(({ width }, index) =>
    pdf.heightOfString(texts[index] || ' ', { width: width - 2 * padding.x }),
  )
  return Math.max(...heights) + 2 * padding.y
}
