import type { Bill } from '@lanewise/domain/bills-of-lading/bill'
import { putLine } from '#platform/pdf/put-text.ts'
import type { Pdf } from '#platform/pdf/write-pdf.ts'

/** Positions in points on a letter page. An inch has 72 points. */
export const sheet = { left: 24, top: 21, right: 588, middle: 306, bottom: 752, footer: 768 } as const
export const sheetWidth = sheet.right - sheet.left

/** Data printed on every page in addition to the bill. */
export type Imprint = { fileName: string; companyName: string; date: string; printed: string }

/** The issuer of a blind bill is the payer. (DEF-112) */
export const issuerOf = (bill: Bill | undefined, { companyName }: Pick<Imprint, 'companyName'>): string =>
  bill?.isBlind ? bill.billTo.name : companyName

export function drawFooter(pdf: Pdf, bill: Bill, imprint: Imprint) {
  const { fileName, printed } = imprint
  const line = { x: sheet.left, y: sheet.footer, width: sheetWidth, size: 7 }
  putLine(pdf, issuerOf(bill, imprint), { ...line, width: 200 })
  putLine(pdf, fileName, { ...line, align: 'center' })
  putLine(pdf, printed ? `Printed ${printed}` : '', { ...line, align: 'right' })
}

/** Draws "Page 1 of 2" for one bill. The numbers are written after all pages of the bill are drawn. */
export const drawPageNumber = (pdf: Pdf, page: number, of: number) =>
  putLine(pdf, `Page ${page} of ${of}`, {
    x: sheet.right - 108,
    y: sheet.top + 12,
    width: 100,
    size: 7.5,
    bold: true,
    align: 'right',
  })

export const titleHeight = 35

export function drawTitle(pdf: Pdf, { number }: Bill, { title, subtitle, date }: Record<string, string>) {
  const { left, top } = sheet
  putLine(pdf, 'Date', { x: left + 8, y: top + 12, width: 20, size: 7 })
  putLine(pdf, date ?? '', { x: left + 28, y: top + 11.5, width: 90, size: 8, bold: true })
  putLine(pdf, title ?? number, { x: left, y: top + 5, width: sheetWidth, size: 13, bold: true, align: 'center' })
  putLine(pdf, subtitle ?? '', { x: left, y: top + 21, width: sheetWidth, size: 7.5, align: 'center' })
}
