import type { Party } from '@lanewise/domain/bills-of-lading/bill'
import type { LabelFormat, PalletLabel } from '@lanewise/domain/bills-of-lading/pallet-labels'
import type { ShipmentRow } from '#features/shipments/index.ts'
import { drawBand, drawBox, drawRule } from '#platform/pdf/draw-boxes.ts'
import { ink } from '#platform/pdf/ink.ts'
import { putLine } from '#platform/pdf/put-text.ts'
import { type Pdf, writePdf } from '#platform/pdf/write-pdf.ts'
import { createYielder } from '#platform/yielder.ts'
import { drawBarcode } from './draw-barcode.ts'

/** Label size in points: 4 by 6 inches, the size of label printers. */
const size: [number, number] = [288, 432]
const edge = 10
const inside = size[0] - 2 * edge
const text = { x: edge + 8, width: inside - 16 }

/** A label with the shipment that carries its freight. */
export type ShipmentLabel = { label: PalletLabel; shipment: ShipmentRow }

/**
 * Page size and label positions in points. A letter page holds two labels side by side, with a margin of a quarter
 * inch.
 */
const sheets: Readonly<Record<LabelFormat, { page: [number, number]; places: readonly [number, number][] }>> = {
  FourBySix: { page: size, places: [[0, 0]] },
  Letter: {
    page: [612, 792],
    places: [
      [18, 18],
      [306, 18],
    ],
  },
}

/** Writes one label per pallet. The file's metadata names no party that the labels do not name. */
export function writeLabels(labels: readonly ShipmentLabel[], format: LabelFormat): Promise<Buffer> {
  const { page, places } = sheets[format]
  const [first] = labels
  const about = { title: `Pallet labels ${first?.shipment.shipmentNumber}`, author: first?.label.shipFrom.name ?? '' }
  return writePdf({ ...about, page: { size: page, margin: 0 } }, async (pdf) => {
    const pause = createYielder()
    for (const [index, { label, shipment }] of labels.entries()) {
      const [x, y] = places[index % places.length] ?? [0, 0]
      if (index > 0 && index % places.length === 0) pdf.addPage()
      pdf.save().translate(x, y)
      drawLabel(pdf, label, shipment)
      pdf.restore()
      await pause()
    }
  })
}

function drawLabel(pdf: Pdf, label: PalletLabel, shipment: ShipmentRow) {
  drawBox(pdf, { x: edge, y: edge, width: inside, height: size[1] - 2 * edge })
  let y = drawParty(pdf, 'Ship from', { party: label.shipFrom, y: edge, letters: 8 })
  y = drawParty(pdf, 'Ship to', { party: label.shipTo, y, letters: 12 })
  y = drawCount(pdf, label, y)
  y = drawGoods(pdf, label, { y, shipment })
  drawCodes(pdf, shipment, y)
}

type Written = { party: Party; y: number; letters: number }

function drawParty(pdf: Pdf, title: string, { party, y, letters }: Written): number {
  let at = drawBand(pdf, title, { x: edge, y, width: inside }) + 5
  const lines = [party.name, party.street, party.city]
  lines.forEach((line, index) => {
    putLine(pdf, line, { ...text, y: at, size: letters, bold: index === 0 })
    at += letters * 1.35
  })
  return at + 4
}

/** The pallet count is large, because dock workers look for it first. */
function drawCount(pdf: Pdf, { pallet, of, isHazmat }: PalletLabel, y: number): number {
  drawRule(pdf, [edge, y], [size[0] - edge, y])
  putLine(pdf, `Pallet ${pallet} of ${of}`, { ...text, y: y + 7, size: 22, bold: true })
  if (isHazmat) {
    pdf.rect(size[0] - edge - 66, y + 8, 58, 24).fill(ink.black)
    const place = { x: size[0] - edge - 64, y: y + 13, width: 54 }
    putLine(pdf, 'HAZMAT', { ...place, size: 11, bold: true, align: 'center', colour: ink.white })
  }
  drawRule(pdf, [edge, y + 40], [size[0] - edge, y + 40])
  return y + 40
}

type GoodsOptions = { y: number; shipment: ShipmentRow }

function drawGoods(pdf: Pdf, label: PalletLabel, { y, shipment }: GoodsOptions): number {
  const facts = [
    ['Order', label.orderNumber],
    ['Reference', label.reference],
    ['Goods', label.goods],
    ['Carrier', shipment.carrierName ?? ''],
  ] as const
  facts.forEach(([name, value], index) => {
    const at = y + 7 + index * 14
    putLine(pdf, name, { ...text, y: at + 1.2, width: 48, size: 7.5 })
    putLine(pdf, value, { x: text.x + 52, y: at, width: text.width - 52, size: 9, bold: true })
  })
  const end = y + 7 + facts.length * 14 + 2
  drawRule(pdf, [edge, end], [size[0] - edge, end])
  return end
}

function drawCodes(pdf: Pdf, { shipmentNumber, proNumber }: ShipmentRow, y: number) {
  const codes = [
    ['Shipment', shipmentNumber],
    ['PRO number', proNumber ?? ''],
  ] as const
  codes.forEach(([name, value], index) => {
    const at = y + 8 + index * 84
    putLine(pdf, name, { ...text, y: at + 2, width: 50, size: 7.5 })
    putLine(pdf, value, { x: text.x + 52, y: at, width: text.width - 52, size: 10, bold: true })
    drawBarcode(pdf, value, { x: edge, y: at + 18, width: inside, height: 54, module: 1.9 })
  })
}
