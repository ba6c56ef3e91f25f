import {
  cancelOrderUpload,
  findOrderUploadRows,
  findOrderUploads,
  getOrderUpload,
  type OrderUpload,
  type OrderUploadRow,
  uploadOrders,
} from '@lanewise/contract/order-uploads'
import { findFilteredOrders } from '@lanewise/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { query, refreshLater, useOperation, useOperationQuery } from '#platform/query/query.ts'

/**
 * Polling interval in milliseconds. Progress arrives live, but polling shows the end of an upload even if its last live
 * message was missed.
 */
const whileRunning = 5_000

export const isRunning = ({ state }: Pick<OrderUpload, 'state'>) => state === 'Checking' || state === 'Saving'

export const useOrderUpload = (orderUploadId: string) =>
  useOperationQuery(query(getOrderUpload, { params: { orderUploadId } }), {
    every: (upload) => (upload && isRunning(upload) ? whileRunning : false),
  })

export const useOrderUploads = () => useOperationQuery(query(findOrderUploads, { query: {} }))

type RowsQuery = { orderUploadId: string; outcome: OrderUploadRow['outcome']; pageSize: number }

/** The rows stay on screen while more are loaded. */
export const useUploadRows = ({ orderUploadId, outcome, pageSize }: RowsQuery) =>
  useOperationQuery(query(findOrderUploadRows, { params: { orderUploadId }, query: { outcome, pageSize } }), {
    keepPrevious: true,
  })

export const useUploadOrders = () => useOperation(uploadOrders, { refreshes: [findOrderUploads] })
export const useCancelUpload = () =>
  useOperation(cancelOrderUpload, { refreshes: [getOrderUpload, findOrderUploads, findOrderUploadRows] })

/**
 * Refetches what the processing of a file changes: the upload and its rows while it runs, and the lists of uploads and
 * orders at the end.
 */
export function useRefreshUpload() {
  const client = useQueryClient()
  return (isDone: boolean) => {
    const old = isDone
      ? [getOrderUpload, findOrderUploadRows, findOrderUploads, findFilteredOrders]
      : [getOrderUpload, findOrderUploadRows]
    for (const { name } of old) refreshLater(client, name, 0)
  }
}
