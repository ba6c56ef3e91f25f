import type { Bill, Party } from '@lanewise/domain/bills-of-lading/bill'
import { bandHeight, drawBand, drawRule, drawTick } from '#platform/pdf/draw-boxes.ts'
import { heightOfText, putLine, putText } from '#platform/pdf/put-text.ts'
import type { Pdf } from '#platform/pdf/write-pdf.ts'
import { drawBarcode } from './draw-barcode.ts'
import { drawTitle, type Imprint, sheet, titleHeight } from './sheet.ts'

const columnWidth = sheet.middle - sheet.left
const row = 12
const blockWithNumber = 54
const payerBlock = 43
/** Vertical position where the parties end and the instructions begin. */
const partiesEnd = sheet.top + titleHeight + 3 * bandHeight + 2 * blockWithNumber + payerBlock

const instruction = { width: columnWidth - 12, size: 7.5 }
const mostInstructions = 92
const fewestInstructions = 38

/** The instructions that fit beside the barcodes. The others are printed on a page of their own. */
export function roomForInstructions(pdf: Pdf, instructions: readonly string[]) {
  let height = 0
  const fitting = instructions.findIndex((text) => {
    height += heightOfText(pdf, text, instruction)
    return height > mostInstructions - 12
  })
  const rest = fitting === -1 ? [] : instructions.slice(fitting)
  const note = instructions.length === 0 ? [] : ['More instructions follow on the next page']
  const shown = fitting === -1 ? instructions : [...instructions.slice(0, fitting), ...note]
  return { shown, rest }
}

/** Draws everything above the tables and returns the vertical position where it ends. */
export function drawHead(pdf: Pdf, bill: Bill, { imprint, shown }: { imprint: Imprint; shown: readonly string[] }) {
  const title = { title: 'Bill of Lading', subtitle: 'Straight, short form, original, not negotiable' }
  drawTitle(pdf, bill, { ...title, date: imprint.date })
  const top = sheet.top + titleHeight
  drawRule(pdf, [sheet.left, top], [sheet.right, top])
  drawParties(pdf, bill, top)
  const end = drawInstructions(pdf, shown)
  drawNumbers(pdf, bill, top)
  drawRule(pdf, [sheet.middle, top], [sheet.middle, end])
  return end
}

function drawParties(pdf: Pdf, { shipFrom, shipTo, billTo, terms }: Bill, top: number) {
  const place = { x: sheet.left, width: columnWidth }
  let y = drawBand(pdf, 'Ship from', { ...place, y: top })
  drawParty(pdf, shipFrom, { y, number: 'SID #' })
  y = drawBand(pdf, 'Ship to', { ...place, y: y + blockWithNumber })
  drawParty(pdf, shipTo, { y, number: 'CID #' })
  const title = terms === 'ThirdParty' ? 'Third party freight charges bill to' : 'Freight charges bill to'
  y = drawBand(pdf, title, { ...place, y: y + blockWithNumber })
  drawParty(pdf, billTo, { y, number: null })
}

function drawParty(pdf: Pdf, party: Party, { y, number }: { y: number; number: string | null }) {
  const lines = [
    ['Name', party.name],
    ['Address', party.street],
    ['City, state, zip', party.city],
  ] as const
  lines.forEach(([label, value], index) => {
    drawField(pdf, label, value, y + 4 + index * row)
  })
  if (!number) return
  const last = y + 4 + lines.length * row
  putLine(pdf, number, { x: sheet.left + 6, y: last + 0.7, width: 58, size: 7 })
  putLine(pdf, party.number, { x: sheet.left + 66, y: last, width: 72, bold: true })
  putLine(pdf, 'Phone', { x: sheet.left + 142, y: last + 0.7, width: 24, size: 7 })
  putLine(pdf, party.phone, { x: sheet.left + 166, y: last, width: 78, bold: true })
  drawTick(pdf, 'FOB', { x: sheet.middle - 36, y: last + 0.8, width: 34 })
}

function drawField(pdf: Pdf, label: string, value: string, y: number, x: number = sheet.left) {
  putLine(pdf, label, { x: x + 6, y: y + 0.7, width: 58, size: 7 })
  putLine(pdf, value, { x: x + 66, y, width: columnWidth - 72, bold: true })
}

function drawInstructions(pdf: Pdf, shown: readonly string[]): number {
  drawRule(pdf, [sheet.left, partiesEnd], [sheet.middle, partiesEnd])
  const x = sheet.left + 6
  putLine(pdf, 'Special instructions', { x, y: partiesEnd + 4, width: columnWidth - 12, size: 7, bold: true })
  let y = partiesEnd + 14
  for (const text of shown) y = putText(pdf, text, { x, y, ...instruction })
  return Math.max(y + 3, partiesEnd + 14 + fewestInstructions)
}

/** The right half of the head: barcodes, carrier and payer. */
function drawNumbers(pdf: Pdf, bill: Bill, top: number) {
  const { middle, right } = sheet
  const x = middle + 8
  const under = (y: number) => drawRule(pdf, [middle, y], [right, y])
  drawNumber(pdf, [['Bill of lading number', bill.number]], { y: top, code: bill.number })
  under(top + 64)
  drawCarrier(pdf, bill, top + 64)
  under(top + 112)
  const { scac, proNumber } = bill.carrier
  const numbers = [['SCAC', scac ?? ''] as const, ['PRO number', proNumber ?? ''] as const]
  drawNumber(pdf, numbers, { y: top + 112, code: proNumber ?? '' })
  under(top + 176)
  drawTerms(pdf, bill, top + 176)
  under(top + 212)
  drawTick(pdf, '', { x, y: top + 220, width: 14 }, bill.isMaster)
  putLine(pdf, 'Master bill of lading:', { x: x + 14, y: top + 219.5, width: 90, bold: true })
  putLine(pdf, 'with attached underlying bills of lading', { x: x + 102, y: top + 219.5, width: 160 })
}

type Numbers = readonly (readonly [label: string, value: string])[]

function drawNumber(pdf: Pdf, numbers: Numbers, { y, code }: { y: number; code: string }) {
  let x = sheet.middle + 8
  for (const [label, value] of numbers) {
    putLine(pdf, label, { x, y: y + 7, width: 80, size: 7 })
    const labelEnd = x + pdf.widthOfString(label) + 5
    putLine(pdf, value, { x: labelEnd, y: y + 5, width: sheet.right - labelEnd - 6, size: 9.5, bold: true })
    x = labelEnd + pdf.widthOfString(value) + 14
  }
  drawBarcode(pdf, code, { x: sheet.middle + 4, y: y + 20, width: sheet.right - sheet.middle - 8, height: 36 })
}

function drawCarrier(pdf: Pdf, { carrier }: Bill, y: number) {
  const container = carrier.containerNumber ? [['Container', carrier.containerNumber] as const] : []
  const lines = [
    ['Carrier name', carrier.name] as const,
    ['Trailer number', carrier.trailerNumber] as const,
    ...container,
    ['Seal number(s)', carrier.sealNumber] as const,
  ]
  // Four lines are set closer together, so that they end above the rule.
  const [first, step] = container.length > 0 ? [4, 10.5] : [7, row]
  lines.forEach(([label, value], index) => {
    drawField(pdf, label, value ?? '', y + first + index * step, sheet.middle + 2)
  })
}

function drawTerms(pdf: Pdf, { terms }: Bill, y: number) {
  const x = sheet.middle + 8
  putLine(pdf, 'Freight charge terms', { x, y: y + 5, width: 90, bold: true })
  putLine(pdf, '(prepaid unless marked otherwise)', { x: x + 88, y: y + 6, width: 140, size: 7 })
  drawTick(pdf, 'Prepaid', { x, y: y + 20, width: 54 }, terms === 'Prepaid')
  drawTick(pdf, 'Collect', { x: x + 57, y: y + 20, width: 54 }, terms === 'Collect')
  drawTick(pdf, '3rd party', { x: x + 112, y: y + 20, width: 64 }, terms === 'ThirdParty')
}
