import { z } from 'zod'
import { text } from './list.ts'
import { required } from './messages.ts'

/** A text that must hold something besides blanks. */
export const requiredText = (max: number, whenMissing: string = required) =>
  text(max, whenMissing).trim().min(1, whenMissing)

/** A text that may be missing; nothing but blanks is nothing. */
export const optionalText = (max: number) =>
  text(max)
    .trim()
    .nullish()
    .transform((value) => value || null)

/** A whole number that may be missing. */
export const wholeUpTo = (max: number) =>
  z
    .int('Enter a whole number')
    .min(0, 'Cannot be negative')
    .max(max, `At most ${max.toLocaleString('en-US')}`)
    .nullish()
    .transform(orNull)

/** One of several words that may be missing. */
export const optionalChoice = <T extends readonly [string, ...string[]]>(values: T, message: string) =>
  z.enum(values, message).nullish().transform(orNull)

export const orNull = <T>(value: T | null | undefined): T | null => value ?? null
