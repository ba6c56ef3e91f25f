import type { Bill } from '@lanewise/domain/bills-of-lading/bill'
import { formatNumber, formatWeight } from '@lanewise/domain/shared/format'
import { bandHeight, drawBand, drawRule } from '#platform/pdf/draw-boxes.ts'
import { ink } from '#platform/pdf/ink.ts'
import { putLine } from '#platform/pdf/put-text.ts'
import type { Pdf } from '#platform/pdf/write-pdf.ts'
import { drawGrid, drawRows, freightColumns, heightOf, orderColumns, putCell, type Row } from './bill-rows.ts'
import { sheet, sheetWidth } from './sheet.ts'

const orderHead = 12
const freightHead = 27
const totalHeight = 16
export const orderFrame = bandHeight + orderHead + totalHeight
export const freightFrame = bandHeight + freightHead + totalHeight

/** Rows of a table, a note in place of the rows that continue on another page, and the height to fill. */
export type Rows = { rows: readonly Row[]; note?: string | undefined; height: number }
export const noteHeight = 14

const shade = (pdf: Pdf, from: number, to: number, y: number) =>
  pdf.rect(from, y + 0.4, to - from - 0.4, totalHeight - 0.8).fill(ink.shade)

export function drawOrders(pdf: Pdf, { totals }: Bill, { y, ...filled }: Rows & { y: number }): number {
  let at = drawBand(pdf, 'Customer order information', { x: sheet.left, y, width: sheetWidth })
  const titles = ['Customer order number', '# pkgs', 'Weight', 'Pallet / slip', 'Additional shipper information']
  const head = { columns: orderColumns, y: at, height: orderHead }
  titles.forEach((title, index) => {
    putCell(pdf, title, { ...head, index }, { bold: true, align: 'center', size: 6.5 })
  })
  drawGrid(pdf, orderColumns, { y: at, height: orderHead })
  at = fill(pdf, orderColumns, filled, at + orderHead)
  const total = { columns: orderColumns, y: at, height: totalHeight }
  shade(pdf, orderColumns[3], sheet.right, at)
  putCell(pdf, 'Grand total', { ...total, index: 0 }, { bold: true })
  putCell(pdf, formatNumber(totals.packages), { ...total, index: 1 }, { bold: true, align: 'right' })
  putCell(pdf, formatWeight(totals.weight), { ...total, index: 2 }, { bold: true, align: 'right' })
  drawGrid(pdf, [...orderColumns.slice(0, 4), sheet.right], total)
  return at + totalHeight
}

export function drawFreight(pdf: Pdf, { totals }: Bill, { y, ...filled }: Rows & { y: number }): number {
  const head = drawBand(pdf, 'Carrier information', { x: sheet.left, y, width: sheetWidth })
  drawFreightHead(pdf, head)
  const at = fill(pdf, freightColumns, filled, head + freightHead)
  const total = { columns: freightColumns, y: at, height: totalHeight }
  for (const column of [1, 3, 5, 7] as const)
    shade(pdf, freightColumns[column], column === 7 ? sheet.right : (freightColumns[column + 1] as number), at)
  const right = { bold: true, align: 'right' } as const
  putCell(pdf, formatNumber(totals.handlingUnits), { ...total, index: 0 }, right)
  putCell(pdf, formatNumber(totals.packages), { ...total, index: 2 }, right)
  putCell(pdf, formatWeight(totals.weight), { ...total, index: 4 }, right)
  putCell(pdf, 'Grand total', { ...total, index: 6 }, { bold: true })
  drawGrid(pdf, [...freightColumns.slice(0, 8), sheet.right], total)
  return at + totalHeight
}

const careNote = [
  'Commodities requiring special or additional care or attention in handling or stowing must',
  'be so marked and packaged as to ensure safe transportation with ordinary care.',
]

/** The table head has two rows of titles. Some titles span two columns. */
function drawFreightHead(pdf: Pdf, y: number) {
  const half = freightHead / 2
  const small = { bold: true, align: 'center', size: 6.5 } as const
  const put = (title: string, from: number, to: number, top: number) =>
    putLine(pdf, title, { x: from + 2, y: top, width: to - from - 4, ...small })
  const [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9] = freightColumns
  const groups = [
    ['Handling unit', c0, c2],
    ['Package', c2, c4],
    ['LTL only', c7, c9],
  ] as const
  for (const [title, from, to] of groups) {
    put(title, from, to, y + 3)
    drawRule(pdf, [from, y + half], [to, y + half])
  }
  const titles = [
    ['Qty', c0, c1],
    ['Type', c1, c2],
    ['Qty', c2, c3],
    ['Type', c3, c4],
    ['NMFC #', c7, c8],
    ['Class', c8, c9],
  ] as const
  for (const [title, from, to] of titles) {
    put(title, from, to, y + half + 3)
    if (from !== c0 && from !== c2 && from !== c7) drawRule(pdf, [from, y + half], [from, y + freightHead])
  }
  put('Weight', c4, c5, y + 9)
  put('H.M.', c5, c6, y + 5)
  put('(X)', c5, c6, y + 13)
  put('Commodity description', c6, c7, y + 3)
  careNote.forEach((text, index) => {
    putLine(pdf, text, { x: c6 + 2, y: y + 12 + index * 6.5, width: c7 - c6 - 4, size: 5.5, align: 'center' })
  })
  for (const x of [c2, c4, c5, c6, c7]) drawRule(pdf, [x, y], [x, y + freightHead])
  drawRule(pdf, [sheet.left, y + freightHead], [sheet.right, y + freightHead])
}

const blankHeight = 18

function drawBlanks(pdf: Pdf, columns: readonly number[], { y, end }: { y: number; end: number }) {
  if (end - y < 0.5) return
  const count = Math.max(1, Math.floor((end - y) / blankHeight))
  const height = (end - y) / count
  for (let row = 0; row < count; row += 1) drawGrid(pdf, columns, { y: y + row * height, height })
}

/** Unused room stays empty, to be filled in by hand. */
function fill(pdf: Pdf, columns: readonly number[], { rows, note, height }: Rows, top: number): number {
  const end = top + Math.max(height, heightOf(rows))
  const y = drawRows(rows, top, note ? 0 : end - top - heightOf(rows))
  if (!note) {
    drawBlanks(pdf, columns, { y, end })
    return end
  }
  const middle = (y + end) / 2 - 4.5
  putLine(pdf, note, { x: sheet.left, y: middle, width: sheetWidth, size: 7, bold: true, align: 'center' })
  drawRule(pdf, [sheet.left, end], [sheet.right, end])
  return end
}
