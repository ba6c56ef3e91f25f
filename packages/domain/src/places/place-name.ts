/** A place as people write it: "Indianapolis, IN 46204", or without a code for a whole city. */
export const placeName = ({ city, state, postalCode }: { city: string; state: string; postalCode: string | null }) =>
  [`${city}, ${state}`, postalCode].filter(Boolean).join(' ')
