import { type Cell, csvHead, csvRows } from '@lanewise/domain/shared/csv'
import type { Context, Work } from '#platform/context.ts'

/** A CSV file that is streamed piece by piece while it is read. */
export type CsvFile = { fileName: string; pieces: AsyncIterable<string> }

type Rows = { rows: (readonly Cell[])[]; next: string | null }
type Export = {
  fileName: string
  header: readonly string[]
  /** Reads the rows of the list from a position, in the list's order. */
  read: (ctx: Context, at: { pageSize: number; cursor: string | undefined }) => Promise<Rows>
}

const batch = 1_000

/**
 * Exports all rows of a list as a CSV file. Each batch is read in its own short transaction, so that an export of any
 * length holds neither a transaction nor its rows. The first batch is read before the response starts, so that a
 * refusal is sent as an error.
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
