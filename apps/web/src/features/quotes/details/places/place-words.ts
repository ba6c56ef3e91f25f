import type { QuotableLocation } from '@lanewise/contract/places'

/** "Dallas, TX". */
export const cityText = ({ city, state }: QuotableLocation) => `${city}, ${state}`
/** "Dallas, TX 75212". */
export const placeText = (place: QuotableLocation) => [cityText(place), place.postalCode].filter(Boolean).join(' ')
