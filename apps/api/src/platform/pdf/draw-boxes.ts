import { ink } from './ink.ts'
import { putLine } from './put-text.ts'
import type { Pdf } from './write-pdf.ts'

const line = 0.75

export type Area = { x: number; y: number; width: number; height: number }

export const drawBox = (pdf: Pdf, { x, y, width, height }: Area) =>
  pdf.rect(x, y, width, height).lineWidth(line).stroke(ink.black)

export const drawRule = (pdf: Pdf, from: readonly [number, number], to: readonly [number, number]) =>
  pdf
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(line)
    .stroke(ink.black)

/** Section title of a form, white on black. */
export function drawBand(pdf: Pdf, title: string, { x, y, width }: Omit<Area, 'height'>): number {
  pdf.rect(x, y, width, bandHeight).fill(ink.black)
  putLine(pdf, title, { x: x + 6, y: y + 2, width: width - 12, size: 7, bold: true, colour: ink.white })
  return y + bandHeight
}
export const bandHeight = 11

const side = 8

export function drawTick(pdf: Pdf, label: string, { x, y, width }: Omit<Area, 'height'>, isTicked = false) {
  drawBox(pdf, { x, y, width: side, height: side })
  if (isTicked) putLine(pdf, 'X', { x, y: y - 0.2, width: side, size: 7, bold: true, align: 'center' })
  putLine(pdf, label, { x: x + side + 5, y: y - 0.5, width: width - side - 5, size: 7.5 })
}
