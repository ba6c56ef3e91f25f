import type { LoopParts } from '#platform/feature.ts'
import type { Loop } from '#platform/loops/wakeful-loop.ts'
import type { TurnWork } from '#platform/outbox/take-turns.ts'
import { startTurnLoop } from '#platform/outbox/turn-loop.ts'
import { lookAt } from './look-at.ts'
import { companiesWithLooks, endLooks, exceptionsChannel, postponeLook, type Turn, takeLooks } from './turns.queries.ts'

export const looks: TurnWork<Turn> = {
  companies: companiesWithLooks,
  take: takeLooks,
  look: lookAt,
  end: endLooks,
  postpone: postponeLook,
  failed: 'whether a record needs a person could not be found out',
}

/** Looks at the records that changed, or whose time has come. */
export const lookLoop = (parts: LoopParts): Loop =>
  startTurnLoop(parts, { name: 'exceptions', channel: exceptionsChannel, work: looks })
