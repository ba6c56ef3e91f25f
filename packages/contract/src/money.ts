import type { TenThousandths } from '@lanewise/domain/rating/charges'
import { type Cents, cents } from '@lanewise/domain/shared/units'
import { z } from 'zod'
import { orNull } from './fields.ts'

/** The API uses dollars. The product calculates in cents, and in ten-thousandths of a dollar for prices per unit. */
export const centsOfDollars = (dollars: number): Cents => cents(Math.round(dollars * 100))
export const dollarsOfCents = (amount: number): number => amount / 100
export const tenThousandthsOfDollars = (dollars: number): TenThousandths => Math.round(dollars * 10_000)
export const dollarsOfTenThousandths = (rate: TenThousandths): number => rate / 10_000

const most = 9_999_999

const upTo = (decimals: number) => {
  const factor = 10 ** decimals
  return z
    .number('Enter a number')
    .max(most, `At most $${most.toLocaleString('en-US')}`)
    .refine((value) => Math.abs(value * factor - Math.round(value * factor)) < 1e-4, `At most ${decimals} decimals`)
}

/** An amount in dollars. A credit is negative. */
export const dollars = upTo(2).min(-most, `At least -$${most.toLocaleString('en-US')}`)
/** A price per unit in dollars. A credit is negative. */
export const ratePerUnit = upTo(4).min(-most, `At least -$${most.toLocaleString('en-US')}`)
/** An optional amount in dollars. */
export const optionalDollars = upTo(2).min(0, 'Cannot be negative').nullish().transform(orNull)
/** An optional price per unit in dollars. A credit is negative. */
export const optionalRate = ratePerUnit.nullish().transform(orNull)

/** Dollars of cents; null stays null. */
export const dollarsOrNull = (cents: number | null) => (cents === null ? null : dollarsOfCents(cents))
