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

/** LOCPAGE-3: what a location holds after another was merged into it: its own facts, the other's where it had none, both lists and notes. */
export function mergedFields(kept: Facts, other: Facts) {
  return {
    locationAlias: kept.locationAlias ?? other.locationAlias,
    companyAlias: kept.companyAlias ?? other.companyAlias,
    leadProviderId: kept.leadProviderId ?? other.leadProviderId,
    averageLoadingMinutes: kept.averageLoadingMinutes ?? other.averageLoadingMinutes,
    averageUnloadingMinutes: kept.averageUnloadingMinutes ?? other.averageUnloadingMinutes,
    notes: bothNotes(kept.notes, other.notes),
    ediCodes: both(kept.ediCodes, other.ediCodes),
    supportLocationTypes: locationTypes.filter(heldBy(kept.supportLocationTypes, other.supportLocationTypes)),
    requirementFlags: requirementFlags.filter(heldBy(kept.requirementFlags, other.requirementFlags)),
  }
}

const heldBy = (kept: readonly string[], other: readonly string[]) => (value: string) =>
  kept.includes(value) || other.includes(value)

const both = (kept: readonly string[], other: readonly string[]): string[] => [...new Set([...kept, ...other])]

function bothNotes(kept: string | null, other: string | null): string | null {
  if (!kept || !other) return kept ?? other
  return kept.includes(other) ? kept : `${kept}\n\n${other}`
}
