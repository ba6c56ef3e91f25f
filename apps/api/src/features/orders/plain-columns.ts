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

/** The columns of an order's plain fields: named as the fields, but for amounts, which are stored in cents. */
export type PlainColumns = Omit<PlainValues, Dollars> & { [N in Dollars as `${N}Cents`]: number | null }

type Value = string | number | boolean | null
type Stored = Record<string, Value>

const isMoney = (name: PlainField) => plainFields[name].kind === 'dollars'
const columnOf = (name: PlainField) => (isMoney(name) ? `${name}Cents` : name)

/** What is written of the fields of an order. */
export const plainColumns = (fields: PlainValues) =>
  Object.fromEntries(
    plainFieldNames.map((name) => [columnOf(name), moneyAs(centsOfDollars, name, fields[name])]),
  ) as PlainColumns

/** The fields as they were sent, from a row. */
export const plainValues = (row: PlainColumns) => readWith(dollarsOfCents, row) as PlainValues

/** The same in the words of a history. */
export const plainInWords = (row: PlainColumns): Record<PlainField, Value> => readWith(formatMoney, row)

const readWith = (money: (cents: number) => Value, row: PlainColumns) =>
  Object.fromEntries(
    plainFieldNames.map((name) => [name, moneyAs(money, name, (row as Stored)[columnOf(name)] ?? null)]),
  ) as Record<PlainField, Value>

const moneyAs = (convert: (amount: number) => Value, name: PlainField, value: Value) =>
  isMoney(name) && value !== null ? convert(value as number) : value
