import { hazardClasses, hazmatIssuesNaming, packingGroups } from '#commodities/hazmat.ts'
import { type Measure, positive } from '#freight/measure.ts'
import { isLtlMode } from '#freight/modes.ts'
import { type Freight, hasPallets, needsDimensions } from '#orders/items/freight-rules.ts'
import type { FieldIssue } from '#shared/issue.ts'

type Text = string | null | undefined

/** A line as submitted by a form, a file, or a partner. */
export type EnteredLineItem = {
  description?: Text
  totalWeight?: Measure
  packageLength?: Measure
  packageWidth?: Measure
  packageHeight?: Measure
  palletCount?: Measure
  packageCount?: Measure
  packagingUnitType?: Text
  freightClass?: Text
  isHazmat?: boolean | null
  hazmatHazardClass?: Text
  hazmatPackingGroup?: Text
  hazmatUNNumber?: Text
}

/** Error for a pickup, quote, or rate query without freight. */
export const noLineItemMessage = 'Must have at least one line item'

export const lineItemNames = {
  description: 'Description',
  totalWeight: 'Total Weight',
  packageLength: 'Length',
  packageWidth: 'Width',
  packageHeight: 'Height',
  palletCount: 'Pallet Count',
  packageCount: 'Quantity',
  packagingUnitType: 'Package Type',
  freightClass: 'Freight Class',
  hazmatHazardClass: 'Hazard Class',
  hazmatPackingGroup: 'Packing Group',
  hazmatUNNumber: 'UN #',
} as const satisfies Partial<Record<keyof EnteredLineItem, string>>

type Required = keyof typeof lineItemNames

const texts: readonly Required[] = ['description', 'packagingUnitType', 'freightClass']

/** Missing fields of a line, depending on the mode and equipment. (ITEM-11 to ITEM-20, ITEM-23) */
export function lineItemIssues(item: EnteredLineItem, freight: Freight): FieldIssue[] {
  return [
    ...requiredFields(freight)
      .filter((field) => isMissing(item, field))
      .map((field) => ({ path: [field], message: missingMessage(field) })),
    ...hazmatIssuesNaming(item, missingMessage),
    ...listIssues(item),
  ]
}

const missingMessage = (field: Required) => `${lineItemNames[field]} is required`

function requiredFields(freight: Freight): Required[] {
  return [
    'description',
    'totalWeight',
    ...(needsDimensions(freight) ? (['packageLength', 'packageWidth', 'packageHeight'] as const) : []),
    ...(hasPallets(freight) ? (['palletCount'] as const) : []),
    'packageCount',
    'packagingUnitType',
    ...(isLtlMode(freight.shippingMode) ? (['freightClass'] as const) : []),
  ]
}

/** A number of zero counts as missing. */
function isMissing(item: EnteredLineItem, field: Required): boolean {
  const value = item[field]
  return texts.includes(field) ? isBlank(value) : positive(value) === null
}

/** Files and partners may send a hazard class or packing group that does not exist. */
function listIssues({ isHazmat, hazmatHazardClass, hazmatPackingGroup }: EnteredLineItem): FieldIssue[] {
  if (!isHazmat) return []
  return [
    ...unlisted('hazmatHazardClass', hazmatHazardClass, hazardClasses),
    ...unlisted('hazmatPackingGroup', hazmatPackingGroup, packingGroups),
  ]
}

function unlisted(field: Required, value: Text, list: readonly string[]): FieldIssue[] {
  if (isBlank(value) || list.includes(String(value))) return []
  return [{ path: [field], message: `${lineItemNames[field]} must be one of ${list.join(', ')}` }]
}

const isBlank = (value: Measure) => value === null || value === undefined || String(value).trim() === ''
