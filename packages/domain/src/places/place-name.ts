/** Display name of a place: "Indianapolis, IN 46204", or without a postal code for a whole city. */
export const placeName = ({ city, state, postalCode }: { city: string; state: string; postalCode: string | null }) =>
  [`${city}, ${state}`, postalCode].filter(Boolean).join(' ')
