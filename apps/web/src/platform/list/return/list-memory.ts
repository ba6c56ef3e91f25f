import { z } from 'zod'
import { readStored, writeStored } from '#platform/stored.ts'

const ListPosition = z.object({ userId: z.string(), search: z.string(), rowId: z.string(), scroll: z.number() })
export type ListPosition = z.output<typeof ListPosition>

const keyOf = (list: string) => `leftList-${list}`

/** Stored per list in session storage, so that going back restores the same filter, page and row. (DEF-124) */
export const listMemory = {
  of(userId: string, list: string): ListPosition | null {
    const position = readStored(keyOf(list), ListPosition.nullable(), null, sessionStorage)
    return position?.userId === userId ? position : null
  },
  keep: (list: string, position: ListPosition) => writeStored(keyOf(list), position, sessionStorage),
}
