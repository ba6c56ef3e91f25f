import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import type { SpotAsk } from '@lanewise/domain/rating/tl/spot-quote'

/** Converts a SpotAsk to the shape described in README.md in this folder. */
export const toSpotService = (ask: SpotAsk) => ({
  isPartial: ask.isPartial,
  equipmentMode: ask.equipmentMode,
  equipment: equipmentModeLabels[ask.equipmentMode],
  effectiveDate: ask.effectiveDate,
  stops: ask.stops.map(({ stopNumber, postalCode, city, state, country }) => ({
    stopNumber,
    postalCode,
    city,
    state,
    country,
  })),
  miles: ask.miles,
  linearFeet: ask.linearFeet ?? null,
  weight: ask.weight ?? null,
  isHazmatRequired: ask.isHazmatRequired,
  isTeamRequired: ask.isTeamRequired,
  isLiftGateRequired: ask.isLiftGateRequired,
})
