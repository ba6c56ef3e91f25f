/** Hazmat items that cannot ship because their proper shipping name is missing. */
export const unnamedHazmat = (
  items: readonly { isHazmat: boolean; properShippingName: string | null; description: string }[],
) =>
  items
    .filter(({ isHazmat, properShippingName }) => isHazmat && !properShippingName)
    .map(({ description }) => description)

export const unnamedHazmatMessage = (names: readonly string[], before = 'the freight is booked'): string =>
  `Enter the proper shipping name of ${names.join(', ')} before ${before}`
