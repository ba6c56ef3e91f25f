import { cargoClassifications, packagingUnitTypes } from '@lanewise/domain/commodities/commodity'
import { hazardClasses, hazmatIssues, packingGroups } from '@lanewise/domain/commodities/hazmat'
import { commodityLabels } from '@lanewise/domain/commodities/labels'
import { freightClasses } from '@lanewise/domain/freight/freight-class'
import { z } from 'zod'
import { entity } from './entity.ts'
import { event } from './event.ts'
import { optionalText, orNull, requiredText, wholeUpTo } from './fields.ts'
import { bodyLimitOf, fileLimits } from './file-limits.ts'
import {
  cargoClassification,
  freightClass,
  hazmatFieldNames,
  hazmatFields,
  hazmatPapers,
  nmfcNumber,
  packagingUnitType,
} from './freight-fields.ts'
import { ImportFile, ImportResult } from './import.ts'
import { exportOf, Id, listOf, listPage, searchTerm } from './list.ts'
import { operation } from './operation.ts'
import { pageSizes } from './page-sizes.ts'
import { updateOf } from './update-of.ts'
import { withRule } from './with-rule.ts'

const shape = {
  commodityCode: requiredText(100),
  description: requiredText(500),
  cargoClassification,
  perPackageWeight: z
    .number('Enter a number')
    .min(0, 'Cannot be negative')
    .max(99_999, 'At most 99,999')
    .refine((pounds) => Math.abs(pounds * 100 - Math.round(pounds * 100)) < 1e-6, 'At most 2 decimals')
    .nullish()
    .transform(orNull),
  packageLength: wholeUpTo(999),
  packageWidth: wholeUpTo(999),
  packageHeight: wholeUpTo(999),
  palletCount: wholeUpTo(999),
  packageQuantity: wholeUpTo(2_000_000_000),
  packagingUnitType,
  freightClass,
  nmfcNumber,
  customerProductCode: optionalText(100),
  isStackable: z.boolean('Answer true or false').default(false),
  ...hazmatFields,
  ...hazmatPapers,
} as const

/** Commodity fields that a user enters. The form, the API and the import use the same validation. */
export const CommodityFields = withRule(z.strictObject(shape), hazmatFieldNames, hazmatIssues)
export type CommodityFields = z.output<typeof CommodityFields>

const { packageQuantity, ...sameInForm } = shape

/** The form names the package quantity `packageCount` (COMM-13). */
export const CommodityForm = withRule(
  z.strictObject({ ...sameInForm, packageCount: packageQuantity }),
  hazmatFieldNames,
  hazmatIssues,
)
export type CommodityForm = z.output<typeof CommodityForm>

export const fromForm = ({ packageCount, ...same }: CommodityForm): CommodityFields => ({
  ...same,
  packageQuantity: packageCount,
})
export const toForm = ({ packageQuantity: packageCount, ...same }: CommodityFields): CommodityForm => ({
  ...same,
  packageCount,
})

export const CommodityUpdate = updateOf(CommodityFields)
export type CommodityUpdate = z.output<typeof CommodityUpdate>

const nullable = <T extends z.ZodType>(type: T) => type.nullable()

export const Commodity = z.object({
  id: Id,
  commodityCode: z.string(),
  description: z.string(),
  cargoClassification: z.enum(cargoClassifications),
  perPackageWeight: nullable(z.number()),
  packageLength: nullable(z.int()),
  packageWidth: nullable(z.int()),
  packageHeight: nullable(z.int()),
  palletCount: nullable(z.int()),
  packageQuantity: nullable(z.int()),
  packagingUnitType: z.enum(packagingUnitTypes),
  freightClass: nullable(z.enum(freightClasses)),
  nmfcNumber: nullable(z.string()),
  customerProductCode: nullable(z.string()),
  isHazmat: z.boolean(),
  isStackable: z.boolean(),
  hazmatHazardClass: nullable(z.enum(hazardClasses)),
  hazmatSubsidiaryClasses: nullable(z.string()),
  hazmatPackingGroup: nullable(z.enum(packingGroups)),
  hazmatUNNumber: nullable(z.string()),
  properShippingName: nullable(z.string()),
  technicalName: nullable(z.string()),
  reportableQuantity: nullable(z.string()),
  isLimitedQuantity: z.boolean(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
})
export type Commodity = z.output<typeof Commodity>

/** Names of the commodity fields that a user enters, in the order of the form. */
export const commodityFieldNames = Object.keys(shape) as (keyof CommodityFields)[]

export const commodityFieldsOf = (commodity: Commodity): CommodityFields =>
  Object.fromEntries(commodityFieldNames.map((name) => [name, commodity[name]])) as CommodityFields

export const findCommodities = operation({
  name: 'getCommodityByCustomerCode',
  summary: 'Search the commodity catalog',
  method: 'GET',
  path: '/commodities',
  permission: 'ViewCommodity',
  query: z.strictObject({ searchTerm, ...listPage(pageSizes.commodities) }),
  answer: listOf(Commodity),
})

export const exportCommodities = exportOf(findCommodities, {
  name: 'exportCommodities',
  summary: 'The commodity catalog as a CSV file',
})

export const getCommodity = operation({
  name: 'getCommodity',
  summary: 'Read one commodity',
  method: 'GET',
  path: '/commodities/{id}',
  permission: 'ViewCommodity',
  params: z.strictObject({ id: Id }),
  answer: Commodity,
})

export const createCommodity = operation({
  name: 'createCommodity',
  summary: 'Add a commodity',
  method: 'POST',
  path: '/commodities',
  permission: 'EditCommodity',
  body: CommodityFields,
  answer: Commodity,
  status: 201,
})

export const updateCommodity = operation({
  name: 'updateCommodity',
  summary: 'Change a commodity',
  method: 'PUT',
  path: '/commodities/{id}',
  permission: 'EditCommodity',
  params: z.strictObject({ id: Id }),
  body: CommodityUpdate,
  answer: Commodity,
})

export const deleteCommodity = operation({
  name: 'deleteCommodity',
  summary: 'Delete a commodity',
  method: 'DELETE',
  path: '/commodities/{id}',
  permission: 'RemoveCommodity',
  params: z.strictObject({ id: Id }),
  answer: z.void(),
  status: 204,
})

export const importCommodities = operation({
  name: 'importCommodities',
  summary: 'Add commodities from a CSV file',
  method: 'POST',
  path: '/commodities/import',
  permission: 'EditCommodity',
  body: ImportFile,
  answer: ImportResult,
  bodyLimit: bodyLimitOf(fileLimits.commodities),
  ownTransactions: true,
})

const Described = z.object({ description: z.string() })

export const getHazardClasses = operation({
  name: 'getHazardClasses',
  summary: 'Hazard classes',
  method: 'GET',
  path: '/lookups/hazard-classes',
  permission: 'signed-in',
  answer: z.array(Described),
})

export const getPackingGroups = operation({
  name: 'getPackingGroups',
  summary: 'Packing groups',
  method: 'GET',
  path: '/lookups/packing-groups',
  permission: 'signed-in',
  answer: z.array(Described),
})

export const getFreightClasses = operation({
  name: 'getFreightClasses',
  summary: 'Freight classes',
  method: 'GET',
  path: '/lookups/freight-classes',
  permission: 'signed-in',
  answer: z.array(z.object({ id: z.string(), name: z.string() })),
})

export const commodityChanged = event({
  name: 'commodityChanged',
  entity: 'commodity',
  payload: z.object({
    id: Id,
    commodityCode: z.string(),
    action: z.enum(['created', 'changed', 'deleted', 'imported']),
  }),
})

export const commodityEntity = entity<Pick<Commodity, 'id' | 'commodityCode'>>({
  name: 'commodity',
  plural: 'commodities',
  read: 'ViewCommodity',
  labels: commodityLabels,
  list: findCommodities,
  events: [commodityChanged],
  title: ({ commodityCode }) => commodityCode,
  path: ({ id }) => `/commodities?commodityId=${id}`,
  searchSection: 'Commodities',
})
