import { answerIn, numberIn } from '#shared/cells.ts'

/** Columns of the commodity import template. (COMM-55) */
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
 * Converts a template row into a commodity that can be validated like one from the form. Blank cells are left out. Text
 * that is not a valid number or yes/no stays in place, so that validation reports it. (COMM-60)
 */
export function commodityFromRow(row: Record<string, string>): Record<string, unknown> {
  const cells = commodityTemplateHeader.map((column) => [column, (row[column] ?? '').trim()] as const)
  return Object.fromEntries(
    cells.filter(([, text]) => text !== '').map(([column, text]) => [column, readers[column]?.(text) ?? text]),
  )
}

/** A commodity as a template row, which users can edit in a spreadsheet and upload again. */
export const rowOfCommodity = (commodity: Readonly<Record<Column, string | number | boolean | null>>) =>
  commodityTemplateHeader.map((column) => commodity[column])

/** Columns without a reader are text, so codes keep their leading zeros. */
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
