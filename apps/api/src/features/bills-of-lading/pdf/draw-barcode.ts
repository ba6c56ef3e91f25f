import { code128Widths } from '@lanewise/domain/bills-of-lading/code128'
import { ink } from '#platform/pdf/ink.ts'
import type { Pdf } from '#platform/pdf/write-pdf.ts'

type Place = { x: number; y: number; width: number; height: number; module?: number }

/** Quiet zone: modules that stay white at each side, so that scanners find the ends. */
const quiet = 10

/**
 * Draws a Code 128 barcode as vector bars that are sharp at any size. Nothing is drawn when Code 128 cannot encode the
 * text.
 */
export function drawBarcode(pdf: Pdf, text: string, { x, y, width, height, module = 1.2 }: Place) {
  const widths = code128Widths(text)
  if (!widths) return
  const modules = widths.reduce((sum, one) => sum + one, 0)
  const unit = Math.min(module, width / (modules + 2 * quiet))
  let left = x + quiet * unit
  widths.forEach((count, index) => {
    if (index % 2 === 0) pdf.rect(left, y, count * unit, height)
    left += count * unit
  })
  pdf.fill(ink.black)
}
