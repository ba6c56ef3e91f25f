import { centsOfDollars } from '@lanewise/contract/money'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { formatDateTime, formatMoney, formatNumber, formatWeight } from '@lanewise/domain/shared/format'
import { drawFacts, type Fact } from '#platform/pdf/draw-facts.ts'
import { drawTable } from '#platform/pdf/draw-table.ts'
import { ink } from '#platform/pdf/ink.ts'
import { bottomOf, type Pdf, writePdf } from '#platform/pdf/write-pdf.ts'
import { type ConfirmedLoad, freightText, timesText } from '../confirmation-text.ts'

type Printed = { now: Date; timeZone: string }

/** The rate confirmation as a letter-size PDF: parties, load, stops, references, charges. (DEF-127) */
export function writeConfirmation(confirmed: ConfirmedLoad, { now, timeZone }: Printed): Promise<Buffer> {
  const { companyName, load } = confirmed
  const title = `Rate confirmation ${load.shipmentNumber}`
  const footer = `${companyName}, printed ${formatDateTime(now, timeZone)}`
  return writePdf({ title, author: companyName, footer }, (pdf) => draw(pdf, confirmed, timeZone))
}

function draw(pdf: Pdf, confirmed: ConfirmedLoad, timeZone: string) {
  pdf.font('bold').fontSize(17).fillColor(ink.text).text('Rate confirmation')
  pdf.font('regular').fontSize(9).fillColor(ink.accent).text(`Load ${confirmed.load.shipmentNumber}`).moveDown(0.8)
  drawFacts(pdf, factsOf(confirmed, timeZone))
  pdf.font('regular').fontSize(9).fillColor(ink.text).text(freightText(confirmed))
  drawSection(pdf, 'Stops', () => drawStops(pdf, confirmed))
  drawSection(pdf, 'References', () => drawReferences(pdf, confirmed))
  drawSection(pdf, 'Charges', () => drawCharges(pdf, confirmed))
}

/** Starts a new page when there is little room, so that a section title never stands alone at the bottom. */
function drawSection(pdf: Pdf, title: string, table: () => void) {
  if (pdf.y + 70 > bottomOf(pdf)) pdf.addPage()
  else pdf.moveDown(0.8)
  pdf.font('bold').fontSize(10.5).fillColor(ink.text).text(title).moveDown(0.3)
  table()
}

function factsOf(confirmed: ConfirmedLoad, timeZone: string): Fact[] {
  const { companyName, carrierName, scac, dotNumber, contact, load, bookedAt, proNumber, pickupNumber } = confirmed
  const { reeferTemperatureMin: coldest, reeferTemperatureMax: warmest, totalDistance } = load
  const facts: (readonly [label: string, value: string | null | false])[] = [
    ['Shipper', companyName],
    ['Carrier', [carrierName, scac && `SCAC ${scac}`, dotNumber && `DOT ${dotNumber}`].filter(Boolean).join(', ')],
    ['Contact', contact && [contact.name, contact.email, contact.phone].filter(Boolean).join(', ')],
    ['Booked', bookedAt && formatDateTime(bookedAt, timeZone)],
    ['Equipment', equipmentModeLabels[load.equipmentMode]],
    ['Temperature', coldest !== null && warmest !== null && `${coldest} to ${warmest} °F`],
    ['Miles', totalDistance !== null && formatNumber(totalDistance)],
    ['PRO number', proNumber],
    ['Pickup number', pickupNumber],
    ['Requirements', load.trackingRequirements.map(({ description }) => description).join(', ')],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

const drawStops = (pdf: Pdf, { load }: ConfirmedLoad) =>
  drawTable(pdf, {
    columns: [
      { title: 'Stop', share: 12 },
      { title: 'Place', share: 44 },
      { title: 'Time', share: 34 },
      { title: 'Weight', share: 12, align: 'right' },
    ],
    rows: load.stops.map(({ stopNumber, stopType, companyName, address, notes, weight, ...times }) => [
      `${stopNumber} ${stopType === 0 ? 'Pickup' : 'Delivery'}`,
      [companyName, address.line1, address.line2, `${address.city}, ${address.state} ${address.zip}`, ...notes]
        .filter(Boolean)
        .join('\n'),
      timesText({ address, ...times }),
      formatWeight(weight),
    ]),
    empty: 'No stops',
  })

const drawReferences = (pdf: Pdf, { references }: ConfirmedLoad) =>
  drawTable(pdf, {
    columns: [
      { title: 'Order', share: 20 },
      { title: 'Numbers', share: 80 },
    ],
    rows: references.map(({ orderNumber, numbers }) => [
      orderNumber,
      numbers.map(({ label, value }) => `${label} ${value}`).join(', '),
    ]),
    empty: 'No references',
  })

function drawCharges(pdf: Pdf, { charges, total }: ConfirmedLoad) {
  const money = (dollars: number) => formatMoney(centsOfDollars(dollars))
  drawTable(pdf, {
    columns: [
      { title: 'Charge', share: 78 },
      { title: 'Amount', share: 22, align: 'right' },
    ],
    rows: [...charges.map((charge) => [charge.description, money(charge.total)]), ['Total', money(total)]],
    empty: 'No charges',
  })
}
