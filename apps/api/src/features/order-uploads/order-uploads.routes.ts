import * as contract from '@lanewise/contract/order-uploads'
import { bind } from '#platform/http/bind.ts'
import { cancelOrderUpload, findOrderUploadRows, findOrderUploads, getOrderUpload } from './order-uploads.actions.ts'
import { exportOrderUploadRows, orderUploadTemplate } from './order-uploads.export.ts'
import { uploadOrders } from './upload-orders.ts'

export const routes = [
  bind(contract.uploadOrders, ({ work, body }) => uploadOrders(work, body)),
  bind(contract.orderUploadTemplate, () => orderUploadTemplate()),
  bind(contract.findOrderUploads, ({ ctx, query }) => findOrderUploads(ctx, query)),
  bind(contract.getOrderUpload, ({ ctx, params }) => getOrderUpload(ctx, params.orderUploadId)),
  bind(contract.findOrderUploadRows, ({ ctx, params, query }) => findOrderUploadRows(ctx, { ...params, ...query })),
  bind(contract.cancelOrderUpload, ({ ctx, params }) => cancelOrderUpload(ctx, params.orderUploadId)),
  bind(contract.exportOrderUploadRows, ({ work, params }) => exportOrderUploadRows(work, params.orderUploadId)),
]
