import {
  type EnteredReference,
  type ReferenceCategory,
  type ReferenceType,
  referenceTypes,
  referenceTypesAt,
} from '#orders/reference-types.ts'
import { entriesIn } from '#shared/cells.ts'

/** "GL Code: 5501; Quote #: Q17": parses labeled reference numbers; one without a label becomes an "other" number. */
export const referencesIn = (text: string, at: ReferenceCategory): EnteredReference[] =>
  entriesIn(text).map((entry) => {
    const [, name = '', value = entry] = /^([^:]+):\s*(.+)$/.exec(entry) ?? []
    const typeId = referenceTypesAt(at).find((type) => names(type).includes(folded(name))) ?? 'Other'
    const label = typeId === 'Other' && name.trim() ? name.trim() : referenceTypes[typeId].label
    return { label, value: value.trim(), typeId, isRequired: false }
  })

const names = (type: ReferenceType) => [type, referenceTypes[type].label].map(folded)
const folded = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
