import { fileLimits } from '@lanewise/contract/file-limits'
import type { OrderUpload } from '@lanewise/contract/order-uploads'
import { cellOf, type UploadRow, uploadColumns, uploadHeader } from '@lanewise/domain/orders/upload/columns'
import { rowsOfOrders } from '@lanewise/domain/orders/upload/group-rows'
import type { Context, Work } from '#platform/context.ts'
import { openSheet } from '#platform/sheet/open-sheet.ts'
import { getOrderUpload } from './order-uploads.actions.ts'
import { orderUploadWork } from './order-uploads.jobs.ts'
import { insertUpload, insertUploadRows } from './order-uploads.queries.ts'

const maxRows = 50_000
const partSize = 1_000

type Upload = { fileName: string; data: string }

/**
 * Accepts a file, refuses anything that is not an order file, and leaves the rest to a job. The rows are stored until
 * then. (ORDPAGE-10)
 */
export async function uploadOrders(work: Work, { fileName, data }: Upload): Promise<OrderUpload> {
  const rows = await readRows(data)
  return work.transaction(async (ctx) => work.answer(ctx, await keepRows(ctx, fileName, rows)))
}

async function readRows(data: string): Promise<UploadRow[]> {
  const file = await openSheet(data, { header: uploadHeader, maxBytes: fileLimits.orders, maxRows })
  try {
    const rows: UploadRow[] = []
    for await (const chunk of file.chunks(partSize))
      rows.push(...chunk.map(({ row, values }) => ({ row, values: filled(values) })))
    return rows
  } finally {
    await file.close()
  }
}

const filled = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ''))

async function keepRows(ctx: Context, fileName: string, rows: readonly UploadRow[]): Promise<OrderUpload> {
  const orders = rowsOfOrders(rows)
  const facts = {
    fileName,
    createdBy: ctx.user.id,
    fileRows: rows.length,
    orders: orders.length,
    progressedAt: ctx.now,
  }
  const { id } = await insertUpload(ctx.db, facts)
  for (let at = 0; at < orders.length; at += partSize)
    await insertUploadRows(
      ctx.db,
      orders.slice(at, at + partSize).map((cells) => ({
        orderUploadId: id,
        rowNumber: cells[0]?.row ?? 0,
        reference: referenceOf(cells),
        cells,
      })),
    )
  await ctx.enqueue(orderUploadWork, { id, companyId: ctx.user.companyId })
  return getOrderUpload(ctx, id)
}

const referenceOf = (cells: readonly UploadRow[]) =>
  cells.map((row) => cellOf(row, uploadColumns.head.reference)).find(Boolean) ?? ''
