import { fileTooLarge } from '@lanewise/contract/file-limits'
import { Refusal, refuse } from '#platform/refuse.ts'
import { startThread, type Thread } from '#platform/thread.ts'
import { notBase64 } from './base64.ts'
import type { ExpectedFile, SheetRow } from './read-sheet.ts'
import type { SheetCalls } from './sheet-thread.ts'

export type OpenSheet = { total: number; chunks: (size: number) => AsyncIterable<SheetRow[]>; close(): Promise<void> }

/** Each open file takes up memory, so further requests wait. */
const mostAtOnce = 2
let open = 0
const waiting: (() => void)[] = []

/**
 * An uploaded CSV or XLSX file, checked and read in a separate thread, because a large file would block this thread for
 * seconds. Rows are read in chunks on request. The caller has to close it.
 */
export async function openSheet(base64: string, { maxBytes, ...expected }: ExpectedFile): Promise<OpenSheet> {
  if ((base64.length * 3) / 4 > maxBytes + 2) refuse.tooLarge(fileTooLarge(maxBytes))
  // A buffer can be transferred to the thread without a copy. A character longer than one byte is not base64.
  if (Buffer.byteLength(base64) !== base64.length) refuse.invalid(notBase64)
  await takePlace()
  const thread = startThread<SheetCalls>('sheet reader', new URL('./sheet-thread.ts', import.meta.url))
  const close = async () => {
    await thread.end()
    leavePlace()
  }
  try {
    const bytes = new Uint8Array(base64.length)
    Buffer.from(bytes.buffer).write(base64, 'latin1')
    const opened = await thread.ask('open', { ...expected, base64: bytes }, [bytes.buffer])
    if ('refused' in opened) throw new Refusal(opened.refused.status, opened.refused.message)
    return { total: opened.total, chunks: (size) => chunksOf(thread, size), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function* chunksOf(thread: Thread<SheetCalls>, size: number): AsyncGenerator<SheetRow[]> {
  for (;;) {
    const rows = await thread.ask('next', size)
    if (rows.length === 0) return
    yield rows
  }
}

async function takePlace() {
  if (open >= mostAtOnce) await new Promise<void>((proceed) => waiting.push(proceed))
  else open += 1
}

/** The slot goes to the request that has waited longest. */
function leavePlace() {
  const next = waiting.shift()
  if (next) next()
  else open -= 1
}
