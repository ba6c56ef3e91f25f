import { cargoClassifications, packagingUnitTypes } from '#commodities/commodity.ts'
import { hazardClasses, normaliseUnNumber, packingGroups } from '#commodities/hazmat.ts'
import { freightClasses } from '#freight/freight-class.ts'
import { cellOf, type ItemColumn, type UploadIssue, type UploadRow, uploadColumns } from './columns.ts'
import { asAnswer, asNumber, asText, oneOf, type Reader, readCell } from './read-cell.ts'

const columns = uploadColumns.item
const self = (value: string) => [value]

const classes = oneOf(freightClasses, self)
const packages = oneOf(packagingUnitTypes, self)
const cargo = oneOf(cargoClassifications, self)
const hazards = oneOf(hazardClasses, self)
const groups = oneOf(packingGroups, self)

/** Whether a row holds a line of freight at all. */
export const holdsItem = (row: UploadRow): boolean =>
  Object.values(columns).some((column) => cellOf(row, column) !== '')

/** The line of freight of a row, as it is sent; without a quantity every pallet counts as one package (ITEM-6). */
export function readItem(row: UploadRow, issues: UploadIssue[]) {
  const read = <T>(column: ItemColumn, reader: Reader<T>) => readCell(row, columns[column], reader, issues)
  const text = (column: ItemColumn) => read(column, asText)
  const palletCount = read('palletCount', asNumber)
  return {
    uniqueIdentifier: `row-${row.row}`,
    customerProductCode: text('customerProductCode'),
    commodityCode: text('commodityCode'),
    description: text('description'),
    totalWeight: read('totalWeight', asNumber),
    palletCount,
    packageCount: cellOf(row, columns.packageCount) === '' ? palletCount : read('packageCount', asNumber),
    packagingUnitType: read('packagingUnitType', packages),
    cargoClassification: read('cargoClassification', cargo) ?? 'General',
    freightClass: read('freightClass', classes),
    nmfcNumber: text('nmfcNumber'),
    packageLength: read('packageLength', asNumber),
    packageWidth: read('packageWidth', asNumber),
    packageHeight: read('packageHeight', asNumber),
    isStackable: read('isStackable', asAnswer) ?? false,
    isHazmat: read('isHazmat', asAnswer) ?? false,
    hazmatHazardClass: read('hazmatHazardClass', hazards),
    hazmatPackingGroup: read('hazmatPackingGroup', groups),
    hazmatUNNumber: read('hazmatUNNumber', (given) => ({ value: normaliseUnNumber(given) })),
    properShippingName: text('properShippingName'),
    technicalName: text('technicalName'),
    reportableQuantity: text('reportableQuantity'),
    isLimitedQuantity: read('isLimitedQuantity', asAnswer) ?? false,
  }
}
