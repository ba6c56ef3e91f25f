import type { QuotableLocation } from '@lanewise/contract/places'

/** Example: "Dallas, TX". */
export const cityText = ({ city, state }: QuotableLocation) => `${city}, ${state}`
/** Example: "Dallas, TX 75212". */
export const placeText = (place: QuotableLocation) => [cityText(place), place.postalCode].filter(Boolean).join(' ')
