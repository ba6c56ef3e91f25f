import type { GenerateBolCommand, SendBolCommand } from '@lanewise/contract/bills-of-lading'
import { billOf, isBlindBill } from '@lanewise/domain/bills-of-lading/bill'
import type { BillSource } from '@lanewise/domain/bills-of-lading/bill-source'
import { bolFileName } from '@lanewise/domain/bills-of-lading/which-bills'
import { formatDate, formatDateTime } from '@lanewise/domain/shared/format'
import { keepGenerated } from '#features/documents/index.ts'
import { missingForHazmat } from '#features/hazmat/index.ts'
import {
  changeShipment,
  loadShipment,
  requireShipment,
  type ShipmentRow,
  shipmentToChange,
} from '#features/shipments/index.ts'
import type { Context, Work } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { optionsView } from './bills-of-lading.view.ts'
import { type LoadedBills, loadBills, refuseCancelled } from './load-bills.ts'
import { writeBills } from './pdf/bill.pdf.ts'

export async function getBolOptions(ctx: Context, shipmentId: string) {
  const shipment = await requireShipment(ctx, { id: shipmentId })
  return optionsView(shipment, await loadShipment(ctx.db, shipment))
}

/** The PDF is drawn outside of the transaction that reads its data. (BOL-8) */
export async function getBolReport(work: Work, command: GenerateBolCommand) {
  const { now, ...bills } = await work.transaction(async (ctx) => ({
    ...(await loadBills(ctx, command)),
    now: ctx.now,
  }))
  const file = await drawBills(work, bills, { command, now })
  await keepBill(work, bills.shipment.id, file)
  return file
}

/** The bill of lading of a whole shipment, to be sent along with another paper. */
export async function drawBill(work: Pick<Work, 'user' | 'transaction'>, shipmentNumber: string): Promise<PdfFile> {
  const command = { shipmentNumber, singleOrderNumber: null, deliveryStopSequenceNumbers: null }
  const { now, ...bills } = await work.transaction(async (ctx) => ({
    ...(await loadBills(ctx, command)),
    now: ctx.now,
  }))
  return drawBills(work, bills, { command, now })
}

/** Stores the bill with the shipment's documents. The user gets the file even when the store does not answer. */
const keepBill = (work: Work, shipmentId: string, { fileName: name, base64 }: PdfFile) =>
  keepGenerated(work, {
    ...{ shipmentId, name, fileType: 'ShipmentMasterBillOfLading' },
    bytes: Buffer.from(base64, 'base64'),
  }).catch(() => undefined)

/** Each recipient gets a separate mail, so that nobody sees the addresses of the others. (BOL-11) */
export async function sendBolReport(work: Work, { generateParameters: command, emails }: SendBolCommand) {
  const { now, ...bills } = await work.transaction(async (ctx) => ({
    ...(await loadBills(ctx, command)),
    now: ctx.now,
  }))
  const file = await drawBills(work, bills, { command, now })
  const receivers = [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()]
  await work.transaction(async (ctx) => {
    const shipment = await shipmentToChange(ctx, { id: bills.shipment.id })
    refuseCancelled(shipment)
    const isBlind = bills.sources.some(isBlindBill)
    for (const to of receivers) ctx.mail(mailOf(ctx, shipment, { to, file, isBlind }))
    await changeShipment(ctx, shipment, {}, { billOfLading: [null, receivers.join(', ')] }, 'sent')
  })
  return { sent: true }
}

type Letter = { to: string; file: PdfFile; isBlind: boolean }

/**
 * The mail does not name the shipper when the bill is blind, because the bill does not name the shipper either.
 * (DEF-112)
 */
const mailOf = ({ user }: Context, shipment: ShipmentRow, { to, file, isBlind }: Letter) => ({
  companyId: user.companyId,
  kind: 'bill-of-lading',
  to,
  subject: `Bill of lading of shipment ${shipment.shipmentNumber}`,
  paragraphs: [
    `${user.firstName} ${user.lastName}${isBlind ? '' : ` of ${user.companyName}`} sends you the bill of lading of shipment ${shipment.shipmentNumber} to ${shipment.destinationCity}, ${shipment.destinationState}.`,
    'It is attached as a PDF file.',
  ],
  attachments: [{ ...file, contentType: 'application/pdf' }],
})

export type PdfFile = { fileName: string; base64: string }
type PrintRequest = { command: Pick<GenerateBolCommand, 'shipmentNumber' | 'singleOrderNumber'>; now: Date }

async function drawBills(
  { user }: Pick<Work, 'user'>,
  { sources }: LoadedBills,
  { command, now }: PrintRequest,
): Promise<PdfFile> {
  refuseIncompleteHazmat(sources)
  const fileName = bolFileName(command.shipmentNumber, command)
  const file = await writeBills(sources.map(billOf), {
    fileName,
    companyName: user.companyName,
    date: formatDate(now, user.timeZone),
    printed: formatDateTime(now, user.timeZone),
  })
  return { fileName, base64: file.toString('base64') }
}

function refuseIncompleteHazmat(sources: readonly BillSource[]) {
  const items = sources.flatMap((source) => source.items)
  const hazardous = new Set(items.filter(({ isHazmat }) => isHazmat).map(({ orderNumber }) => orderNumber))
  const missing = missingForHazmat({
    items,
    emergencyContacts: sources
      .flatMap(({ orders }) => orders)
      .filter(({ orderNumber }) => hazardous.has(orderNumber))
      .map(({ orderNumber, emergencyContact: contact }) => ({ orderNumber, contact })),
    before: 'the bill of lading is printed',
  })
  if (missing) refuse.incomplete(missing.message, missing.orderNumber ?? missing.item?.orderNumber)
}
