import {
  generateOrderLabels,
  generatePalletLabels,
  getBOLOptions,
  getBolReport,
  sendBolReport,
} from '@lanewise/contract/bills-of-lading'
import { getHistory } from '@lanewise/contract/history'
import { getShipmentInformation, shipmentChanged } from '@lanewise/contract/shipments'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

export const useBolOptions = (shipmentId: string) =>
  useOperationQuery(query(getBOLOptions, { params: { shipmentId } }, { refreshOn: [shipmentChanged] }))

export const useBolReport = () => useOperation(getBolReport)
export const useSendBol = () => useOperation(sendBolReport, { refreshes: [getShipmentInformation, getHistory] })
export const useLabels = () => useOperation(generatePalletLabels)
export const useOrderLabels = () => useOperation(generateOrderLabels)
