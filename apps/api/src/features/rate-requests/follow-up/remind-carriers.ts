import { type LineState, reminderRefusal } from '@lanewise/domain/rate-requests/rate-request-states'
import type { RateRequestDeps } from '#features/rate-requests/deps.ts'
import { changeShipment, movedAs } from '#features/shipments/index.ts'
import { type Context, nameOf } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { sendReminder } from '../ask/request-mails.ts'
import { type LineRow, linesOfRequest, saveLine } from '../rate-requests.queries.ts'
import { lockAnswerable } from './open-request.ts'

/**
 * Reminds carriers without an answer: one carrier, or all that can be reminded now. The shipment is locked, so that of
 * two clicks the second sees the reminder of the first.
 */
export async function remindCarriers(
  ctx: Context,
  deps: RateRequestDeps,
  shipmentNumber: string,
  lineId: string | null,
) {
  const { shipment, request } = await lockAnswerable(ctx, shipmentNumber)
  const lines = await linesOfRequest(ctx.db, request.id)
  const reminded = lineId === null ? linesToRemind(ctx, lines) : [lineToRemind(ctx, lines, lineId)]
  for (const line of reminded) {
    await sendReminder(ctx, deps, { shipment, request, line })
    await saveLine(ctx.db, line.id, { remindedAt: ctx.now, remindedBy: nameOf(ctx.user) })
  }
  const carriers = reminded.map(({ carrierName }) => carrierName)
  const after = await changeShipment(ctx, shipment, {}, { rateReminder: [null, carriers.join(', ')] })
  return { ...movedAs(after), carriers }
}

const refusalOf = ({ now }: Context, { carrierName, state, remindedAt }: LineRow) =>
  reminderRefusal({ carrierName, state: state as LineState, remindedAt }, now)

function lineToRemind(ctx: Context, lines: readonly LineRow[], lineId: string): LineRow {
  const line = lines.find(({ id }) => id === lineId) ?? refuse.notFound('rate request')
  const refusal = refusalOf(ctx, line)
  return refusal ? refuse.conflict(refusal) : line
}

function linesToRemind(ctx: Context, lines: readonly LineRow[]): readonly LineRow[] {
  const remindable = lines.filter((line) => refusalOf(ctx, line) === null)
  return remindable.length > 0
    ? remindable
    : refuse.conflict('No carriers to remind: all have answered or were just reminded')
}
