import { getHistory } from '@lanewise/contract/history'
import type { Operation } from '@lanewise/contract/operation'
import { findFilteredOrders, getOrderInformation } from '@lanewise/contract/orders'
import { findShipments, getShipmentInformation, shipmentChanged } from '@lanewise/contract/shipments'
import {
  answerOffer,
  getOfferedLoad,
  getTenderPlan,
  getTenders,
  recordTenderAnswer,
  startTender,
  withdrawTender,
} from '@lanewise/contract/tenders'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

export const useTenders = (shipmentNumber: string) =>
  useOperationQuery(query(getTenders, { params: { shipmentNumber } }, { refreshOn: [shipmentChanged] }))

export const useTenderPlan = (shipmentNumber: string) =>
  useOperationQuery(query(getTenderPlan, { params: { shipmentNumber } }, { refreshOn: [shipmentChanged] }))

const useChange = <O extends Operation>(operation: O) =>
  useOperation(operation, {
    refreshes: [getTenders, findShipments, getShipmentInformation, getHistory, findFilteredOrders, getOrderInformation],
  })

export const useStartTender = () => useChange(startTender)
export const useWithdrawTender = () => useChange(withdrawTender)
export const useRecordAnswer = () => useChange(recordTenderAnswer)

/** Load behind a personal link. It is fetched once and not refreshed while the page is open. */
export const useOfferedLoad = (token: string) =>
  useOperationQuery(query(getOfferedLoad, { params: { token } }), { isFinal: true })
export const useAnswerOffer = () => useOperation(answerOffer)
