import { hazardClasses, packingGroups } from '@lanewise/domain/commodities/hazmat'
import { type HazmatMaterial as Material, materialScopes } from '@lanewise/domain/hazmat/material'
import { z } from 'zod'
import { searchTerm } from './list.ts'
import { operation } from './operation.ts'

/** An entry of the hazardous materials table (49 CFR 172.101). A forbidden material has no number. */
export const HazmatMaterial = z.object({
  unNumber: z.string().nullable(),
  properShippingName: z.string(),
  hazardClass: z.enum(hazardClasses).nullable(),
  fullClass: z.string(),
  subsidiaryClasses: z.array(z.string()),
  packingGroups: z.array(z.object({ packingGroup: z.enum(packingGroups), allowsLimitedQuantity: z.boolean() })),
  needsTechnicalName: z.boolean(),
  scope: z.enum(materialScopes).nullable(),
  isForbidden: z.boolean(),
}) satisfies z.ZodType<Material>
export type HazmatMaterial = z.output<typeof HazmatMaterial>

/** No number has more names. */
export const mostMaterials = 20

export const findHazmatMaterials = operation({
  name: 'findHazmatMaterials',
  summary: 'Hazardous materials by UN number, name or part of it',
  method: 'GET',
  path: '/lookups/hazardous-materials',
  permission: 'signed-in',
  query: z.strictObject({ q: searchTerm }),
  answer: z.object({ items: z.array(HazmatMaterial).max(mostMaterials) }),
})
