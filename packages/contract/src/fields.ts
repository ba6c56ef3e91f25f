import { isPhoneNumber, phoneMessage } from '@lanewise/domain/contacts/phone'
import { z } from 'zod'
import { text } from './list.ts'
import { required } from './messages.ts'

/** A text with at least one character that is not blank. */
export const requiredText = (max: number, whenMissing: string = required) =>
  text(max, whenMissing).trim().min(1, whenMissing)

/** A text that may be missing. A blank text counts as missing. */
export const optionalText = (max: number) =>
  text(max)
    .trim()
    .nullish()
    .transform((value) => value || null)

/** An optional whole number. */
export const wholeUpTo = (max: number) =>
  z
    .int('Enter a whole number')
    .min(0, 'Cannot be negative')
    .max(max, `At most ${max.toLocaleString('en-US')}`)
    .nullish()
    .transform(orNull)

/** An optional value from a list of choices. */
export const optionalChoice = <T extends readonly [string, ...string[]]>(values: T, message: string) =>
  z.enum(values, message).nullish().transform(orNull)

export const orNull = <T>(value: T | null | undefined): T | null => value ?? null

/** An optional phone number. A blank one counts as missing (CONTACT-36, CONTACT-37). */
export const PhoneNumber = text(40)
  .trim()
  .refine((value) => value === '' || isPhoneNumber(value), phoneMessage)
  .nullish()
  .transform((value) => value || null)
