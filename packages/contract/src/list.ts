import { z } from 'zod'
import { required } from './messages.ts'

/** The one shape of a paged list. */
export const listOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), total: z.int().nonnegative() })

const wholeNumber = (name: string) =>
  z.coerce.number({ error: `${name} must be a whole number` }).int(`${name} must be a whole number`)

/** Page fields of every list call (DEF-7). */
export const pageQuery = (pageSize: number) => ({
  page: wholeNumber('page').min(1, 'page starts at 1').max(1_000_000, 'page is at most 1,000,000').default(1),
  pageSize: wholeNumber('pageSize')
    .min(1, 'pageSize is at least 1')
    .max(10_000, 'pageSize is at most 10,000')
    .default(pageSize),
})

export const searchTerm = z.string().trim().max(200, 'The search text is at most 200 characters').default('')

/** Several values of one filter, in the address as `mode=TL&mode=LTL`. */
export const filterOf = <T extends z.ZodType>(value: T) =>
  z.union([z.array(value).max(100, 'At most 100 values'), value.transform((one) => [one])]).default([])

/** PostgreSQL text holds no NUL character, so no text field accepts one. */
export const text = (max: number, whenMissing: string = required) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? whenMissing : 'Enter text') })
    .max(max, `At most ${max} characters`)
    .refine((value) => !value.includes('\u0000'), 'Contains a character that cannot be stored')

export const Id = z.uuid('Not a valid id')
