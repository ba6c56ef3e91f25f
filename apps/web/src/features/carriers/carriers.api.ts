import {
  addCarrierContact,
  addCarrierInsurance,
  carrierChanged,
  createCarrier,
  deleteCarrier,
  findCarrierByNumber,
  findCarriers,
  getCarrier,
  getCertificateFile,
  holdCarrier,
  releaseCarrier,
  removeCarrierContact,
  removeCarrierInsurance,
  removeCarrierLogo,
  removeCertificateFile,
  setCarrierLogo,
  setCertificateFile,
  updateCarrier,
  updateCarrierContact,
  updateCarrierInsurance,
} from '@lanewise/contract/carriers'
import { getHistory } from '@lanewise/contract/history'
import { getCarrierLanes, laneChanged } from '@lanewise/contract/lanes'
import type { Operation } from '@lanewise/contract/operation'
import { getCarrierScorecard } from '@lanewise/contract/performance'
import { settingsChanged } from '@lanewise/contract/settings'
import { findShipments, offerChanged, shipmentChanged } from '@lanewise/contract/shipments'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

export const carrierQuery = (carrierId: string) =>
  query(getCarrier, { params: { carrierId } }, { refreshOn: [carrierChanged, settingsChanged] })
export const useCarrier = (carrierId: string) => useOperationQuery(carrierQuery(carrierId))

export const useScorecard = (carrierId: string) =>
  useOperationQuery(
    query(getCarrierScorecard, { params: { carrierId } }, { refreshOn: [shipmentChanged, offerChanged] }),
  )

export const useCarrierLanes = (carrierId: string) =>
  useOperationQuery(query(getCarrierLanes, { params: { carrierId } }, { refreshOn: [laneChanged] }))

/** Shipments of a carrier, latest pickup first. */
export const useCarrierShipments = (carrierId: string) =>
  useOperationQuery(
    query(
      findShipments,
      { body: { carrierIds: [carrierId], orderByDirection: -1, pageSize: 8 } },
      { refreshOn: [shipmentChanged] },
    ),
  )

/** Every change of a carrier refreshes the lists, the record and its history. */
const useChange = <O extends Operation>(operation: O) =>
  useOperation(operation, { refreshes: [findCarriers, getCarrier, getHistory] })

export const useCreateCarrier = () => useOperation(createCarrier, { refreshes: [findCarriers] })
export const useDeleteCarrier = () => useOperation(deleteCarrier, { refreshes: [findCarriers] })
export const useUpdateCarrier = () => useChange(updateCarrier)
export const useHoldCarrier = () => useChange(holdCarrier)
export const useReleaseCarrier = () => useChange(releaseCarrier)
export const useSetLogo = () => useChange(setCarrierLogo)
export const useRemoveLogo = () => useChange(removeCarrierLogo)
export const useAddCertificate = () => useChange(addCarrierInsurance)
export const useUpdateCertificate = () => useChange(updateCarrierInsurance)
export const useRemoveCertificate = () => useChange(removeCarrierInsurance)
export const useSetCertificateFile = () => useChange(setCertificateFile)
export const useRemoveCertificateFile = () => useChange(removeCertificateFile)
export const useAddContact = () => useChange(addCarrierContact)
export const useUpdateContact = () => useChange(updateCarrierContact)
export const useRemoveContact = () => useChange(removeCarrierContact)

export const useFindByNumber = () => useOperation(findCarrierByNumber)
export const useReadCertificateFile = () => useOperation(getCertificateFile)
