import type { TenThousandths } from '@lanewise/domain/rating/charges'
import { type Cents, cents } from '@lanewise/domain/shared/units'
import { z } from 'zod'
import { orNull } from './fields.ts'

/** Dollars travel as dollars; the product counts in cents, and in ten-thousandths where a price is one per unit. */
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

/** An amount of money; a credit is below 0. */
export const dollars = upTo(2).min(-most, `At least -$${most.toLocaleString('en-US')}`)
/** A price per unit; a credit is below 0. */
export const ratePerUnit = upTo(4).min(-most, `At least -$${most.toLocaleString('en-US')}`)
/** An amount of money that may be missing. */
export const optionalDollars = upTo(2).min(0, 'Cannot be negative').nullish().transform(orNull)
/** A price per unit that may be missing; a credit is below 0. */
export const optionalRate = ratePerUnit.nullish().transform(orNull)
