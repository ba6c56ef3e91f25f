import { ink } from '@lanewise/api/platform/pdf/ink'
import { bottomOf, margin, type Pdf, widthOf, writePdf } from '@lanewise/api/platform/pdf/write-pdf'
import { type EquipmentMode, equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { type ChargeRateType, chargeRateTypes } from '@lanewise/domain/rating/charges'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatWeight,
  humanize,
} from '@lanewise/domain/shared/format'
import type { ConfirmedCharge, ConfirmedLoad, ConfirmedStop } from './confirmed-load.ts'

type Row = readonly [name: string, value: string | null]

/** The rate confirmation that a carrier signs: parties, freight, stops, times, price and terms. */
export const carrierConfirmation = (load: ConfirmedLoad, shipper: string): Promise<Buffer> => {
  const title = `Rate confirmation ${load.shipmentNumber}`
  const footer = `${load.name ?? 'Carrier'} · Rate confirmation ${load.shipmentNumber}`
  return writePdf({ title, author: load.name ?? 'Carrier', footer }, (pdf) => {
    head(pdf, load)
    parties(pdf, load, shipper)
    section(pdf, 'Stops')
    for (const stop of load.stops) drawStop(pdf, stop)
    section(pdf, 'Agreed charges')
    for (const charge of load.charges) line(pdf, charge.description, basisOf(charge), formatMoney(charge.totalCents))
    line(pdf, 'Total, all in', '', formatMoney(load.totalCents), true)
    section(pdf, 'Terms')
    for (const [index, term] of terms.entries())
      pdf
        .font('regular')
        .fontSize(8)
        .fillColor(ink.quiet)
        .text(`${index + 1}. ${term}`, margin, pdf.y, wide(pdf))
        .moveDown(0.2)
    signatures(pdf, load, shipper)
  })
}

const terms = [
  'The rate covers fuel and all charges above. Any other charge needs written approval in advance.',
  'The driver reports arrival and departure at every stop. Detention is paid after two free hours, with in and out times on the paperwork.',
  'The load is not brokered again, co-loaded or moved by rail.',
  'The signed proof of delivery is sent within 48 hours. Payment follows 30 days after invoice and proof.',
  'Seals stay closed between stops. A broken seal, shortage or damage is reported before the truck leaves.',
]

function head(pdf: Pdf, load: ConfirmedLoad) {
  pdf
    .font('bold')
    .fontSize(17)
    .fillColor(ink.text)
    .text(load.name ?? 'Carrier', margin, margin)
  pdf.font('regular').fontSize(8).fillColor(ink.quiet)
  pdf.text([load.addressLine1, placeOf(load)].filter(Boolean).join(', '))
  pdf.text([load.phone, load.email].filter(Boolean).join(' · '))
  pdf.text(
    joined([
      ['USDOT', load.dotNumber],
      ['Docket', load.docketNumber],
      ['SCAC', load.scac],
    ]),
  )
  const below = pdf.y
  const right = { width: widthOf(pdf), align: 'right' } as const
  pdf.font('bold').fontSize(13).fillColor(ink.accent).text('RATE CONFIRMATION', margin, margin, right)
  pdf.fontSize(11).fillColor(ink.text).text(load.shipmentNumber, right)
  pdf.font('regular').fontSize(8).fillColor(ink.quiet)
  pdf.text(load.bookedAt ? formatDateTime(load.bookedAt, load.originTimeZone) : '', right)
  rule(pdf, Math.max(below, pdf.y) + 6)
}

function parties(pdf: Pdf, load: ConfirmedLoad, shipper: string) {
  const top = pdf.y + 4
  const half = widthOf(pdf) / 2
  facts(pdf, { x: margin, y: top }, [
    ['Shipper', shipper],
    ['Reference', load.bookingReference],
    ['Pickup number', load.pickupNumber],
    ['PRO number', load.proNumber],
    ['Driver', load.driverName],
    ['Truck, trailer', [load.truckNumber, load.trailerNumber].filter(Boolean).join(', ')],
  ])
  const left = pdf.y
  facts(pdf, { x: margin + half, y: top }, [
    ['Equipment', equipmentModeLabels[load.equipmentMode as EquipmentMode]],
    ['Temperature', temperatureOf(load)],
    ['Weight', formatWeight(load.weight)],
    ['Pieces', `${formatNumber(load.pallets)} pallets, ${formatNumber(load.packages)} packages`],
    ['Distance', load.milesTenths === null ? null : `${formatNumber(Math.round(load.milesTenths / 10))} mi`],
    ['Requirements', requirementsOf(load)],
  ])
  pdf.y = Math.max(left, pdf.y)
}

function temperatureOf({ reeferTemperatureMin: low, reeferTemperatureMax: high }: ConfirmedLoad): string | null {
  if (low === null && high === null) return null
  return low === high || high === null || low === null ? `${low ?? high} °F` : `${low} to ${high} °F`
}

const requirementsOf = ({ requirements, isHazmat, isTeamRequired }: ConfirmedLoad) =>
  [...requirements.map(humanize), ...(isHazmat ? ['Hazmat'] : []), ...(isTeamRequired ? ['Team'] : [])].join(', ')

function drawStop(pdf: Pdf, stop: ConfirmedStop) {
  const { stopNumber, stopType, companyName, addressLine1, contactPhone } = stop
  roomFor(pdf, 48)
  const y = pdf.y
  pdf.circle(margin + 9, y + 9, 9).fill(stopType === 0 ? ink.accent : ink.text)
  pdf.font('bold').fontSize(9).fillColor(ink.white)
  pdf.text(String(stopNumber), margin, y + 4, { width: 18, align: 'center' })
  const half = widthOf(pdf) / 2
  pdf
    .fillColor(ink.text)
    .text(`${stopType === 0 ? 'Pickup' : 'Delivery'} · ${companyName}`, margin + 28, y, { width: half })
  pdf
    .font('regular')
    .fontSize(8.5)
    .text(`${addressLine1}, ${placeOf(stop)}`, { width: half })
  if (contactPhone) pdf.fillColor(ink.quiet).text(contactPhone, { width: half })
  const below = pdf.y
  pdf.fillColor(ink.text).text(windowOf(stop), margin + half + 40, y, { width: half - 40, align: 'right' })
  pdf.y = Math.max(below, pdf.y) + 8
}

/** The appointment, or else the hours in which the dock takes freight, in the local time of the place. */
function windowOf({ appointmentAt, earlyAt, lateAt, timeZone }: ConfirmedStop): string {
  if (appointmentAt) return `Appointment ${formatDateTime(appointmentAt, timeZone)}`
  const until =
    formatDate(earlyAt, timeZone) === formatDate(lateAt, timeZone)
      ? formatInZone(lateAt.toISOString(), timeZone, 'HH:mm ZZZZ')
      : formatDateTime(lateAt, timeZone)
  return `${formatInZone(earlyAt.toISOString(), timeZone, 'MM/dd/yyyy HH:mm')} to ${until}`
}

/** Rates are stored in ten-thousandths of a dollar. */
function basisOf({ chargeRateType, units, rate }: ConfirmedCharge): string {
  if (chargeRateType === 'Flat') return 'Flat'
  if (chargeRateType === 'Percent') return `${formatNumber(rate / 10_000, 2)}%`
  return `${formatNumber(units)} × $${formatNumber(rate / 10_000, 4)} ${chargeRateTypes[chargeRateType as ChargeRateType].toLowerCase()}`
}

function signatures(pdf: Pdf, load: ConfirmedLoad, shipper: string) {
  roomFor(pdf, 70)
  const y = pdf.y + 34
  const half = widthOf(pdf) / 2 - 16
  const signed = load.bookedAt ? formatDate(load.bookedAt, load.originTimeZone) : ''
  for (const [index, who] of [load.name ?? 'Carrier', shipper].entries()) {
    const x = margin + index * (half + 32)
    pdf
      .moveTo(x, y)
      .lineTo(x + half, y)
      .lineWidth(0.7)
      .stroke(ink.quiet)
    pdf.font('regular').fontSize(8).fillColor(ink.quiet)
    pdf.text(`For ${who}`, x, y + 4, { width: half / 1.5 })
    pdf.text(signed, x, y + 4, { width: half, align: 'right' })
  }
}

function section(pdf: Pdf, name: string) {
  roomFor(pdf, 60)
  const y = pdf.y + 8
  pdf.rect(margin, y, widthOf(pdf), 16).fill(ink.band)
  pdf
    .font('bold')
    .fontSize(9)
    .fillColor(ink.text)
    .text(name, margin + 6, y + 4)
  pdf.y = y + 24
}

function line(pdf: Pdf, name: string, basis: string, amount: string, isTotal = false) {
  roomFor(pdf, 18)
  const y = pdf.y
  if (isTotal) rule(pdf, y - 2)
  const at = isTotal ? y + 3 : y
  pdf
    .font(isTotal ? 'bold' : 'regular')
    .fontSize(isTotal ? 10 : 9)
    .fillColor(ink.text)
    .text(name, margin + 6, at)
  pdf.fillColor(ink.quiet).text(basis, margin + widthOf(pdf) / 3, at)
  pdf.fillColor(ink.text).text(amount, margin, at, { width: widthOf(pdf) - 6, align: 'right' })
  pdf.y = at + 15
}

function facts(pdf: Pdf, { x, y }: { x: number; y: number }, rows: readonly Row[]) {
  pdf.y = y
  for (const [name, value] of rows) {
    if (!value) continue
    const at = pdf.y
    pdf.font('regular').fontSize(8.5).fillColor(ink.quiet).text(name, x, at, { width: 80 })
    pdf.fillColor(ink.text).text(value, x + 84, at, { width: widthOf(pdf) / 2 - 96 })
  }
}

const joined = (rows: readonly Row[]) =>
  rows.flatMap(([name, value]) => (value ? [`${name} ${value}`] : [])).join(' · ')
const placeOf = ({
  city,
  state,
  postalCode,
}: {
  city: string | null
  state: string | null
  postalCode: string | null
}) => [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

function rule(pdf: Pdf, y: number) {
  pdf
    .moveTo(margin, y)
    .lineTo(margin + widthOf(pdf), y)
    .lineWidth(0.7)
    .stroke(ink.line)
  pdf.y = y
}

const wide = (pdf: Pdf) => ({ width: widthOf(pdf) })

function roomFor(pdf: Pdf, height: number) {
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage()
}
