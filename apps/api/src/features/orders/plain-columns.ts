import { centsOfDollars, dollarsOfCents } from '@lanewise/contract/money'
import {
  type PlainField,
  type PlainOfKind,
  type PlainValues,
  plainFieldNames,
  plainFields,
} from '@lanewise/domain/orders/fields'
import { formatMoney } from '@lanewise/domain/shared/format'

type Dollars = PlainOfKind<'dollars'>

/**
 * Columns of an order's plain fields. They have the names of the fields, except for amounts, which are stored in cents.
 */
export type PlainColumns = Omit<PlainValues, Dollars> & { [N in Dollars as `${N}Cents`]: number | null }

type Value = string | number | boolean | null
type Stored = Record<string, Value>

const isMoney = (name: PlainField) => plainFields[name].kind === 'dollars'
const columnOf = (name: PlainField) => (isMoney(name) ? `${name}Cents` : name)

export const plainColumns = (fields: PlainValues) =>
  Object.fromEntries(
    plainFieldNames.map((name) => [columnOf(name), moneyAs(centsOfDollars, name, fields[name])]),
  ) as PlainColumns

export const plainValues = (row: PlainColumns) => readWith(dollarsOfCents, row) as PlainValues

/** The same fields as text for the history. */
export const plainHistoryValues = (row: PlainColumns): Record<PlainField, Value> => readWith(formatMoney, row)

const readWith = (money: (cents: number) => Value, row: PlainColumns) =>
  Object.fromEntries(
    plainFieldNames.map((name) => [name, moneyAs(money, name, (row as Stored)[columnOf(name)] ?? null)]),
  ) as Record<PlainField, Value>

const moneyAs = (convert: (amount: number) => Value, name: PlainField, value: Value) =>
  isMoney(name) && value !== null ? convert(value as number) : value
