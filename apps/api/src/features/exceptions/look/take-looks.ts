import type { LoopParts } from '#platform/feature.ts'
import { type TurnWork, takeTurns } from '#platform/outbox/take-turns.ts'
import { type Loop, startLoop } from '#platform/outbox/wakeful-loop.ts'
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
  startLoop({
    name: 'exceptions',
    url: parts.url,
    channel: exceptionsChannel,
    sleepMs: 1_000,
    turn: () => takeTurns(parts, looks),
    log: parts.log,
  })
