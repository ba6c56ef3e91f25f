import { cargoClassifications, packagingUnitTypes } from '#commodities/commodity.ts'
import { hazardClasses, normaliseUnNumber, packingGroups } from '#commodities/hazmat.ts'
import { freightClasses } from '#freight/freight-class.ts'
import { type CatalogueGoods, fromCommodity } from '#orders/items/commodity-item.ts'
import type { Freight } from '#orders/items/freight-rules.ts'
import { newLineItem } from '#orders/items/line-item.ts'
import { cellOf, type ItemColumn, type UploadIssue, type UploadRow, uploadColumns } from './columns.ts'
import { asAnswer, asNumber, asText, oneOf, type Reader, readCell } from './read-cell.ts'

const columns = uploadColumns.item
const self = (value: string) => [value]

const classes = oneOf(freightClasses, self)
const packages = oneOf(packagingUnitTypes, self)
const cargo = oneOf(cargoClassifications, self)
const hazards = oneOf(hazardClasses, self)
const groups = oneOf(packingGroups, self)

export const holdsItem = (row: UploadRow): boolean =>
  Object.values(columns).some((column) => cellOf(row, column) !== '')

/** Looks up commodity codes, and gives the freight that the line is part of. */
export type KnownGoods = { goodsCoded: GoodsCoded; freight: Freight | null }
export type GoodsCoded = (code: string) => CatalogueGoods | null

/** The line of freight in a row, as sent to the API. The commodity fills the blank cells, as in the form. */
export function readItem(row: UploadRow, issues: UploadIssue[], { goodsCoded, freight }: KnownGoods) {
  const written = writtenItem(row, issues)
  const goods = written.commodityCode ? goodsCoded(written.commodityCode) : null
  return goods && freight ? filledItem(row, written, { goods, freight }) : written
}

type Written = ReturnType<typeof writtenItem>

/** Counts in the row take precedence, so the weight of the line is computed from them. */
function filledItem(row: UploadRow, written: Written, { goods, freight }: { goods: CatalogueGoods; freight: Freight }) {
  const { packageCount, palletCount } = written
  const goodsWithCounts = {
    ...goods,
    packageQuantity: packageCount ?? goods.packageQuantity,
    palletCount: palletCount ?? goods.palletCount,
  }
  const filled = fromCommodity(
    { ...newLineItem(written.uniqueIdentifier, freight), ...written },
    goodsWithCounts,
    freight,
  )
  const names = Object.keys(columns) as ItemColumn[]
  const blankFields = names.filter((name) => name !== 'commodityCode' && cellOf(row, columns[name]) === '')
  return { ...written, ...Object.fromEntries(blankFields.map((name) => [name, filled[name]])) } as Written
}

/** Without a quantity, every pallet counts as one package. (ITEM-6) */
function writtenItem(row: UploadRow, issues: UploadIssue[]) {
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
    hazmatSubsidiaryClasses: text('hazmatSubsidiaryClasses'),
    hazmatPackingGroup: read('hazmatPackingGroup', groups),
    hazmatUNNumber: read('hazmatUNNumber', (given) => ({ value: normaliseUnNumber(given) })),
    properShippingName: text('properShippingName'),
    technicalName: text('technicalName'),
    reportableQuantity: text('reportableQuantity'),
    isLimitedQuantity: read('isLimitedQuantity', asAnswer) ?? false,
  }
}
