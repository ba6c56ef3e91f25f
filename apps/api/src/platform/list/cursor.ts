import { notACursor } from '@lanewise/contract/messages'
import { z } from 'zod'
import { refuse } from '#platform/refuse.ts'

/** A position in a list: just after or just before the row with these values in this order. */
export type Cursor = { sort: string; side: 'after' | 'before'; values: string[] }

const Written = z.tuple([z.string(), z.enum(['after', 'before']), z.array(z.string())])

export const writeCursor = ({ sort, side, values }: Cursor) =>
  Buffer.from(JSON.stringify([sort, side, values])).toString('base64url')

/** Refuses an invalid cursor, or one of another list or order. */
export function readCursor(text: string, sort: string, keys: number): Cursor {
  const { data } = Written.safeParse(parsed(text))
  if (!data || data[0] !== sort || data[2].length !== keys || data[2].some((value) => value.includes('\u0000')))
    return refuse.invalid(notACursor, { cursor: [notACursor] })
  return { sort, side: data[1], values: data[2] }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return null
  }
}
