import type { GenerateBolCommand } from '@lanewise/contract/bills-of-lading'
import {
  type LabelFormat,
  mostPalletLabels,
  noPallets,
  onNoShipment,
  palletLabels,
  palletsOf,
  tooManyPallets,
} from '@lanewise/domain/bills-of-lading/pallet-labels'
import { findOrders } from '#features/orders/index.ts'
import { companySettings } from '#features/settings/index.ts'
import { findShipment } from '#features/shipments/index.ts'
import type { Context, Work } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import type { PdfFile } from './bills-of-lading.actions.ts'
import { type LoadedBills, loadBills } from './load-bills.ts'
import { writeLabels } from './pdf/label.pdf.ts'

type LabelRequest = Pick<GenerateBolCommand, 'shipmentNumber' | 'singleOrderNumber'>

export async function generatePalletLabels(work: Work, request: LabelRequest): Promise<PdfFile> {
  const [bills, format] = await work.transaction(
    async (ctx) => [await billsOf(ctx, request), await formatOf(ctx)] as const,
  )
  return drawLabels([bills], format, request.singleOrderNumber ?? request.shipmentNumber)
}

/** Labels of several orders in one file. Pallets are counted per order. (ORDPAGE-12) */
export async function generateOrderLabels(work: Work, orderNumbers: readonly string[]): Promise<PdfFile> {
  const numbers = [...new Set(orderNumbers)]
  const [bills, format] = await work.transaction(async (ctx) => {
    const requests = await shippedOrders(ctx, numbers)
    return [await Promise.all(requests.map((one) => billsOf(ctx, one))), await formatOf(ctx)] as const
  })
  return drawLabels(bills, format, numbers.length === 1 ? (numbers[0] ?? '') : `${numbers.length}-orders`)
}

/** Labels show the shipment number, so an order without a shipment has no labels yet. */
async function shippedOrders({ db }: Context, numbers: readonly string[]): Promise<LabelRequest[]> {
  const matches = await findOrders(db, { orderNumbers: numbers })
  const orders = numbers.map((number) => matches.find((one) => one.orderNumber === number) ?? refuse.notFound('order'))
  const requests: LabelRequest[] = []
  const free: string[] = []
  for (const { id, orderNumber } of orders) {
    const shipment = await findShipment(db, { orderId: id })
    if (shipment) requests.push({ shipmentNumber: shipment.shipmentNumber, singleOrderNumber: orderNumber })
    else free.push(orderNumber)
  }
  if (free.length > 0)
    refuse.conflict(onNoShipment(free), { orderNumbers: free.map((number) => onNoShipment([number])) })
  return requests
}

const billsOf = (ctx: Context, request: LabelRequest) =>
  loadBills(ctx, { ...request, deliveryStopSequenceNumbers: null }, true)

const formatOf = async (ctx: Context) => (await companySettings(ctx)).labelFormat as LabelFormat

async function drawLabels(bills: readonly LoadedBills[], format: LabelFormat, name: string): Promise<PdfFile> {
  const pallets = palletsOf(bills.flatMap(({ sources }) => sources.flatMap(({ items }) => items)))
  if (pallets === 0) refuse.unprocessable(noPallets)
  if (pallets > mostPalletLabels) refuse.unprocessable(tooManyPallets)
  const labels = bills.flatMap(({ shipment, sources }) => palletLabels(sources).map((label) => ({ label, shipment })))
  const file = await writeLabels(labels, format)
  return { fileName: `Labels-${name}.pdf`, base64: file.toString('base64') }
}
