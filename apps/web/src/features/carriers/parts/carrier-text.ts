import type { ListedCarrier } from '@lanewise/contract/carrier-fields'
import { equipmentModeLabels, shippingModeLabels } from '@lanewise/domain/freight/modes'

type Placed = Pick<ListedCarrier, 'city' | 'state'>

export const placeOf = ({ city, state }: Placed) => [city, state].filter(Boolean).join(', ')

export const modesText = ({ modes }: Pick<ListedCarrier, 'modes'>) =>
  modes.map((mode) => shippingModeLabels[mode]).join(', ')

export const equipmentText = ({ equipmentModes }: Pick<ListedCarrier, 'equipmentModes'>) =>
  equipmentModes.map((mode) => equipmentModeLabels[mode]).join(', ')

/** First letters of the first two words: "Cattail Trucking, LLC" is "CT". */
export function carrierInitials(name: string): string {
  const words = name
    .split(/[\s,.&/-]+/)
    .filter((word) => /^[\p{Lu}\d]/u.test(word) && !legalForms.has(word.toUpperCase()))
  const letters = (words.length > 0 ? words : [name.trim()]).slice(0, 2).map((word) => word.charAt(0))
  return letters.join('').toUpperCase()
}

const legalForms = new Set(['LLC', 'INC', 'CO', 'CORP', 'LTD', 'LP', 'LLP'])
