import type { Bill } from '@lanewise/domain/bills-of-lading/bill'
import { drawBand, drawBox, drawRule } from '#platform/pdf/draw-boxes.ts'
import { heightOfText, putLine, putText } from '#platform/pdf/put-text.ts'
import { type Pdf, writePdf } from '#platform/pdf/write-pdf.ts'
import { createYielder } from '#platform/yielder.ts'
import { drawFoot, footHeight } from './bill-foot.ts'
import { drawHead, roomForInstructions } from './bill-head.ts'
import { freightRow, heightOf, orderRow, type Row, taken } from './bill-rows.ts'
import { drawFreight, drawOrders, freightFrame, noteHeight, orderFrame } from './bill-tables.ts'
import { drawBarcode } from './draw-barcode.ts'
import {
  drawFooter,
  drawPageNumber,
  drawTitle,
  type Imprint,
  issuerOf,
  sheet,
  sheetWidth,
  titleHeight,
} from './sheet.ts'

/** Bills one after the other. The pages of each bill are numbered separately. */
export function writeBills(bills: readonly Bill[], imprint: Imprint): Promise<Buffer> {
  const title = imprint.fileName.replace(/\.pdf$/, '')
  const page = { size: 'LETTER' as const, margin: 0 }
  const author = issuerOf(bills.find(({ isBlind }) => isBlind) ?? bills[0], imprint)
  return writePdf({ title, author, page }, async (pdf) => {
    const pause = createYielder()
    const ends: number[] = []
    for (const [index, bill] of bills.entries()) {
      if (index > 0) pdf.addPage()
      drawBill(pdf, bill, imprint)
      ends.push(pdf.bufferedPageRange().count)
      await pause()
    }
    numberPages(pdf, ends)
  })
}

function numberPages(pdf: Pdf, ends: readonly number[]) {
  ends.forEach((end, bill) => {
    const first = ends[bill - 1] ?? 0
    for (let page = first; page < end; page += 1) {
      pdf.switchToPage(page)
      drawPageNumber(pdf, page - first + 1, end - first)
    }
  })
}

/** Rows and instructions that did not fit on the previous page. */
type Remaining = { orders: readonly Row[]; lines: readonly Row[]; instructions: readonly string[] }

function drawBill(pdf: Pdf, bill: Bill, imprint: Imprint) {
  let remaining = drawFirstPage(pdf, bill, imprint)
  while (remaining.orders.length + remaining.lines.length + remaining.instructions.length > 0) {
    pdf.addPage()
    remaining = drawNextPage(pdf, bill, { imprint, left: remaining })
  }
}

const continued = 'Continued on the next page'
/** Minimum height of the orders table, in points, on a first page that does not hold all rows. */
const leastForOrders = 62

function drawFirstPage(pdf: Pdf, bill: Bill, imprint: Imprint): Remaining {
  const { shown, rest } = roomForInstructions(pdf, bill.instructions)
  drawFrame(pdf, bill, imprint)
  const top = drawHead(pdf, bill, { imprint, shown })
  const orders = bill.orders.map((line) => orderRow(pdf, line))
  const lines = bill.lines.map((line) => freightRow(pdf, line))
  const room = sheet.bottom - footHeight - top - orderFrame - freightFrame
  const spare = Math.max(0, room - heightOf(orders) - heightOf(lines))
  const forOrders = Math.min(heightOf(orders), Math.max(leastForOrders, room - heightOf(lines))) + Math.min(spare, 17)
  const [firstOrders, otherOrders] = split(orders, forOrders)
  const [firstLines, otherLines] = split(lines, room - forOrders)
  const y = drawOrders(pdf, bill, { y: top, rows: firstOrders, note: noteFor(otherOrders), height: forOrders })
  drawFreight(pdf, bill, { y, rows: firstLines, note: noteFor(otherLines), height: room - forOrders })
  drawFoot(pdf, bill)
  return { orders: otherOrders, lines: otherLines, instructions: rest }
}

const noteFor = (rest: readonly Row[]) => (rest.length > 0 ? continued : undefined)

/** Reserves room for the note that rows continue on the next page. */
function split(rows: readonly Row[], room: number) {
  return heightOf(rows) <= room + 0.5 ? ([rows, []] as const) : taken(rows, room - noteHeight)
}

function drawFrame(pdf: Pdf, bill: Bill, imprint: Imprint) {
  drawBox(pdf, { x: sheet.left, y: sheet.top, width: sheetWidth, height: sheet.bottom - sheet.top })
  drawFooter(pdf, bill, imprint)
}

/** A continuation page shows the bill number again, so that a loose sheet can be matched to its bill. */
function drawNextPage(pdf: Pdf, bill: Bill, { imprint, left }: { imprint: Imprint; left: Remaining }): Remaining {
  drawFrame(pdf, bill, imprint)
  const subtitle = 'Supplement to the bill of lading'
  drawTitle(pdf, bill, { title: `Bill of Lading ${bill.number}`, subtitle, date: imprint.date })
  let y = drawAgain(pdf, bill, sheet.top + titleHeight)
  const orders = rowsOn(left.orders, sheet.bottom - y - orderFrame)
  if (left.orders.length > 0) y = drawOrders(pdf, bill, { y, ...orders })
  const lines = orders.rest.length > 0 ? waiting(left.lines) : rowsOn(left.lines, sheet.bottom - y - freightFrame)
  if (lines.rows.length > 0) y = drawFreight(pdf, bill, { y, ...lines })
  const isFull = orders.rest.length + lines.rest.length > 0
  const instructions = isFull ? left.instructions : drawInstructions(pdf, left.instructions, y)
  return { orders: orders.rest, lines: lines.rest, instructions }
}

const waiting = (rest: readonly Row[]) => ({ rows: [], rest, note: undefined, height: 0 })

/** A row that is higher than a page gets a page of its own. */
function rowsOn(all: readonly Row[], room: number) {
  if (all.length > 0 && room < (all[0]?.height ?? 0) && room < 400) return waiting(all)
  const [fitting, others] = split(all, room)
  const [rows, rest] = fitting.length === 0 ? [all.slice(0, 1), all.slice(1)] : [fitting, others]
  return { rows, rest, note: noteFor(rest), height: heightOf(rows) + (rest.length > 0 ? noteHeight : 0) }
}

function drawAgain(pdf: Pdf, { number, shipFrom, shipTo }: Bill, y: number): number {
  drawRule(pdf, [sheet.left, y], [sheet.right, y])
  const parties = [
    ['Ship from', shipFrom],
    ['Ship to', shipTo],
  ] as const
  parties.forEach(([label, party], index) => {
    const at = y + 8 + index * 16
    putLine(pdf, label, { x: sheet.left + 6, y: at + 0.7, width: 40, size: 7 })
    putLine(pdf, `${party.name}, ${party.city}`, { x: sheet.left + 48, y: at, width: 228, bold: true })
  })
  drawBarcode(pdf, number, { x: sheet.middle, y: y + 6, width: sheet.right - sheet.middle, height: 28 })
  return y + 40
}

/** Draws the instructions that fit, at least one per page, so that the loop over pages ends. */
function drawInstructions(pdf: Pdf, all: readonly string[], top: number): readonly string[] {
  if (all.length === 0) return []
  const text = { x: sheet.left + 6, width: sheetWidth - 12 }
  if (top + 40 > sheet.bottom) return all
  let y = drawBand(pdf, 'Special instructions, continued', { x: sheet.left, y: top, width: sheetWidth }) + 5
  let done = 0
  for (const one of all) {
    if (done > 0 && y + heightOfText(pdf, one, text) > sheet.bottom - 4) break
    y = putText(pdf, one, { ...text, y }) + 2
    done += 1
  }
  return all.slice(done)
}
