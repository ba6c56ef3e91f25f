import { type Measure, positive } from '#freight/measure.ts'
import { type Accessorial, feetOfOverlength, overlengthAccessorial, overlengthFeet } from '#rating/accessorials.ts'

type Sides = { packageLength?: Measure; packageWidth?: Measure }

/** Whole feet of the larger of length and width, capped at 30. 0 while neither is known. (ITEM-27) */
export function overlengthFeetOf({ packageLength, packageWidth }: Sides): number {
  const longer = Math.max(positive(packageLength) ?? 0, positive(packageWidth) ?? 0)
  return Math.min(overlengthFeet.most, Math.floor(longer / 12))
}

/** Overlength accessorial of one item, or null when it is not long enough. (ITEM-28, ITEM-29) */
export function overlengthOfItem(item: Sides): Accessorial | null {
  const feet = overlengthFeetOf(item)
  if (feet < overlengthFeet.least || (feet === overlengthFeet.least && !isWideSixFooter(item))) return null
  return overlengthAccessorial(feet)
}

/** Overlength accessorial of a shipment: that of the longest item that has one. (ITEM-30) */
export function overlengthOfShipment(items: readonly Sides[]): Accessorial | null {
  const candidates = items.map(overlengthOfItem).filter((accessorial) => accessorial !== null)
  return candidates.reduce<Accessorial | null>((longest, one) => (feetOf(one) > feetOf(longest) ? one : longest), null)
}

/** Accessorials with the overlength of the current items. Overlength accessorials of removed items are dropped. */
export function withOverlength(accessorials: readonly Accessorial[], items: readonly Sides[]): Accessorial[] {
  const overlength = overlengthOfShipment(items)
  return [...withoutOverlength(accessorials), ...(overlength === null ? [] : [overlength])]
}

export const withoutOverlength = (accessorials: readonly Accessorial[]): Accessorial[] =>
  accessorials.filter((accessorial) => feetOfOverlength(accessorial) === null)

/** A pallet of six feet counts as long only when it is too wide to stand beside another. */
function isWideSixFooter({ packageLength, packageWidth }: Sides): boolean {
  return (positive(packageLength) ?? 0) >= 72 && (positive(packageWidth) ?? 0) >= 49
}

const feetOf = (accessorial: Accessorial | null) => (accessorial === null ? 0 : (feetOfOverlength(accessorial) ?? 0))
