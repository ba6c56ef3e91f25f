type City = { city: string; state: string }

/** City with its state: "Indianapolis, IN". */
export const cityText = ({ city, state }: City): string => `${city}, ${state}`

/** Display name of a place: "Indianapolis, IN 46204", or without a postal code for a whole city. */
export const placeName = (place: City & { postalCode: string | null }): string =>
  [cityText(place), place.postalCode].filter(Boolean).join(' ')
