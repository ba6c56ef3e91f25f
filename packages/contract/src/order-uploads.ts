import { z } from 'zod'
import { requiredText } from './fields.ts'
import { bodyLimitOf, fileLimits } from './file-limits.ts'
import { filterOf, Id, listOf, listPage } from './list.ts'
import { operation } from './operation.ts'
import { pageSizes } from './page-sizes.ts'

/** States of an uploaded file. All rows are checked before any is saved. */
export const orderUploadStates = ['Checking', 'Saving', 'Done', 'Cancelled', 'Failed'] as const
/** Result of a row, or of an order that consists of several rows. */
export const uploadOutcomes = ['Waiting', 'Created', 'Rejected', 'Duplicate', 'Cancelled'] as const

const count = z.int().nonnegative()

export const OrderUpload = z.object({
  id: Id,
  fileName: z.string(),
  state: z.enum(orderUploadStates),
  createdAt: z.iso.datetime(),
  createdByName: z.string(),
  finishedAt: z.iso.datetime().nullable(),
  /** Number of rows in the file, and of the orders that they form. */
  fileRows: count,
  orders: count,
  checked: count,
  created: count,
  rejected: count,
  duplicates: count,
  /** Why the whole file failed. */
  message: z.string().nullable(),
})
export type OrderUpload = z.output<typeof OrderUpload>

export const OrderUploadRow = z.object({
  id: Id,
  /** First row of the order, with the row number of the spreadsheet. */
  rowNumber: z.int(),
  /** The order's identifier in the file. */
  reference: z.string(),
  outcome: z.enum(uploadOutcomes),
  /** The created order, or the one that already existed. */
  orderNumber: z.string().nullable(),
  issues: z.array(z.object({ row: z.int(), column: z.string(), value: z.string(), message: z.string() })),
})
export type OrderUploadRow = z.output<typeof OrderUploadRow>

const one = z.strictObject({ orderUploadId: Id })

export const uploadOrders = operation({
  name: 'uploadOrders',
  summary: 'Upload a CSV or XLSX file of orders; it is processed in the background',
  method: 'POST',
  path: '/order-uploads',
  permission: 'BulkOrderUpload',
  body: z.strictObject({
    fileName: requiredText(255),
    /** A CSV or XLSX file in base64. */
    data: z.string('The file is missing').min(1, 'The file is empty'),
  }),
  answer: OrderUpload,
  status: 202,
  bodyLimit: bodyLimitOf(fileLimits.orders),
  ownTransactions: true,
})

export const findOrderUploads = operation({
  name: 'findOrderUploads',
  summary: 'Uploaded files of orders, the newest first',
  method: 'GET',
  path: '/order-uploads',
  permission: 'BulkOrderUpload',
  query: z.strictObject({ ...listPage(pageSizes.orderUploads) }),
  answer: listOf(OrderUpload),
})

export const getOrderUpload = operation({
  name: 'getOrderUpload',
  summary: 'Progress of an uploaded file of orders',
  method: 'GET',
  path: '/order-uploads/{orderUploadId}',
  permission: 'BulkOrderUpload',
  params: one,
  answer: OrderUpload,
})

export const findOrderUploadRows = operation({
  name: 'findOrderUploadRows',
  summary: 'Results of the rows of an uploaded file of orders, in file order',
  method: 'GET',
  path: '/order-uploads/{orderUploadId}/rows',
  permission: 'BulkOrderUpload',
  params: one,
  query: z.strictObject({
    outcome: filterOf(z.enum(uploadOutcomes, 'Unknown outcome')),
    ...listPage(pageSizes.orderUploadRows),
  }),
  answer: listOf(OrderUploadRow),
})

export const cancelOrderUpload = operation({
  name: 'cancelOrderUpload',
  summary: 'Stop processing an uploaded file of orders; orders already created stay',
  method: 'POST',
  path: '/order-uploads/{orderUploadId}/cancel',
  permission: 'BulkOrderUpload',
  params: one,
  answer: OrderUpload,
})

export const exportOrderUploadRows = operation({
  name: 'exportOrderUploadRows',
  summary: 'Results of the rows of an uploaded file of orders as a CSV file',
  method: 'GET',
  path: '/order-uploads/{orderUploadId}/export',
  permission: 'BulkOrderUpload',
  params: one,
  answer: z.string(),
  answerType: 'text/csv',
})

export const orderUploadTemplate = operation({
  name: 'orderUploadTemplate',
  summary: 'The columns of a file of orders, with one order as an example',
  method: 'GET',
  path: '/order-uploads/template',
  permission: 'BulkOrderUpload',
  answer: z.string(),
  answerType: 'text/csv',
})
