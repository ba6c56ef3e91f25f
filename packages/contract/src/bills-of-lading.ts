import { shippingModes } from '@lanewise/domain/freight/modes'
import { z } from 'zod'
import { orNull } from './fields.ts'
import { Id, text } from './list.ts'
import { operation } from './operation.ts'
import { recipients } from './recipients.ts'

const Freight = { pallets: z.int(), packages: z.int(), weight: z.number() }

/** Freight dropped off at a stop of the shipment. (BOL-2) */
export const ShipmentBol = z.object({
  /** Stable id, which stays the same when the stops of the shipment are renumbered. */
  stopId: Id,
  stopSequenceNumber: z.int(),
  companyName: z.string(),
  locationName: z.string(),
  city: z.string(),
  state: z.string(),
  orderNumbers: z.array(z.string()),
  ...Freight,
})
export type ShipmentBol = z.output<typeof ShipmentBol>

export const OrderBol = z.object({
  orderNumber: z.string(),
  customerName: z.string(),
  /** Formatted text, such as "Purchase Order # CP-20433". */
  references: z.array(z.string()),
  ...Freight,
})
export type OrderBol = z.output<typeof OrderBol>

export const BolOptions = z.object({
  shipmentNumber: z.string(),
  shippingMode: z.enum(shippingModes),
  /** Used to find contacts who may want the bill of lading (BOL-12). */
  carrierId: Id.nullable(),
  locationIds: z.array(Id),
  shipmentBols: z.array(ShipmentBol),
  orderBols: z.array(OrderBol),
})
export type BolOptions = z.output<typeof BolOptions>

const number = text(30, 'Name the shipment').trim().min(1, 'Name the shipment')
const singleOrderNumber = text(30).trim().min(1, 'Name the order').nullish().transform(orNull)
const stopNumber = z.int('Stops are numbered from 1').min(1, 'Stops are numbered from 1').max(200, 'No such stop')

/** Without an order and without drops, it is the single bill of lading for the whole shipment. (BOL-8, BOL-10) */
export const GenerateBolCommand = z.strictObject({
  shipmentNumber: number,
  singleOrderNumber,
  deliveryStopSequenceNumbers: z
    .array(stopNumber)
    .min(1, 'Choose a drop')
    .max(200, 'At most 200 drops')
    .nullish()
    .transform(orNull),
})
export type GenerateBolCommand = z.output<typeof GenerateBolCommand>

export const SendBolCommand = z.strictObject({
  generateParameters: GenerateBolCommand,
  emails: recipients,
})
export type SendBolCommand = z.output<typeof SendBolCommand>

const File = z.object({ fileName: z.string(), base64: z.string() })

export const getBOLOptions = operation({
  name: 'getBOLOptions',
  summary: 'Which bills of lading a shipment can have',
  method: 'GET',
  path: '/shipments/{shipmentId}/bol-options',
  permission: 'GenerateBillOfLading',
  params: z.strictObject({ shipmentId: Id }),
  answer: BolOptions,
})

export const getBolReport = operation({
  name: 'getBolReport',
  summary: 'Bills of lading of a shipment as a PDF file',
  method: 'POST',
  path: '/bills-of-lading/report',
  permission: 'GenerateBillOfLading',
  body: GenerateBolCommand,
  answer: File,
  ownTransactions: true,
})

export const sendBolReport = operation({
  name: 'sendBolReport',
  summary: 'Send bills of lading of a shipment by mail',
  method: 'POST',
  path: '/bills-of-lading/send',
  permission: 'GenerateBillOfLading',
  body: SendBolCommand,
  answer: z.object({ sent: z.boolean() }),
  ownTransactions: true,
})

export const generatePalletLabels = operation({
  name: 'generatePalletLabels',
  summary: 'Labels for the pallets of a shipment, or of one order on it, as a PDF file of 4 by 6 inches',
  method: 'POST',
  path: '/pallet-labels',
  permission: 'GeneratePalletLabel',
  body: z.strictObject({ shipmentNumber: number, singleOrderNumber }),
  answer: File,
  ownTransactions: true,
})

export const generateOrderLabels = operation({
  name: 'generateOrderLabels',
  summary: 'Labels for the pallets of some orders, each on its shipment, as one PDF file of 4 by 6 inches',
  method: 'POST',
  path: '/pallet-labels/orders',
  permission: 'GeneratePalletLabel',
  body: z.strictObject({
    orderNumbers: z
      .array(text(30, 'Name the order').trim().min(1, 'Name the order'))
      .min(1, 'Name the orders')
      .max(100, 'At most 100 orders'),
  }),
  answer: File,
  ownTransactions: true,
})
