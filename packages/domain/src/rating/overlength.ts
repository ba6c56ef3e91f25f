import { type Measure, positive } from '#freight/measure.ts'
import { type Accessorial, feetOfOverlength, overlengthAccessorial, overlengthFeet } from '#rating/accessorials.ts'

type Sides = { packageLength?: Measure; packageWidth?: Measure }

/** ITEM-27: whole feet of the larger of length and width, capped at 30; 0 while neither is known. */
export function overlengthFeetOf({ packageLength, packageWidth }: Sides): number {
  const longer = Math.max(positive(packageLength) ?? 0, positive(packageWidth) ?? 0)
  return Math.min(overlengthFeet.most, Math.floor(longer / 12))
}

/** ITEM-28, ITEM-29: the overlength accessorial of one item; null when it is not long enough. */
export function overlengthOfItem(item: Sides): Accessorial | null {
  const feet = overlengthFeetOf(item)
  if (feet < overlengthFeet.least || (feet === overlengthFeet.least && !isWideSixFooter(item))) return null
  return overlengthAccessorial(feet)
}

/** ITEM-30: the one overlength accessorial of a shipment, that of the longest item that has any. */
export function overlengthOfShipment(items: readonly Sides[]): Accessorial | null {
  const found = items.map(overlengthOfItem).filter((accessorial) => accessorial !== null)
  return found.reduce<Accessorial | null>((longest, one) => (feetOf(one) > feetOf(longest) ? one : longest), null)
}

/** Accessorials with the overlength that the items have, and no other one that was chosen for items gone since. */
export function withOverlength(accessorials: readonly Accessorial[], items: readonly Sides[]): Accessorial[] {
  const overlength = overlengthOfShipment(items)
  return [...withoutOverlength(accessorials), ...(overlength === null ? [] : [overlength])]
}

export const withoutOverlength = (accessorials: readonly Accessorial[]): Accessorial[] =>
  accessorials.filter((accessorial) => feetOfOverlength(accessorial) === null)

/** A pallet of six feet is long only when it is also too wide to stand beside another. */
function isWideSixFooter({ packageLength, packageWidth }: Sides): boolean {
  return (positive(packageLength) ?? 0) >= 72 && (positive(packageWidth) ?? 0) >= 49
}

const feetOf = (accessorial: Accessorial | null) => (accessorial === null ? 0 : (feetOfOverlength(accessorial) ?? 0))
