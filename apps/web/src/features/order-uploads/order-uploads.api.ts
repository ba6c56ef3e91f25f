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

/** Progress is told live; who missed the last of it hears how it ended all the same. */
const whileRunning = 5_000

export const isRunning = ({ state }: Pick<OrderUpload, 'state'>) => state === 'Checking' || state === 'Saving'

export const useOrderUpload = (orderUploadId: string) =>
  useOperationQuery(query(getOrderUpload, { params: { orderUploadId } }), {
    every: (upload) => (upload && isRunning(upload) ? whileRunning : false),
  })

export const useOrderUploads = () => useOperationQuery(query(findOrderUploads, { query: {} }))

type RowsAsked = { orderUploadId: string; outcome: OrderUploadRow['outcome']; pageSize: number }

/** What was shown stays while more is loaded. */
export const useUploadRows = ({ orderUploadId, outcome, pageSize }: RowsAsked) =>
  useOperationQuery(query(findOrderUploadRows, { params: { orderUploadId }, query: { outcome, pageSize } }), {
    keepPrevious: true,
  })

export const useUploadOrders = () => useOperation(uploadOrders, { refreshes: [findOrderUploads] })
export const useCancelUpload = () =>
  useOperation(cancelOrderUpload, { refreshes: [getOrderUpload, findOrderUploads, findOrderUploadRows] })

/** What the work on a file changes, little by little: its counts, and in the end its rows and the orders. */
export function useRefreshUpload() {
  const client = useQueryClient()
  return (isDone: boolean) => {
    const old = isDone
      ? [getOrderUpload, findOrderUploadRows, findOrderUploads, findFilteredOrders]
      : [getOrderUpload, findOrderUploadRows]
    for (const { name } of old) refreshLater(client, name, 0)
  }
}
