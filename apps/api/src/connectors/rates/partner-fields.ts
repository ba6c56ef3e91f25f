import { normaliseUnNumber } from '@lanewise/domain/commodities/hazmat'
import type { RateProduct } from '@lanewise/domain/rating/ask'
import { type Cents, cents, exact, roundHalfUp } from '@lanewise/domain/shared/units'
import { z } from 'zod'
import { plain, written } from '#connectors/exact-json.ts'

/**
 * Schemas for fields of partners' answers. A missing or invalid value becomes null, so that one bad field does not cost
 * the rate, and one bad rate does not cost the others.
 */

const longest = 500
const mostDollars = 10_000_000

/** A text for users. Control characters become spaces, and an empty text is null. */
export const text = z
  .string()
  .nullish()
  .catch(null)
  .transform(
    (value) =>
      value
        ?.replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, longest) || null,
  )

/** A code or number that is sent back to the partner exactly as received. */
export const verbatim = z
  .unknown()
  .optional()
  .transform(written)
  .transform((value) => (value === '' || (value?.length ?? 0) > longest || value?.includes('\0') ? null : value))

/** A number, or a text that contains one. */
const numberLike = (form: RegExp) =>
  z.preprocess(plain, z.union([z.number(), z.string().regex(form).transform(Number)]))

/** Dollars as a number or a text, converted to cents. */
export const dollars = numberLike(/^\s*-?\d+(\.\d+)?\s*$/)
  .refine((value) => Math.abs(value) <= mostDollars)
  .nullish()
  .catch(null)
  .transform((value) => (typeof value === 'number' ? toCents(value) : null))

/** Whole days in transit. A fraction counts as a full day, and more than a year is invalid. */
export const days = numberLike(/^\s*\d+(\.\d+)?\s*$/)
  .refine((value) => value >= 0 && value <= 366)
  .nullish()
  .catch(null)
  .transform((value) => (typeof value === 'number' ? Math.max(1, Math.ceil(value)) : null))

/**
 * A time as ISO text. Without an offset it is read as UTC, which is earlier than any US time zone, so that no price is
 * used too long.
 */
export const moment = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => (typeof value === 'string' ? toInstant(value.trim()) : null))

/** A list. Anything else becomes an empty list. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .catch(null)
    .transform((value) => value ?? [])

/** An object whose fields use the schemas above. Anything else becomes an object whose fields are all empty. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = z.object(shape)
  return z.preprocess((value) => (isObject(value) ? value : {}), known)
}

/** The same object, plus the complete original, which a booking sends back unchanged. (TRADE-5) */
export function wholeFields<Shape extends z.ZodRawShape>(shape: Shape) {
  const read = fields(shape)
  return z.unknown().transform((value) => ({
    ...read.parse(value),
    asItCame: isObject(value) ? (value as Record<string, unknown>) : {},
  }))
}

const isoMoment = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

const toCents = (amount: number): Cents => cents(roundHalfUp(exact(amount * 100, 13)))

function toInstant(written: string): string | null {
  const whole = /^\d{4}-\d{2}-\d{2}$/.test(written) ? `${written}T23:59:59` : written
  const [, wall, offset = 'Z'] = isoMoment.exec(whole) ?? []
  const time = Date.parse(`${wall}${offset}`)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** The hazmat facts that partners ask for with an item. */
export const toHazmat = ({ hazmatUNNumber, hazmatHazardClass, hazmatPackingGroup }: RateProduct) => ({
  unNumber: hazmatUNNumber === null ? null : normaliseUnNumber(hazmatUNNumber),
  hazardClass: hazmatHazardClass,
  packingGroup: hazmatPackingGroup,
})
