import { type RateSheetColumn, rateSheetColumns } from '@lanewise/domain/lanes/sheet/columns'
import { previewKinds } from '@lanewise/domain/lanes/sheet/preview-row'
import {
  type ContractRateType,
  type ContractRateUnit,
  contractRateTypes,
  contractRateUnits,
} from '@lanewise/domain/rating/tl/contract-terms'
import { z } from 'zod'
import { requiredText } from './fields.ts'
import { bodyLimitOf, fileLimits } from './file-limits.ts'
import { filterOf, Id, listOf, listPage, searchTerm, text } from './list.ts'
import { operation } from './operation.ts'
import { pageSizes } from './page-sizes.ts'

/** A failed sheet was applied in part; the remaining rows can be applied again. */
export const rateSheetStates = ['Previewed', 'Applying', 'Applied', 'Failed', 'Discarded'] as const
/** Price increases above this percentage are flagged. */
export const steepIncrease = 10

const count = z.int().nonnegative()

/** An uploaded rate sheet, with its changes and their results. */
export const RateSheet = z.object({
  id: Id,
  fileName: z.string(),
  state: z.enum(rateSheetStates),
  createdAt: z.iso.datetime(),
  createdByName: z.string(),
  closedAt: z.iso.datetime().nullable(),
  fileRows: count,
  laneCount: count,
  carrierCount: count,
  /** First and last day of its rates. */
  validFrom: z.iso.date().nullable(),
  validUntil: z.iso.date().nullable(),
  /** Number of rows per outcome. */
  counts: z.object({ Changed: count, New: count, Ended: count, Wrong: count, Unchanged: count }),
  /** Changes that the user has not excluded, by kind. */
  chosen: z.object({ Changed: count, New: count, Ended: count }),
  newOnLanes: count,
  increases: count,
  decreases: count,
  steepIncreases: count,
  applied: count,
  notApplied: count,
  /** Number of chosen changes not processed yet. */
  notReached: count,
})
export type RateSheet = z.output<typeof RateSheet>

/** Current or new terms of a rate; money in dollars. */
export const RateSheetTerms = z.object({
  rate: z.number(),
  rateType: z.enum(Object.keys(contractRateTypes) as [ContractRateType, ...ContractRateType[]]),
  chargeType: z.enum(contractRateUnits as [ContractRateUnit, ...ContractRateUnit[]]),
  minCharge: z.number().nullable(),
  /** Price as text: "$2.15 Per Mile", or one price per range of pallets. */
  priceText: z.string(),
  effectiveDate: z.iso.date(),
  expirationDate: z.iso.date(),
})
export type RateSheetTerms = z.output<typeof RateSheetTerms>

const column = z.enum(Object.keys(rateSheetColumns) as [RateSheetColumn, ...RateSheetColumn[]], 'Unknown column')

/** Outcome for one rate of the sheet, or for an existing rate that the sheet leaves out. */
export const RateSheetRow = z.object({
  id: Id,
  kind: z.enum(previewKinds),
  /** Row number in the spreadsheet; null for a rate that the sheet leaves out. */
  rowNumber: z.int().nullable(),
  laneId: Id.nullable(),
  laneName: z.string(),
  way: z.string(),
  carrierName: z.string(),
  before: RateSheetTerms.nullable(),
  after: RateSheetTerms.nullable(),
  /** Last day of the previous rate. */
  endsOn: z.iso.date().nullable(),
  percent: z.number().nullable(),
  issues: z.array(
    z.object({
      row: z.int(),
      column,
      value: z.string(),
      message: z.string(),
      /** The known name closest to the one entered. */
      nearest: z.string().optional(),
    }),
  ),
  isChosen: z.boolean(),
  outcome: z.enum(['Applied', 'NotApplied']).nullable(),
  /** Reason why the row was not applied. */
  reason: z.string().nullable(),
})
export type RateSheetRow = z.output<typeof RateSheetRow>

const one = z.strictObject({ rateSheetId: Id })

export const previewRateSheet = operation({
  name: 'previewRateSheet',
  summary: 'Upload a sheet of contracted rates and preview its changes; nothing is applied yet',
  method: 'POST',
  path: '/rate-sheets',
  permission: 'EditLane',
  body: z.strictObject({
    fileName: requiredText(255),
    /** A CSV or XLSX file in base64. */
    data: z.string('The file is missing').min(1, 'The file is empty'),
    /** Created by the caller, which joins `{importId}-progress` before sending the request. */
    importId: Id.optional(),
  }),
  answer: RateSheet,
  status: 201,
  bodyLimit: bodyLimitOf(fileLimits.rateSheet),
  ownTransactions: true,
})

export const getRateSheet = operation({
  name: 'getRateSheet',
  summary: 'Read an uploaded rate sheet',
  method: 'GET',
  path: '/rate-sheets/{rateSheetId}',
  permission: 'EditLane',
  params: one,
  answer: RateSheet,
})

export const findRateSheetRows = operation({
  name: 'findRateSheetRows',
  summary: 'The rate changes of a sheet, the greatest increase first',
  method: 'GET',
  path: '/rate-sheets/{rateSheetId}/rows',
  permission: 'EditLane',
  params: one,
  query: z.strictObject({
    searchTerm,
    kind: filterOf(z.enum(previewKinds, 'Unknown kind')),
    /** Filters by price increases, decreases, or increases above 10 percent. */
    change: z.enum(['Increases', 'Decreases', 'Steep'], 'Unknown change').optional(),
    outcome: z.enum(['Applied', 'NotApplied'], 'Unknown outcome').optional(),
    ...listPage(pageSizes.rateSheetRows),
  }),
  answer: listOf(RateSheetRow),
})

export const chooseRateSheetRows = operation({
  name: 'chooseRateSheetRows',
  summary: 'Exclude or include changes of a rate sheet',
  method: 'PUT',
  path: '/rate-sheets/{rateSheetId}/rows/choice',
  permission: 'EditLane',
  params: one,
  body: z.strictObject({
    isChosen: z.boolean('Answer true or false'),
    /** Selects all changes of a kind, or the rows listed. */
    kind: z.enum(['Changed', 'New', 'Ended'], 'Unknown kind').optional(),
    rowIds: z.array(Id).max(1_000, 'At most 1,000 rows').default([]),
  }),
  answer: RateSheet,
})

export const correctRateSheetCell = operation({
  name: 'correctRateSheetCell',
  summary: 'Correct a cell of a wrong row and read the row again; its lanes are compared again',
  method: 'PUT',
  path: '/rate-sheets/{rateSheetId}/rows/{rowId}/cell',
  permission: 'EditLane',
  params: z.strictObject({ rateSheetId: Id, rowId: Id }),
  body: z.strictObject({
    /** Row number in the spreadsheet; a rate with several pallet ranges has several rows. */
    row: z.int('Enter a whole number'),
    column,
    value: text(255).trim(),
  }),
  answer: RateSheet,
})

export const applyRateSheet = operation({
  name: 'applyRateSheet',
  summary:
    'Start applying the chosen changes of a rate sheet, or the rest after a failed attempt; progress goes to {rateSheetId}-progress',
  method: 'POST',
  path: '/rate-sheets/{rateSheetId}/apply',
  permission: 'EditLane',
  params: one,
  answer: RateSheet,
  status: 202,
})

export const discardRateSheet = operation({
  name: 'discardRateSheet',
  summary: 'Close a rate sheet without applying it',
  method: 'POST',
  path: '/rate-sheets/{rateSheetId}/discard',
  permission: 'EditLane',
  params: one,
  answer: RateSheet,
})

export const exportRateSheetDifferences = operation({
  name: 'exportRateSheetDifferences',
  summary: 'What a rate sheet changes, ends and leaves as it is, old and new side by side',
  method: 'GET',
  path: '/rate-sheets/{rateSheetId}/differences',
  permission: 'EditLane',
  params: one,
  answer: z.string(),
  answerType: 'text/csv',
})

export const exportRateSheetWrongRows = operation({
  name: 'exportRateSheetWrongRows',
  summary: 'The wrong cells of a rate sheet by row, column, text and reason',
  method: 'GET',
  path: '/rate-sheets/{rateSheetId}/wrong-rows',
  permission: 'EditLane',
  params: one,
  answer: z.string(),
  answerType: 'text/csv',
})

export const exportRateSheet = operation({
  name: 'exportRateSheet',
  summary: 'All contracted rates that have not expired, in the columns of the rate sheet',
  method: 'GET',
  path: '/rate-sheets/export',
  permission: 'ViewLanes',
  answer: z.string(),
  answerType: 'text/csv',
})
