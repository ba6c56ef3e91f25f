import type { OrderFields } from '@lanewise/contract/order-fields'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { cellFinder } from '@lanewise/domain/orders/upload/read-order'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { prepareOrders, saveOrders } from '#features/orders/index.ts'
import type { Context } from '#platform/context.ts'
import type { JobWork } from '#platform/jobs/job.ts'
import { lockUpload, type UploadRowRecord } from '../order-uploads.queries.ts'
import { duplicatesAmong } from './duplicates.ts'
import { nextRows, type Outcome, type Part, saveOutcomes } from './work.queries.ts'

type Prepared = Awaited<ReturnType<typeof prepareOrders>>[number]
type Saved = Awaited<ReturnType<typeof saveOrders>>[number]
type Maker = { engine: RoutingEngine; size: number }

/** Creates the next orders. Their routes are measured before, so that no transaction waits for the routing engine. */
export async function savePart(work: JobWork, { engine, size }: Maker, id: string): Promise<Part> {
  const rows = await work.transaction(({ db }) => nextRows(db, id, { isChecked: true, most: size }))
  const fields = rows.map((row) => row.fields as unknown as OrderFields)
  const prepared = rows.length > 0 ? await prepareOrders(work, engine, fields) : []
  return work.transaction((ctx) => savePrepared(ctx, id, { rows, prepared, size }))
}

type Ready = { rows: UploadRowRecord[]; prepared: Prepared[]; size: number }

/** Orders that another process saved meanwhile no longer wait and are skipped. */
async function savePrepared(ctx: Context, id: string, { rows, prepared, size }: Ready): Promise<Part> {
  const upload = await lockUpload(ctx.db, id)
  if (upload?.state !== 'Saving') return null
  const waiting = new Set((await nextRows(ctx.db, id, { isChecked: true, most: size })).map((row) => row.id))
  const remaining = rows.flatMap((row, index) => {
    const ready = prepared[index]
    return ready && waiting.has(row.id) ? [{ row, ready }] : []
  })
  const fresh = await duplicatesAmong(
    ctx.db,
    remaining.map(({ row }) => ({ id: row.id, outcome: 'Waiting' as const, fields: row.fields })),
  )
  const toSave = remaining.filter((_one, index) => fresh[index]?.outcome === 'Waiting')
  const saved = await saveAll(ctx, toSave)
  const outcomes = fresh.map((one) => saved.get(one.id) ?? one)
  await saveOutcomes(ctx.db, id, { outcomes, checked: 0, now: ctx.now })
  return { done: rows.length, failed: outcomes.filter(({ outcome }) => outcome !== 'Created').length }
}

type One = { row: UploadRowRecord; ready: Prepared }

async function saveAll(ctx: Context, orders: readonly One[]): Promise<Map<string, Outcome>> {
  const right = orders.flatMap(({ row, ready }) => ('issues' in ready ? [] : [{ row, ready }]))
  const saved = await saveOrders(
    ctx,
    right.map(({ ready }) => ready),
  )
  const outcomes = [
    ...orders.flatMap(({ row, ready }) => ('issues' in ready ? [rejected(row, ready.issues)] : [])),
    ...right.map(({ row }, index) => outcomeOf(row, saved[index])),
  ]
  return new Map(outcomes.map((outcome) => [outcome.id, outcome]))
}

function outcomeOf(row: UploadRowRecord, saved: Saved | undefined): Outcome {
  if (!saved) throw new Error('Every order is answered in its place')
  if ('issues' in saved) return rejected(row, saved.issues)
  return { id: row.id, outcome: 'Created', orderId: saved.orderId, orderNumber: saved.orderNumber }
}

/** A location or a setting changed after the order was checked. */
function rejected({ id, cells }: UploadRowRecord, issues: readonly FieldIssue[]): Outcome {
  const cellAt = cellFinder(cells)
  return { id, outcome: 'Rejected', issues: issues.map(({ path, message }) => ({ ...cellAt(path), message })) }
}
