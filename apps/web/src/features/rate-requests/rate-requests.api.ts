import { getHistory } from '@lanewise/contract/history'
import type { Operation } from '@lanewise/contract/operation'
import { findFilteredOrders, getOrderInformation } from '@lanewise/contract/orders'
import {
  addRateRequestCarriers,
  answerRateRequest,
  cancelRateRequest,
  chooseRateResponse,
  createRateRequest,
  findAskableCarriers,
  getRateRequests,
  getRequestedLoad,
  noteRequestOpened,
  recordRateResponse,
  remindCarriers,
  setTargetPrice,
} from '@lanewise/contract/rate-requests'
import {
  findShipments,
  getCarrierChargeDetails,
  getShipmentInformation,
  shipmentChanged,
} from '@lanewise/contract/shipments'
import { getTenders } from '@lanewise/contract/tenders'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

/** A carrier's response counts as a change of the shipment, so the list refreshes right away. (RFQ-4) */
export const useRateRequests = (shipmentNumber: string) =>
  useOperationQuery(query(getRateRequests, { params: { shipmentNumber } }, { refreshOn: [shipmentChanged] }))

export const useAskableCarriers = (shipmentNumber: string, q: string) =>
  useOperationQuery(query(findAskableCarriers, { params: { shipmentNumber }, query: { q } }), { keepPrevious: true })

const useChange = <O extends Operation>(operation: O) =>
  useOperation(operation, { refreshes: [getRateRequests, getShipmentInformation, getHistory] })

export const useCreateRateRequest = () => useChange(createRateRequest)
export const useCancelRateRequest = () => useChange(cancelRateRequest)
export const useAddCarriers = () => useChange(addRateRequestCarriers)
export const useSetTargetPrice = () => useChange(setTargetPrice)
export const useRemindCarriers = () => useChange(remindCarriers)
export const useRecordResponse = () => useChange(recordRateResponse)

/** A booking also changes the orders of the shipment, and ends a tender. */
export const useChooseResponse = () =>
  useOperation(chooseRateResponse, {
    refreshes: [
      ...[getRateRequests, getShipmentInformation, getHistory, getTenders, getCarrierChargeDetails],
      ...[findShipments, findFilteredOrders, getOrderInformation],
    ],
  })

/** Load behind a personal link. It is fetched once and not refreshed while the page is open. */
export const useRequestedLoad = (token: string) =>
  useOperationQuery(query(getRequestedLoad, { params: { token } }), { isFinal: true })
export const useNoteOpened = () => useOperation(noteRequestOpened)
export const useAnswerRequest = () => useOperation(answerRateRequest)
