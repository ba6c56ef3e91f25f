import { getHistory } from '@lanewise/contract/history'
import { getContractedLaneRate, searchLanes } from '@lanewise/contract/lanes'
import type { CallInput } from '@lanewise/contract/operation'
import {
  applyRateSheet,
  chooseRateSheetRows,
  discardRateSheet,
  findRateSheetRows,
  getRateSheet,
  previewRateSheet,
} from '@lanewise/contract/rate-sheets'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

export const useRateSheet = (rateSheetId: string) => useOperationQuery(query(getRateSheet, { params: { rateSheetId } }))

export type RowsAsked = NonNullable<CallInput<typeof findRateSheetRows>['query']>

/** What was shown stays while more is loaded. */
export const useRateSheetRows = (rateSheetId: string, asked: RowsAsked) =>
  useOperationQuery(query(findRateSheetRows, { params: { rateSheetId }, query: asked }), { keepPrevious: true })

export const usePreviewRateSheet = () => useOperation(previewRateSheet)
export const useChooseRows = () => useOperation(chooseRateSheetRows, { refreshes: [getRateSheet, findRateSheetRows] })
export const useDiscardRateSheet = () => useOperation(discardRateSheet, { refreshes: [getRateSheet] })
export const useApplyRateSheet = () =>
  useOperation(applyRateSheet, {
    refreshes: [getRateSheet, findRateSheetRows, getContractedLaneRate, searchLanes, getHistory],
  })
