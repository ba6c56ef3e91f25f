import type { LoopParts } from '#platform/feature.ts'
import type { Loop } from '#platform/loops/wakeful-loop.ts'
import { startDueItemLoop } from '#platform/outbox/due-item-loop.ts'
import type { DueWork } from '#platform/outbox/process-due-items.ts'
import { checkRecords } from './check-records.ts'
import {
  companiesWithDueRecords,
  type DueRecord,
  exceptionsChannel,
  finishChecks,
  postponeCheck,
  takeDueRecords,
} from './due-checks.queries.ts'

export const exceptionChecks: DueWork<DueRecord> = {
  companies: companiesWithDueRecords,
  take: takeDueRecords,
  check: checkRecords,
  end: finishChecks,
  postpone: postponeCheck,
  failed: 'whether a record needs a person could not be found out',
}

/** Checks the records that changed or whose check is due. */
export const exceptionCheckLoop = (parts: LoopParts): Loop =>
  startDueItemLoop(parts, { name: 'exceptions', channel: exceptionsChannel, work: exceptionChecks })
