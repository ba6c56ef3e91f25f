import { getHistory } from '@lanewise/contract/history'
import { getContractedLaneRate, searchLanes } from '@lanewise/contract/lanes'
import type { CallInput } from '@lanewise/contract/operation'
import {
  applyRateSheet,
  chooseRateSheetRows,
  correctRateSheetCell,
  discardRateSheet,
  findRateSheetRows,
  getRateSheet,
  previewRateSheet,
} from '@lanewise/contract/rate-sheets'
import { useQueryClient } from '@tanstack/react-query'
import { query, refreshLater, useOperation, useOperationQuery } from '#platform/query/query.ts'

/** Polling interval in milliseconds. Progress arrives live, and polling covers a missed final event. */
const whileApplying = 5_000

export const useRateSheet = (rateSheetId: string) =>
  useOperationQuery(query(getRateSheet, { params: { rateSheetId } }), {
    every: (sheet) => (sheet?.state === 'Applying' ? whileApplying : false),
  })

export type RowsQuery = NonNullable<CallInput<typeof findRateSheetRows>['query']>

/** The previous rows stay visible while more are loading. */
export const useRateSheetRows = (rateSheetId: string, rowsQuery: RowsQuery) =>
  useOperationQuery(query(findRateSheetRows, { params: { rateSheetId }, query: rowsQuery }), { keepPrevious: true })

export const usePreviewRateSheet = () => useOperation(previewRateSheet)
export const useChooseRows = () => useOperation(chooseRateSheetRows, { refreshes: [getRateSheet, findRateSheetRows] })
export const useDiscardRateSheet = () => useOperation(discardRateSheet, { refreshes: [getRateSheet] })
export const useApplyRateSheet = () => useOperation(applyRateSheet, { refreshes: [getRateSheet] })
export const useCorrectCell = () => useOperation(correctRateSheetCell, { refreshes: [getRateSheet, findRateSheetRows] })

/** Refreshes the data that applying changes step by step: the sheet and its rows, and in the end the lanes. */
export function useRefreshSheet() {
  const client = useQueryClient()
  return (isDone: boolean) => {
    const old = isDone
      ? [getRateSheet, findRateSheetRows, getContractedLaneRate, searchLanes, getHistory]
      : [getRateSheet]
    for (const { name } of old) refreshLater(client, name, 0)
  }
}
