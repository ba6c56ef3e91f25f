import { labelFormats } from '@lanewise/domain/bills-of-lading/pallet-labels'
import { fileTypes } from '@lanewise/domain/documents/document-types'
import { z } from 'zod'
import { Id } from './list.ts'
import { updateOf } from './update-of.ts'

const requiredTypes = z
  .array(z.enum(fileTypes, 'Choose among the file types'))
  .max(fileTypes.length, 'Each type once')
  .transform((types) => fileTypes.filter((type) => types.includes(type)))

/** Document settings that a user enters. The form and the API use the same validation. (DEF-47, DEF-78) */
export const DocumentSettingsFields = z.strictObject({
  requiredContractTMSDocuments: requiredTypes,
  requiredSpotDocuments: requiredTypes,
  requiredIntegratedDocuments: requiredTypes,
  labelFormat: z.enum(labelFormats, 'Choose one of the formats'),
})
export type DocumentSettingsFields = z.output<typeof DocumentSettingsFields>
export const DocumentSettingsUpdate = updateOf(DocumentSettingsFields)
export type DocumentSettingsUpdate = z.output<typeof DocumentSettingsUpdate>

const typeList = z.array(z.enum(fileTypes))

export const DocumentSettings = z.object({
  id: Id,
  version: z.int(),
  requiredContractTMSDocuments: typeList,
  requiredSpotDocuments: typeList,
  requiredIntegratedDocuments: typeList,
  labelFormat: z.enum(labelFormats),
  /** Whether this installation scans uploads for viruses. Set by the operator, not by users. */
  isScanningForViruses: z.boolean(),
})
export type DocumentSettings = z.output<typeof DocumentSettings>
