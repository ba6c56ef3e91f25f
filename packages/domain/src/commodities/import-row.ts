import { answerIn, numberIn } from '#shared/cells.ts'

/** COMM-55: the columns of the commodity template. */
export const commodityTemplateHeader = [
  'commodityCode',
  'description',
  'cargoClassification',
  'perPackageWeight',
  'packageLength',
  'packageWidth',
  'packageHeight',
  'palletCount',
  'packageQuantity',
  'packagingUnitType',
  'freightClass',
  'nmfcNumber',
  'customerProductCode',
  'isHazmat',
  'isStackable',
  'hazmatHazardClass',
  'hazmatPackingGroup',
  'hazmatUNNumber',
] as const

type Column = (typeof commodityTemplateHeader)[number]

/**
 * COMM-60: a row of the template as a commodity that can be checked like one from the form. Blank cells are left out,
 * and text that is not the number or the yes or no its column wants stays, so that the check names it.
 */
export function commodityFromRow(row: Record<string, string>): Record<string, unknown> {
  const cells = commodityTemplateHeader.map((column) => [column, (row[column] ?? '').trim()] as const)
  return Object.fromEntries(
    cells.filter(([, text]) => text !== '').map(([column, text]) => [column, readers[column]?.(text) ?? text]),
  )
}

/** A commodity as a row of the template, to be edited in a spreadsheet and uploaded again. */
export const rowOfCommodity = (commodity: Readonly<Record<Column, string | number | boolean | null>>) =>
  commodityTemplateHeader.map((column) => commodity[column])

/** Columns without a reader are text: codes keep their leading zeros. */
const readers: Partial<Record<Column, (text: string) => number | boolean | undefined>> = {
  perPackageWeight: numberIn,
  packageLength: numberIn,
  packageWidth: numberIn,
  packageHeight: numberIn,
  palletCount: numberIn,
  packageQuantity: numberIn,
  isHazmat: answerIn,
  isStackable: answerIn,
}
