import type { Bill } from '@lanewise/domain/bills-of-lading/bill'
import { formatMoney } from '@lanewise/domain/shared/format'
import { drawRule, drawTick } from '#platform/pdf/draw-boxes.ts'
import { putLine, putText } from '#platform/pdf/put-text.ts'
import type { Pdf } from '#platform/pdf/write-pdf.ts'
import { sheet, sheetWidth } from './sheet.ts'

export const footHeight = 202
const column = 384
const small = 6.5

const across = (pdf: Pdf, y: number) => drawRule(pdf, [sheet.left, y], [sheet.right, y])

/** Value, liability, receipt and signatures, at the bottom of the first page. */
export function drawFoot(pdf: Pdf, bill: Bill) {
  const top = sheet.bottom - footHeight
  drawValue(pdf, bill, top)
  across(pdf, top + 43)
  const liability =
    'Note: liability limitation for loss or damage in this shipment may be applicable. See 49 U.S.C. 14706(c)(1)(A) and (B).'
  putLine(pdf, liability, { x: sheet.left, y: top + 47, width: sheetWidth, size: 7, bold: true, align: 'center' })
  across(pdf, top + 59)
  drawReceipt(pdf, top + 59)
  across(pdf, top + 107)
  drawSignatures(pdf, top + 107)
}

function drawValue(pdf: Pdf, { declaredValueCents }: Bill, y: number) {
  const value = declaredValueCents === null ? '____________' : formatMoney(declaredValueCents)
  const per = declaredValueCents === null ? '____________' : 'shipment'
  putText(
    pdf,
    `Where the rate is dependent on value, shippers are required to state specifically in writing the agreed or declared value of the property as follows: "The agreed or declared value of the property is specifically stated by the shipper to be not exceeding ${value} per ${per}."`,
    { x: sheet.left + 6, y: y + 5, width: column - sheet.left - 14, size: small },
  )
  drawRule(pdf, [column, y], [column, y + 43])
  const x = column + 6
  putLine(pdf, 'COD amount', { x, y: y + 5, width: 44, size: 7 })
  putLine(pdf, 'None', { x: x + 50, y: y + 4.2, width: 60, bold: true })
  drawRule(pdf, [x + 46, y + 14], [x + 128, y + 14])
  putLine(pdf, 'Fee terms', { x, y: y + 18, width: 40, size: 7 })
  drawTick(pdf, 'Collect', { x: x + 48, y: y + 18, width: 46 })
  drawTick(pdf, 'Prepaid', { x: x + 98, y: y + 18, width: 50 })
  drawTick(pdf, 'Customer check acceptable', { x, y: y + 30.5, width: 140 })
}

function drawReceipt(pdf: Pdf, y: number) {
  const received =
    'Received, subject to individually determined rates or contracts that have been agreed upon in writing between the carrier and shipper, if applicable, otherwise to the rates, classifications and rules that have been established by the carrier and are available to the shipper on request, and to all applicable state and federal regulations.'
  putText(pdf, received, { x: sheet.left + 6, y: y + 5, width: column - sheet.left - 14, size: small })
  drawRule(pdf, [column, y], [column, y + 48])
  const unpaid =
    'The carrier shall not make delivery of this shipment without payment of freight and all other lawful charges.'
  putText(pdf, unpaid, { x: column + 6, y: y + 5, width: sheet.right - column - 12, size: small })
  drawRule(pdf, [column + 6, y + 35], [sheet.right - 6, y + 35])
  putLine(pdf, 'Shipper signature', { x: column + 6, y: y + 37, width: 100, size: small })
}

const shipperText =
  'This is to certify that the above named materials are properly classified, packaged, marked and labeled, and are in proper condition for transportation according to the applicable regulations of the DOT.'
const carrierText =
  'Carrier acknowledges receipt of packages and required placards. Carrier certifies emergency response information was made available or carrier has the DOT emergency response guidebook or equivalent in the vehicle.'

function drawSignatures(pdf: Pdf, y: number) {
  const [loaded, counted, carrier] = [216, 285.5, 396.5] as const
  for (const x of [loaded, counted, carrier]) drawRule(pdf, [x, y], [x, sheet.bottom])
  drawSigned(pdf, ['Shipper signature / date', shipperText], { x: sheet.left, y, width: loaded - sheet.left })
  putLine(pdf, 'Trailer loaded', { x: loaded + 6, y: y + 6, width: 60, size: 7, bold: true })
  drawTick(pdf, 'By shipper', { x: loaded + 6, y: y + 19, width: 60 })
  drawTick(pdf, 'By driver', { x: loaded + 6, y: y + 32, width: 60 })
  putLine(pdf, 'Freight counted', { x: counted + 6, y: y + 6, width: 96, size: 7, bold: true })
  drawTick(pdf, 'By shipper', { x: counted + 6, y: y + 19, width: 96 })
  drawTick(pdf, 'By driver, pallets said', { x: counted + 6, y: y + 32, width: 103 })
  putLine(pdf, 'to contain', { x: counted + 19, y: y + 40.5, width: 80, size: 7.5 })
  drawTick(pdf, 'By driver, pieces', { x: counted + 6, y: y + 54, width: 96 })
  drawSigned(pdf, ['Carrier signature / pickup date', carrierText], {
    x: carrier,
    y,
    width: sheet.right - carrier,
  })
}

type Place = { x: number; y: number; width: number }

function drawSigned(pdf: Pdf, [title, text]: readonly [string, string], { x, y, width }: Place) {
  putLine(pdf, title, { x: x + 6, y: y + 6, width: width - 12, size: 7, bold: true })
  putText(pdf, text, { x: x + 6, y: y + 17, width: width - 12, size: small })
  drawRule(pdf, [x + 6, y + 82], [x + width - 6, y + 82])
  putLine(pdf, 'Signature', { x: x + 6, y: y + 84, width: 60, size: small })
  putLine(pdf, 'Date', { x: x + width - 46, y: y + 84, width: 40, size: small, align: 'right' })
}
