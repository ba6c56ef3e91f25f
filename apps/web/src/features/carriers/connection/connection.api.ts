import { carrierChanged, getCarrier } from '@lanewise/contract/carriers'
import { getHistory } from '@lanewise/contract/history'
import { shipmentChanged } from '@lanewise/contract/shipments'
import {
  createConnectionSecrets,
  getEdiFile,
  getTenderConnection,
  setTenderConnection,
  uploadEdiFile,
} from '@lanewise/contract/tender-connections'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

export const useTenderConnection = (carrierId: string) =>
  useOperationQuery(
    query(getTenderConnection, { params: { carrierId } }, { refreshOn: [carrierChanged, shipmentChanged] }),
  )

const refreshes = [getTenderConnection, getCarrier, getHistory]
export const useSetConnection = () => useOperation(setTenderConnection, { refreshes })
export const useCreateSecrets = () => useOperation(createConnectionSecrets, { refreshes })
export const useUploadEdi = () => useOperation(uploadEdiFile, { refreshes: [getTenderConnection] })
export const useReadEdiFile = () => useOperation(getEdiFile)
