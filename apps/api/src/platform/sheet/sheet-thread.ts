import { answerCalls } from '#platform/thread.ts'
import { type Expected, readSheet, type SheetRow } from './read-sheet.ts'
import { WrongFile } from './refuse-file.ts'

/** A refusal passed to the thread that handles the request. */
export type Refused = { status: number; message: string }

export type SheetCalls = {
  open(given: Expected & { base64: Uint8Array }): Promise<{ total: number } | { refused: Refused }>
  /** The next rows. Empty at the end of the file. */
  next(size: number): Promise<SheetRow[]>
}

let file: Awaited<ReturnType<typeof readSheet>> | null = null
let chunks: AsyncIterator<SheetRow[]> | null = null

const calls: SheetCalls = {
  open: async ({ base64, ...expected }) => {
    try {
      file = await readSheet(Buffer.from(base64.buffer, base64.byteOffset, base64.byteLength), expected)
      return { total: file.total }
    } catch (error) {
      if (error instanceof WrongFile) return { refused: { status: error.status, message: error.message } }
      throw error
    }
  },
  next: async (size) => {
    chunks ??= file?.chunks(size) ?? null
    const read = await chunks?.next()
    return read?.value ?? []
  },
}

answerCalls(calls)
