import { OrderFields } from '@lanewise/contract/order-fields'
import { readOrder, type UploadOrder, withIssues } from '@lanewise/domain/orders/upload/read-order'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { orderChecker } from '#features/orders/index.ts'
import type { Context } from '#platform/context.ts'
import { createYielder } from '#platform/yielder.ts'
import { lockUpload, type UploadRowRecord } from '../order-uploads.queries.ts'
import { duplicatesAmong } from './duplicates.ts'
import { knownNames } from './known-names.ts'
import { nextRows, type Outcome, type Part, saveOutcomes } from './work.queries.ts'

type ReadRow = { row: UploadRowRecord; order: UploadOrder; fields: OrderFields | null; issues: readonly FieldIssue[] }

/**
 * Checks the next orders by the rules of the form. Valid orders wait with their data, and the others get their final
 * outcome.
 */
export async function checkPart(ctx: Context, id: string, most: number): Promise<Part> {
  const upload = await lockUpload(ctx.db, id)
  if (upload?.state !== 'Checking') return null
  const rows = await nextRows(ctx.db, id, { isChecked: false, most })
  const read = await readRows(ctx, rows)
  const issuesOf = await orderChecker(
    ctx,
    read.flatMap(({ fields }) => fields ?? []),
  )
  const pause = createYielder()
  const outcomes: Outcome[] = []
  for (const one of read) {
    const fieldIssues = one.fields ? issuesOf(one.fields) : one.issues
    const issues = withIssues(one.order, fieldIssues)
    outcomes.push(
      issues.length > 0
        ? { id: one.row.id, outcome: 'Rejected', issues }
        : { id: one.row.id, outcome: 'Waiting', fields: one.fields },
    )
    await pause()
  }
  const settled = await duplicatesAmong(ctx.db, outcomes)
  await saveOutcomes(ctx.db, id, { outcomes: settled, checked: rows.length, now: ctx.now })
  return { done: rows.length, failed: settled.filter(({ outcome }) => outcome !== 'Waiting').length }
}

async function readRows(ctx: Context, rows: readonly UploadRowRecord[]): Promise<ReadRow[]> {
  const known = await knownNames(
    ctx,
    rows.flatMap(({ cells }) => cells),
  )
  const pause = createYielder()
  const read: ReadRow[] = []
  for (const row of rows) {
    const order = readOrder(row.cells, known)
    const parsed = OrderFields.safeParse(order.fields)
    read.push({
      row,
      order,
      fields: parsed.data ?? null,
      issues: (parsed.error?.issues ?? []).map(({ path, message }) => ({ path: path as FieldIssue['path'], message })),
    })
    await pause()
  }
  return read
}
