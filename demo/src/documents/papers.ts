import { writePdf } from '@lanewise/api/platform/pdf/write-pdf'
import { formatDateTime } from '@lanewise/domain/shared/format'
import type { Random } from '#random.ts'

/** Data printed on the papers of a shipment. */
export type Load = {
  shipmentNumber: string
  carrierName: string
  proNumber: string | null
  shipper: string
  consignee: string
  place: string
  at: Date
  timeZone: string
  weight: number
  pallets: number
}

const signers = ['L. Ferrer', 'T. Monroe', 'D. Okafor', 'R. Haas', 'M. Quinn', 'J. Patel']

/** A delivery receipt as a driver returns it: typed, stamped and signed. */
export function deliveryReceipt(random: Random, load: Load): Promise<Buffer> {
  const signer = random.pick(signers)
  return writePdf({ title: `Proof of delivery ${load.shipmentNumber}`, author: load.carrierName }, (pdf) => {
    pdf.font('bold').fontSize(18).text(load.carrierName).fontSize(13).text('Delivery receipt').moveDown()
    pdf.font('regular').fontSize(10)
    for (const [name, value] of factsOf(load)) pdf.text(`${name}: ${value}`)
    pdf.moveDown().text(`${load.pallets} pallets, ${load.weight.toLocaleString('en-US')} lbs received in good order`)
    const y = pdf.y + 40
    pdf
      .save()
      .rotate(-6, { origin: [380, y] })
      .rect(320, y - 20, 190, 54)
      .lineWidth(2)
      .stroke('royalblue')
    pdf
      .fillColor('royalblue')
      .font('bold')
      .fontSize(15)
      .text('RECEIVED', 340, y - 12)
      .fontSize(9)
    pdf.text(formatDateTime(load.at, load.timeZone), 340, y + 10).restore()
    sign(pdf, random, y + 90)
    pdf
      .fillColor('black')
      .font('regular')
      .fontSize(9)
      .text(`Received by ${signer}`, 60, y + 120)
    pdf.text('See next page for the packing list', 60, y + 140)
    pdf.addPage().font('bold').fontSize(14).fillColor('black').text('Packing list', 60, 60).font('regular').fontSize(10)
    for (let pallet = 1; pallet <= Math.min(load.pallets, 40); pallet += 1)
      pdf.text(`Pallet ${pallet} of ${load.pallets}`)
  })
}

const factsOf = (load: Load) =>
  [
    ['Shipment', load.shipmentNumber],
    ['PRO number', load.proNumber ?? '-'],
    ['Shipper', load.shipper],
    ['Consignee', `${load.consignee}, ${load.place}`],
  ] as const

/** A random scribble as the signature. */
function sign(pdf: PDFKit.PDFDocument, random: Random, y: number) {
  pdf.moveTo(70, y)
  for (let x = 70; x < 230; x += 20)
    pdf.bezierCurveTo(x + 5, y - random.whole(5, 34), x + 12, y + random.whole(2, 20), x + 20, y - random.whole(0, 12))
  pdf.lineWidth(1.4).stroke('midnightblue')
}
