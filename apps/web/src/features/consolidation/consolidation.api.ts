import {
  findConsolidationCandidates,
  getConsolidation,
  previewConsolidation,
  saveConsolidation,
} from '@lanewise/contract/consolidation'
import { getHistory } from '@lanewise/contract/history'
import { findFilteredOrders, getOrderInformation, orderChanged } from '@lanewise/contract/orders'
import { findShipments, getShipmentInformation, getShipmentRoute, shipmentChanged } from '@lanewise/contract/shipments'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

const refreshOn = [orderChanged, shipmentChanged]

export const useConsolidation = (orderNumber: string) =>
  useOperationQuery(query(getConsolidation, { params: { orderNumber } }, { refreshOn }))

type LoadQuery = { orderNumber: string; orderNumbers: readonly string[]; stopIds: readonly string[] }

/** Preview of the load. The preview of the previous load stays until the new one arrives. */
export const usePreview = ({ orderNumber, orderNumbers, stopIds }: LoadQuery, enabled: boolean) =>
  useOperationQuery(
    query(
      previewConsolidation,
      { params: { orderNumber }, body: { orderNumbers: [...orderNumbers], stopIds: [...stopIds] } },
      { refreshOn },
    ),
    { enabled, keepPrevious: true },
  )

export const useSaveConsolidation = () =>
  useOperation(saveConsolidation, {
    refreshes: [
      findConsolidationCandidates,
      findFilteredOrders,
      findShipments,
      getHistory,
      getOrderInformation,
      getShipmentInformation,
      getShipmentRoute,
    ],
  })
