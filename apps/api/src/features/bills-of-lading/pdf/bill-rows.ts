import { countText, type FreightLine, type OrderLine } from '@lanewise/domain/bills-of-lading/bill'
import { formatNumber, formatWeight } from '@lanewise/domain/shared/format'
import { drawRule } from '#platform/pdf/draw-boxes.ts'
import { ink } from '#platform/pdf/ink.ts'
import { heightOfText, putBesides, putLine, putText } from '#platform/pdf/put-text.ts'
import type { Pdf } from '#platform/pdf/write-pdf.ts'
import { sheet } from './sheet.ts'

/** Left edges of the table columns. Each column ends where the next one begins. */
export const orderColumns = [24, 143.5, 196.5, 259, 325, sheet.right] as const
export const freightColumns = [24, 52, 91, 121, 160.5, 215.5, 241, 496, 553, sheet.right] as const

/** `height` is the minimum height. The row may be drawn higher, so that no empty strip remains below it. */
export type Row = { height: number; draw: (y: number, height: number) => void }

const padding = 4
const least = 17

export function drawGrid(pdf: Pdf, columns: readonly number[], { y, height }: { y: number; height: number }) {
  for (const x of columns.slice(1, -1)) drawRule(pdf, [x, y], [x, y + height])
  drawRule(pdf, [sheet.left, y + height], [sheet.right, y + height])
}

type Cell = { bold?: boolean; align?: 'left' | 'center' | 'right'; size?: number }

export function putCell(
  pdf: Pdf,
  text: string,
  { columns, index, y, height }: { columns: readonly number[]; index: number; y: number; height: number },
  { bold = false, align = 'left', size = 8 }: Cell = {},
) {
  const x = (columns[index] ?? 0) + padding
  const width = (columns[index + 1] ?? sheet.right) - x - padding
  putLine(pdf, text, { x, y: y + height / 2 - size * 0.62, width, size, bold, align })
}

const information = { width: sheet.right - orderColumns[4] - 2 * padding, size: 7.5 }

export function orderRow(pdf: Pdf, line: OrderLine): Row {
  const textHeight = heightOfText(pdf, line.information, information)
  return {
    height: Math.max(least, textHeight + 8),
    draw: (y, height) => {
      const cell = (index: number) => ({ columns: orderColumns, index, y, height })
      putCell(pdf, line.number, cell(0), { bold: true })
      putCell(pdf, formatNumber(line.packages), cell(1), { align: 'right' })
      putCell(pdf, formatWeight(line.weight), cell(2), { align: 'right' })
      drawYesOrNo(pdf, line.isOnPallets, y + height / 2)
      putText(pdf, line.information, { x: orderColumns[4] + padding, y: y + (height - textHeight) / 2, ...information })
      drawGrid(pdf, orderColumns, { y, height })
    },
  }
}

/** Draws a ring around the answer, like a mark made by hand. */
function drawYesOrNo(pdf: Pdf, isYes: boolean, middle: number) {
  const centre = (orderColumns[3] + orderColumns[4]) / 2
  putLine(pdf, 'Y', { x: centre - 12, y: middle - 5, width: 10, align: 'center' })
  putLine(pdf, 'N', { x: centre + 2, y: middle - 5, width: 10, align: 'center' })
  pdf
    .circle(centre + (isYes ? -7 : 7), middle - 0.2, 5.5)
    .lineWidth(0.75)
    .stroke(ink.black)
}

const described = { width: freightColumns[7] - freightColumns[6] - 2 * padding, size: 7.5 }

export function freightRow(pdf: Pdf, line: FreightLine): Row {
  const textHeight = heightOfGoods(pdf, line)
  return {
    height: Math.max(least, textHeight + 7),
    draw: (y, height) => {
      const cell = (index: number) => ({ columns: freightColumns, index, y, height })
      putCell(pdf, countText(line.handlingUnits), cell(0), { align: 'right' })
      putCell(pdf, line.handlingUnits ? 'Pallet' : '', cell(1))
      putCell(pdf, countText(line.packages), cell(2), { align: 'right' })
      putCell(pdf, line.packageType, cell(3))
      putCell(pdf, formatWeight(line.weight), cell(4), { align: 'right' })
      putCell(pdf, line.isHazmat ? 'X' : '', cell(5), { bold: true, align: 'center' })
      drawGoods(pdf, line, y + (height - textHeight) / 2)
      putCell(pdf, line.nmfcNumber, cell(7), { align: 'center' })
      putCell(pdf, line.freightClass, cell(8), { align: 'center' })
      drawGrid(pdf, freightColumns, { y, height })
    },
  }
}

/** Hazardous goods get separate lines for their details. Other goods show their measures beside their name. */
const heightOfGoods = (pdf: Pdf, { title, details, isHazmat }: FreightLine) =>
  isHazmat && details
    ? heightOfText(pdf, title, { ...described, bold: true }) + heightOfText(pdf, details, described)
    : heightOfText(pdf, [title, details].filter(Boolean).join(', '), { ...described, bold: true })

function drawGoods(pdf: Pdf, { title, details, isHazmat }: FreightLine, y: number) {
  const place = { x: freightColumns[6] + padding, y, ...described, bold: true }
  if (!isHazmat && details) return putBesides(pdf, [title, `, ${details}`], place)
  const end = putText(pdf, title, place)
  if (details) putText(pdf, details, { ...place, y: end, bold: false })
}

export const heightOf = (rows: readonly Row[]) => rows.reduce((sum, { height }) => sum + height, 0)

/** Splits the rows into those that fit into the room and the rest. */
export function taken(rows: readonly Row[], room: number): [fitting: readonly Row[], rest: readonly Row[]] {
  let used = 0
  const end = rows.findIndex(({ height }) => {
    used += height
    return used > room
  })
  return end === -1 ? [rows, []] : [rows.slice(0, end), rows.slice(end)]
}

/** The last row takes the spare room, as long as that is less than another row. */
export function drawRows(rows: readonly Row[], top: number, spare: number): number {
  return rows.reduce((y, { height, draw }, index) => {
    const isLast = index === rows.length - 1
    const drawn = isLast && spare > 0 && spare < least ? height + spare : height
    draw(y, drawn)
    return y + drawn
  }, top)
}
