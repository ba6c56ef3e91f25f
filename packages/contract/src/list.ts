import { z } from 'zod'
import { notACursor, required } from './messages.ts'
import { type Operation, operation } from './operation.ts'

/** Lists count exactly only up to this number (DEF-119). */
export const largestTotal = 10_000

/** The shape of every paged list. The server always sends all fields, but clients may read only `data` and `total`. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    /** Exact up to 10,000. Larger totals are reported as 10,000 (DEF-119). */
    total: z.int().nonnegative(),
    isTotalExact: z.boolean().optional(),
    /** Cursors of the adjacent pages in the list's sort order. null where there is no such page. */
    next: z.string().nullish(),
    previous: z.string().nullish(),
  })

const wholeNumber = (name: string) =>
  z.coerce.number({ error: `${name} must be a whole number` }).int(`${name} must be a whole number`)

/** Page parameters of every list operation (DEF-7). */
export const pageQuery = (pageSize: number) => ({
  page: wholeNumber('page').min(1, 'page starts at 1').max(1_000_000, 'page is at most 1,000,000').default(1),
  pageSize: wholeNumber('pageSize')
    .min(1, 'pageSize is at least 1')
    .max(10_000, 'pageSize is at most 10,000')
    .default(pageSize),
})

/** Page parameters of a list that returns `listOf`. */
export const listPage = (pageSize: number) => ({
  ...pageQuery(pageSize),
  /**
   * Replaces `page`: the `next` or `previous` cursor of an earlier response, or `last` for the end of the list. Reading
   * the end of a long list is as fast as reading its start.
   */
  cursor: z.string().max(2000, notACursor).optional(),
})

type Filtered = { query: z.ZodObject } | { body: z.ZodObject }
type Place<O> = O extends { query: z.ZodObject } ? 'query' : 'body'
type Filters<O extends Filtered> = O extends { query: infer S } ? S : O extends { body: infer S } ? S : never
type WithoutPage<S> =
  S extends z.ZodObject<infer Shape> ? z.ZodObject<Omit<Shape, 'page' | 'pageSize' | 'cursor'>> : never

/** A CSV export of everything in a list, in the same order, with the same filters and the same permission. */
export function exportOf<const O extends Operation & Filtered>(
  list: O,
  { name, summary }: { name: string; summary: string },
) {
  const place = list.query ? 'query' : 'body'
  const filters = (list.query ?? list.body) as z.ZodObject
  const { page: _page, pageSize: _size, cursor: _cursor, ...shape } = filters.shape
  return operation({
    name,
    summary,
    method: list.method,
    path: `${list.path}/export`,
    permission: list.permission as O['permission'],
    answer: z.string(),
    answerType: 'text/csv',
    [place]: z.strictObject(shape),
  } as Operation) as Pick<O, 'method' | 'permission'> &
    Omit<Operation, 'query' | 'body' | 'method' | 'permission'> &
    Record<Place<O>, WithoutPage<Filters<O>>> & { answer: z.ZodString; answerType: 'text/csv' }
}

export const searchTerm = z.string().trim().max(200, 'The search text is at most 200 characters').default('')

/** Several values of one filter, written in the URL as `mode=TL&mode=LTL`. */
export const filterOf = <T extends z.ZodType>(value: T) =>
  z.union([z.array(value).max(100, 'At most 100 values'), value.transform((one) => [one])]).default([])

/** PostgreSQL text cannot contain NUL characters, so no text field accepts them. */
export const text = (max: number, whenMissing: string = required) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? whenMissing : 'Enter text') })
    .max(max, `At most ${max} characters`)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), 'Contains a character that cannot be stored')

export const Id = z.uuid('Not a valid id')
