import { type Cell, csvHead, csvRows } from '@lanewise/domain/shared/csv'
import type { Context, Work } from '#platform/context.ts'

/** A file that is sent piece by piece, as it is read. */
export type CsvFile = { fileName: string; pieces: AsyncIterable<string> }

type Rows = { rows: (readonly Cell[])[]; next: string | null }
type Export = {
  fileName: string
  header: readonly string[]
  /** The rows of the list from a place on, in its own order. */
  read: (ctx: Context, at: { pageSize: number; cursor: string | undefined }) => Promise<Rows>
}

const batch = 1_000

/**
 * Everything a list finds as a CSV file. Each batch is read in a short transaction of its own, so that an export of any
 * length holds neither a transaction nor its rows; the first one is read before the answer begins, so that a refusal is one.
 */
export async function exportList(work: Work, { fileName, header, read }: Export): Promise<CsvFile> {
  const readFrom = (cursor?: string) => work.transaction((ctx) => read(ctx, { pageSize: batch, cursor }))
  const first = await readFrom()
  const pieces = async function* () {
    yield csvHead(header) + csvRows(first.rows)
    for (let next = first.next; next !== null; ) {
      const more = await readFrom(next)
      yield csvRows(more.rows)
      next = more.next
    }
  }
  return { fileName, pieces: pieces() }
}
