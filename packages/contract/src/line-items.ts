import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { lineItemIssues } from '@lanewise/domain/orders/items/line-item-rules'
import { z } from 'zod'
import { LineItemFields, lineItemFormNames } from './line-item-fields.ts'
import { withRule } from './with-rule.ts'

const {
  packageLength,
  packageWidth,
  packageHeight,
  packageCount,
  packagingUnitType,
  hazmatHazardClass,
  ...sameInForm
} = LineItemFields.shape

/** A line item with the field names of its form. (ITEM-2) */
export const LineItemForm = z.strictObject({
  ...sameInForm,
  length: packageLength,
  width: packageWidth,
  height: packageHeight,
  packageQuantity: packageCount,
  packageType: packagingUnitType,
  hazardClass: hazmatHazardClass,
})
export type LineItemForm = z.output<typeof LineItemForm>

const names = Object.keys(LineItemForm.shape) as (keyof LineItemForm)[]
type Renamed = keyof typeof lineItemFormNames

/** The item form for freight of a certain mode. Its rules are those of the line item, under the form's field names. */
export const lineItemForm = (freight: Freight) =>
  withRule(LineItemForm, names, (form) =>
    lineItemIssues(lineItemOf(form), freight).map((issue) => ({ ...issue, path: issue.path.map(formNameOf) })),
  )

export const lineItemFormOf = (item: LineItem): LineItemForm => {
  const { packageLength: length, packageWidth: width, packageHeight: height, ...rest } = item
  const {
    packageCount: packageQuantity,
    packagingUnitType: packageType,
    hazmatHazardClass: hazardClass,
    ...same
  } = rest
  return { ...same, length, width, height, packageQuantity, packageType, hazardClass }
}

export const lineItemOf = (form: LineItemForm): LineItem => {
  const { length, width, height, packageQuantity, packageType, hazardClass, ...same } = form
  return {
    ...same,
    packageLength: length,
    packageWidth: width,
    packageHeight: height,
    packageCount: packageQuantity,
    packagingUnitType: packageType,
    hazmatHazardClass: hazardClass,
  }
}

const formNameOf = (name: string | number) => (typeof name === 'string' ? lineItemFormName(name) : name)

/** Name of a line item field in the form. */
export const lineItemFormName = (name: string) =>
  (name in lineItemFormNames ? lineItemFormNames[name as Renamed] : name) as keyof LineItemForm
