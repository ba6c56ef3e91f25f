import { locationTypes, requirementFlags } from './location-types.ts'

type Facts = {
  locationAlias: string | null
  companyAlias: string | null
  leadProviderId: string | null
  averageLoadingMinutes: number | null
  averageUnloadingMinutes: number | null
  notes: string | null
  ediCodes: readonly string[]
  supportLocationTypes: readonly string[]
  requirementFlags: readonly string[]
}

/**
 * Result of merging another location into this one: own values win, missing values come from the other location, lists
 * and notes are combined. (LOCPAGE-3)
 */
export function mergedFields(target: Facts, other: Facts) {
  return {
    locationAlias: target.locationAlias ?? other.locationAlias,
    companyAlias: target.companyAlias ?? other.companyAlias,
    leadProviderId: target.leadProviderId ?? other.leadProviderId,
    averageLoadingMinutes: target.averageLoadingMinutes ?? other.averageLoadingMinutes,
    averageUnloadingMinutes: target.averageUnloadingMinutes ?? other.averageUnloadingMinutes,
    notes: bothNotes(target.notes, other.notes),
    ediCodes: both(target.ediCodes, other.ediCodes),
    supportLocationTypes: locationTypes.filter(heldBy(target.supportLocationTypes, other.supportLocationTypes)),
    requirementFlags: requirementFlags.filter(heldBy(target.requirementFlags, other.requirementFlags)),
  }
}

const heldBy = (own: readonly string[], other: readonly string[]) => (value: string) =>
  own.includes(value) || other.includes(value)

const both = (own: readonly string[], other: readonly string[]): string[] => [...new Set([...own, ...other])]

function bothNotes(own: string | null, other: string | null): string | null {
  if (!own || !other) return own ?? other
  return own.includes(other) ? own : `${own}\n\n${other}`
}
