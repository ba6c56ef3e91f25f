import { centsOfDollars } from '@lanewise/contract/money'
import type { ConfirmationCause } from '@lanewise/domain/booking/rate-confirmation'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { formatMoney, formatWeight, plural } from '@lanewise/domain/shared/format'
import type { confirmedLoad } from '#features/shipments/index.ts'

export type ConfirmedLoad = Awaited<ReturnType<typeof confirmedLoad>>

type Stop = ConfirmedLoad['load']['stops'][number]

/** The rate confirmation as the text of a mail. Everything else is in the attached file. */
export function confirmationParagraphs(load: ConfirmedLoad, cause: ConfirmationCause): string[] {
  const { companyName, carrierName, total, contact } = load
  const { shipmentNumber, stops } = load.load
  const price = formatMoney(centsOfDollars(total))
  return [
    ...(cause === 'PickupChange' ? [`The pickup of load ${shipmentNumber} has changed since it was confirmed.`] : []),
    `${carrierName} carries load ${shipmentNumber} of ${companyName} for ${price}.`,
    ...stops.map(stopText),
    freightText(load),
    ...load.references.flatMap(referenceText),
    `Charges: ${load.charges.map(({ description, total }) => `${description} ${formatMoney(centsOfDollars(total))}`).join(', ')}.`,
    ...(contact ? [`Questions: ${[contact.name, contact.email, contact.phone].filter(Boolean).join(', ')}.`] : []),
    'The rate confirmation is attached as a PDF file.',
  ]
}

function stopText({ stopType, stopNumber, companyName, address, ...times }: Stop): string {
  const { line1, city, state, zip } = address
  const place = `${companyName}, ${line1}, ${city}, ${state} ${zip}`
  return `${stopNumber}. ${stopType === 0 ? 'Pickup' : 'Delivery'} ${timesText({ address, ...times })}, ${place}`
}

type Times = Pick<Stop, 'address' | 'appointmentDateTime' | 'earlyDateTime' | 'lateDateTime'>

/** "11/20/2026 08:00 to 12:00 CST", or the appointment. */
export function timesText({ address, appointmentDateTime, earlyDateTime, lateDateTime }: Times): string {
  const at = (moment: string, format: string) => formatInZone(new Date(moment), address.ianaTimeZone, format)
  const day = 'MM/dd/yyyy'
  if (appointmentDateTime) return `${at(appointmentDateTime, `${day} HH:mm ZZZZ`)} (appointment)`
  const isOneDay = at(earlyDateTime, day) === at(lateDateTime, day)
  return `${at(earlyDateTime, `${day} HH:mm`)} to ${at(lateDateTime, isOneDay ? 'HH:mm ZZZZ' : `${day} HH:mm ZZZZ`)}`
}

export function freightText({ commodities, load }: ConfirmedLoad): string {
  const { pallets, packages, weight, isHazmat, isTeamRequired } = load
  const amounts = [pallets > 0 && plural(pallets, 'pallet'), plural(packages, 'package'), formatWeight(weight)]
  const flags = [isHazmat && 'hazmat', isTeamRequired && 'team required']
  return `Freight: ${[...amounts, ...flags, commodities.join(', ')].filter(Boolean).join(', ')}.`
}

const referenceText = ({ orderNumber, numbers }: ConfirmedLoad['references'][number]): string[] =>
  numbers.length === 0
    ? []
    : [`Order ${orderNumber}: ${numbers.map(({ label, value }) => `${label} ${value}`).join(', ')}.`]
