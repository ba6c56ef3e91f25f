import type { SpotAsk } from '@lanewise/domain/rating/tl/spot-quote'

/** A dry van load from Chicago to Dallas. */
export const spotAsk = (changes: Partial<SpotAsk> = {}): SpotAsk => ({
  equipmentMode: 1,
  effectiveDate: '2026-11-18',
  stops: [
    { stopNumber: 1, postalCode: '60606', city: 'Chicago', state: 'IL', country: 'US' },
    { stopNumber: 2, postalCode: '75201', city: 'Dallas', state: 'TX', country: 'US' },
  ],
  miles: 967,
  isHazmatRequired: false,
  isTeamRequired: true,
  isLiftGateRequired: false,
  isPartial: false,
  ...changes,
})
