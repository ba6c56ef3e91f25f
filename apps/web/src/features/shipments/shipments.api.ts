import { askAboutBooking, resolveBooking } from '@lanewise/contract/booking'
import { getHistory } from '@lanewise/contract/history'
import type { Operation } from '@lanewise/contract/operation'
import { findFilteredOrders, getOrderInformation } from '@lanewise/contract/orders'
import {
  cancelShipment,
  createDraftShipment,
  createShipment,
  dispatchShipment,
  finalizeShipment,
  findShipments,
  getCarrierChargeDetails,
  getShipmentInformation,
  getShipmentRoute,
  setShipmentAppointment,
  shipmentChanged,
  updateShipmentDetails,
} from '@lanewise/contract/shipments'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

const refreshOn = [shipmentChanged]

export const shipmentQuery = (shipmentNumber: string) =>
  query(getShipmentInformation, { params: { shipmentNumber } }, { refreshOn })
export const useShipment = (shipmentNumber: string) => useOperationQuery(shipmentQuery(shipmentNumber))

export const useShipmentRoute = (shipmentNumber: string) =>
  useOperationQuery(query(getShipmentRoute, { params: { shipmentNumber } }, { refreshOn }))

export const useCarrierCharges = (shipmentId: string) =>
  useOperationQuery(query(getCarrierChargeDetails, { params: { shipmentId } }, { refreshOn }))

/** A change of a shipment also changes its orders, so both are refreshed. */
const useChange = <O extends Operation>(operation: O) =>
  useOperation(operation, {
    refreshes: [
      findShipments,
      getShipmentInformation,
      getCarrierChargeDetails,
      getHistory,
      findFilteredOrders,
      getOrderInformation,
    ],
  })

export const useCreateShipment = () => useChange(createShipment)
export const useCreateDraft = () => useChange(createDraftShipment)
export const useFinalizeShipment = () => useChange(finalizeShipment)
export const useDispatchShipment = () => useChange(dispatchShipment)
export const useCancelShipment = () => useChange(cancelShipment)
export const useUpdateDetails = () => useChange(updateShipmentDetails)
export const useSetAppointment = () => useChange(setShipmentAppointment)
export const useAskAboutBooking = () => useChange(askAboutBooking)
export const useResolveBooking = () => useChange(resolveBooking)

/** Page on which the rate of a shipment is chosen. (SHIP-4) */
export const bookPath = (shipmentNumber: string) => `/shipments/${encodeURIComponent(shipmentNumber)}/book`

/** Rate step of a booked shipment that gets another carrier. */
export const changeCarrierPath = (shipmentNumber: string) => `${bookPath(shipmentNumber)}?change=carrier`
