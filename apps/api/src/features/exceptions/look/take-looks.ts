import type { LoopParts } from '#platform/feature.ts'
import type { Loop } from '#platform/loops/wakeful-loop.ts'
import type { DueWork } from '#platform/outbox/take-turns.ts'
import { startDueItemLoop } from '#platform/outbox/turn-loop.ts'
import { checkRecords } from './look-at.ts'
import {
  companiesWithDueRecords,
  type DueRecord,
  exceptionsChannel,
  finishChecks,
  postponeCheck,
  takeDueRecords,
} from './turns.queries.ts'

export const exceptionChecks: DueWork<DueRecord> = {
  companies: companiesWithDueRecords,
  take: takeDueRecords,
  look: checkRecords,
  end: finishChecks,
  postpone: postponeCheck,
  failed: 'whether a record needs a person could not be found out',
}

/** Checks the records that changed or whose check is due. */
export const exceptionCheckLoop = (parts: LoopParts): Loop =>
  startDueItemLoop(parts, { name: 'exceptions', channel: exceptionsChannel, work: exceptionChecks })
