import { uploadOrders } from '@lanewise/contract/order-uploads'
import { uploadColumns } from '@lanewise/domain/orders/upload/columns'
import type { Examples, Given } from '#platform/testing/examples.ts'

const fileOf = (reference: string) =>
  Buffer.from(`${uploadColumns.head.reference},${uploadColumns.head.orderType}\n${reference},Sales`).toString('base64')

export const examples: Examples = {
  uploadOrders: () => ({ body: { fileName: 'orders.csv', data: fileOf('SO-1') } }),
  orderUploadTemplate: () => ({}),
  findOrderUploads: () => ({ query: { page: 1, pageSize: 20 } }),
  getOrderUpload: ({ orderUploadId }) => ({ params: { orderUploadId } }),
  findOrderUploadRows: ({ orderUploadId }) => ({
    params: { orderUploadId },
    query: { outcome: 'Waiting', page: 1, pageSize: 50 },
  }),
  cancelOrderUpload: ({ orderUploadId }) => ({ params: { orderUploadId } }),
  exportOrderUploadRows: ({ orderUploadId }) => ({ params: { orderUploadId } }),
}

export const given: Given = async ({ ask, name }) => {
  const body = { fileName: `Orders of ${name}.csv`, data: fileOf(`SO of ${name}`) }
  const { id: orderUploadId } = await ask(uploadOrders, { body })
  return { orderUploadId }
}
