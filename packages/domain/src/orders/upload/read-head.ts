import { type EquipmentType, equipmentTypes, equipmentTypesOf, reeferModes } from '#freight/equipment-types.ts'
import { type FreightTerm, freightTermLabels, freightTerms } from '#freight/freight-terms.ts'
import {
  type EquipmentMode,
  equipmentModeLabels,
  equipmentModes,
  isLtlMode,
  type ShippingMode,
  shippingModeLabels,
  shippingModes,
} from '#freight/modes.ts'
import {
  emptyFields,
  forEachPlain,
  type OrderField,
  type PlainField,
  type PlainValues,
  plainFields,
} from '#orders/fields.ts'
import { type OrderType, orderTypeLabels, orderTypes } from '#orders/order-types.ts'
import { referenceOfOrderType, referenceTypes } from '#orders/reference-types.ts'
import { accessorialLabels, accessorials } from '#rating/accessorials.ts'
import { cellOf, type HeadColumn, type UploadIssue, type UploadRow, uploadColumns } from './columns.ts'
import { asAmount, asAnswer, asNumber, asText, oneOf, type Reader, readCell, severalOf } from './read-cell.ts'
import { referencesIn } from './references-in.ts'

const columns = uploadColumns.head

const typeLabels: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(equipmentTypesOf))

/** Readers of the order fields with a column of the same name; other columns are read separately. */
const readers = {
  orderType: oneOf(orderTypes, (type) => [orderTypeLabels[type], type]),
  billToCompanyNumber: asText,
  shippingMode: oneOf(shippingModes, (mode) => [shippingModeLabels[mode], mode]),
  equipmentMode: oneOf(equipmentModes, (mode) => [String(mode), equipmentModeLabels[mode]]),
  reeferMode: oneOf(reeferModes, (mode) => [mode]),
  reeferTemperature: asNumber,
  reeferTemperatureMin: asNumber,
  reeferTemperatureMax: asNumber,
} as const satisfies Partial<Record<HeadColumn, Reader<unknown>>>

const plainReaders: Record<OrderField['kind'], Reader<string | number | boolean>> = {
  text: asText,
  flag: asAnswer,
  dollars: asAmount,
  feet: asNumber,
}
const termsIn = oneOf(freightTerms, (term) => [
  term,
  freightTermLabels[term].replace('&', 'and'),
  freightTermLabels[term],
])
const typesIn = severalOf(oneOf<EquipmentType>(equipmentTypes, (type) => [type, typeLabels[type] ?? type]))
const accessorialsIn = severalOf(oneOf(accessorials, (value) => [value, accessorialLabels[value] ?? value]))

type Fields = {
  [C in keyof typeof readers]: ReturnType<(typeof readers)[C]> extends infer R ? ValueOf<R> | null : never
}
type ValueOf<R> = R extends { value: infer V } ? V : never

/** What the company has set for new orders. An order without these cells takes them. */
export type UploadDefaults = {
  orderType: OrderType | null
  freightTermType: FreightTerm | null
  shippingMode: ShippingMode | null
  equipmentMode: EquipmentMode | null
}
export const noDefaults: UploadDefaults = {
  orderType: null,
  freightTermType: null,
  shippingMode: null,
  equipmentMode: null,
}

/** The order's own fields as sent to the API, each from the first row with a value in its column. */
export function readHead(rows: readonly UploadRow[], issues: UploadIssue[], defaults = noDefaults) {
  const read = <T>(column: HeadColumn, reader: Reader<T>): T | null => {
    const row = rows.find((one) => cellOf(one, columns[column]) !== '')
    return row ? readCell(row, columns[column], reader, issues) : null
  }
  const names = Object.keys(readers) as (keyof typeof readers)[]
  const isBlank = (column: HeadColumn) => rows.every((row) => cellOf(row, columns[column]) === '')
  const fields = withDefaults(
    Object.fromEntries(names.map((name) => [name, read<unknown>(name, readers[name])])) as Fields,
    { defaults, isBlank },
  )
  const plain = forEachPlain(
    plainFields,
    ({ kind }, name) => read(name as PlainField, plainReaders[kind]) ?? emptyFields[name as PlainField],
  ) as PlainValues
  const reference = read('reference', asText) ?? ''
  issues.push(...differences(rows))
  return {
    reference,
    billingSetting: read('billingSetting', asText),
    fields: {
      ...fields,
      ...plain,
      equipmentTypes: read('equipmentTypes', typesIn) ?? [],
      accessorials: read('accessorials', accessorialsIn) ?? [],
      referenceNumbers: [
        requiredReference(fields.orderType, reference),
        ...referencesIn(read('references', asText) ?? '', 'order'),
      ],
      tmsOrderDetails: {
        freightTermType: isBlank('freightTermType') ? defaults.freightTermType : read('freightTermType', termsIn),
        markup: read('markup', asNumber),
      },
    },
  }
}

type Defaulting = { defaults: UploadDefaults; isBlank: (column: HeadColumn) => boolean }

/** A cell that cannot be read keeps its issue and gets no default. */
function withDefaults(fields: Fields, { defaults, isBlank }: Defaulting): Fields {
  const shippingMode = isBlank('shippingMode') ? defaults.shippingMode : fields.shippingMode
  // The equipment of LTL is not a choice.
  const usesTruckDefault = isBlank('equipmentMode') && shippingMode !== null && !isLtlMode(shippingMode)
  return {
    ...fields,
    shippingMode,
    orderType: isBlank('orderType') ? defaults.orderType : fields.orderType,
    equipmentMode: usesTruckDefault ? defaults.equipmentMode : fields.equipmentMode,
  }
}

/** The reference column holds the number required by the order type. */
function requiredReference(orderType: OrderType | null, value: string) {
  const typeId = orderType ? referenceOfOrderType[orderType] : 'CustomerReference'
  return { label: referenceTypes[typeId].label, value, typeId, isRequired: true }
}

/** An order has one value per column; a row with a different value most likely belongs to another order. */
const differences = (rows: readonly UploadRow[]): UploadIssue[] =>
  Object.values(columns)
    .slice(1)
    .flatMap((column) => {
      const filledRows = rows.filter((row) => cellOf(row, column) !== '')
      const [first] = filledRows
      return filledRows.flatMap((row) => {
        const value = cellOf(row, column)
        if (!first || value.toLowerCase() === cellOf(first, column).toLowerCase()) return []
        return [{ row: row.row, column, value, message: `Differs from row ${first.row} of the same order` }]
      })
    })
