import { type FieldIssue, requiredMessage } from '#shared/issue.ts'

/** Hazard classes and divisions. (COMM-31) */
export const hazardClasses = [
  '1.1',
  '1.2',
  '1.3',
  '1.4',
  '1.5',
  '1.6',
  '2.1',
  '2.2',
  '2.3',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  '7',
  '8',
  '9',
] as const

export type HazardClass = (typeof hazardClasses)[number]

/** Packing groups; `None` for goods without one. (COMM-31) */
export const packingGroups = ['I', 'II', 'III', 'None'] as const

export type PackingGroup = (typeof packingGroups)[number]

type Hazmat = {
  isHazmat?: boolean | null
  hazmatHazardClass?: string | null
  hazmatPackingGroup?: string | null
  hazmatUNNumber?: string | null
}

const classesWithGroup: readonly string[] = ['3', '4.2', '4.3', '5.1', '6.1'] satisfies HazardClass[]

/** Whether goods of this class may have no packing group. (DEF-25) */
export function groupIsOptional(hazardClass: string): boolean {
  return !classesWithGroup.includes(hazardClass)
}

const hazmatFields = ['hazmatHazardClass', 'hazmatPackingGroup', 'hazmatUNNumber'] as const

/** Missing or invalid hazmat fields; empty while Hazmat is off. (COMM-25, TRADE-2, DEF-25) */
export function hazmatIssues(goods: Hazmat): FieldIssue[] {
  return hazmatIssuesNaming(goods, () => requiredMessage)
}

/** Same check, for forms with their own message for a missing field. */
export function hazmatIssuesNaming(
  goods: Hazmat,
  missingMessage: (field: (typeof hazmatFields)[number]) => string,
): FieldIssue[] {
  if (!goods.isHazmat) return []
  const { hazmatHazardClass, hazmatPackingGroup, hazmatUNNumber } = goods
  const missing = hazmatFields.filter((field) => isBlank(goods[field]))
  return [
    ...missing.map((field) => ({ path: [field], message: missingMessage(field) })),
    ...groupIssues(hazmatHazardClass, hazmatPackingGroup),
    ...unNumberIssues(hazmatUNNumber),
  ]
}

/** The goods with Hazmat off and all hazmat fields cleared. (COMM-26) */
export function withoutHazmat<Goods extends object>(
  goods: Goods,
): Omit<Goods, keyof typeof noHazmat> & typeof noHazmat {
  return { ...goods, ...noHazmat }
}

/** The UN number as stored and printed: `1760` and `un 1760` become `UN1760`. Any other text is returned unchanged. */
export function normaliseUnNumber(text: string): string {
  const [, prefix, digits] = unNumberPattern.exec(text) ?? []
  return digits === undefined ? text.trim() : `${prefix?.toUpperCase() ?? 'UN'}${digits}`
}

/**
 * Subsidiary classes as stored and printed: `6.1 8` becomes `6.1, 8`; null if a part is not a class. The table names
 * class 1 without its division.
 */
export function normalizeSubsidiaryClasses(text: string): string | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  const known: readonly string[] = ['1', ...hazardClasses]
  return parts.length > 0 && parts.every((part) => known.includes(part)) ? parts.join(', ') : null
}

const noHazmat = {
  isHazmat: false,
  hazmatHazardClass: null,
  hazmatSubsidiaryClasses: null,
  hazmatPackingGroup: null,
  hazmatUNNumber: null,
  properShippingName: null,
  technicalName: null,
  reportableQuantity: null,
  isLimitedQuantity: false,
}

const unNumberPattern = /^\s*(UN|NA)?\s?(\d{4})\s*$/i

function groupIssues(hazardClass: string | null | undefined, group: string | null | undefined): FieldIssue[] {
  if (isBlank(hazardClass) || group !== 'None' || groupIsOptional(hazardClass)) return []
  return [
    { path: ['hazmatPackingGroup'], message: `Packing group None is not allowed for hazard class ${hazardClass}` },
  ]
}

function unNumberIssues(unNumber: string | null | undefined): FieldIssue[] {
  if (isBlank(unNumber) || unNumberPattern.test(unNumber)) return []
  return [{ path: ['hazmatUNNumber'], message: 'UN number must be UN or NA and four digits' }]
}

function isBlank(text: string | null | undefined): text is null | undefined | '' {
  return text === null || text === undefined || text.trim() === ''
}
