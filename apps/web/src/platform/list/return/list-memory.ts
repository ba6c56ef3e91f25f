import { z } from 'zod'
import { readStored, writeStored } from '#platform/stored.ts'

/** Where somebody left a list. */
const Left = z.object({ userId: z.string(), search: z.string(), rowId: z.string(), scroll: z.number() })
export type Left = z.output<typeof Left>

const keyOf = (list: string) => `leftList-${list}`

/** Kept in this window for each list, so that the way back leads to the same filter, page and row (DEF-124). */
export const listMemory = {
  of(userId: string, list: string): Left | null {
    const left = readStored(keyOf(list), Left.nullable(), null, sessionStorage)
    return left?.userId === userId ? left : null
  },
  keep: (list: string, left: Left) => writeStored(keyOf(list), left, sessionStorage),
}
