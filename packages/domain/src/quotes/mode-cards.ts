import { shippingModes as allModes, type EquipmentMode, isLtlMode, type ShippingMode } from '#freight/modes.ts'
import type { Accessorial } from '#rating/accessorials.ts'
import { withOverlength, withoutOverlength } from '#rating/overlength.ts'

/** Card of the mode picker: a shipping mode and its equipment mode. */
export type ModeCard = { label: string; shippingMode: ShippingMode; equipmentMode: EquipmentMode }

export type ModeSelection = { shippingModes: readonly ShippingMode[]; equipmentMode: EquipmentMode }

/** Mode cards in display order. (QUOTE-27) */
export const modeCards: readonly ModeCard[] = [
  { label: 'LTL', shippingMode: 'LTL', equipmentMode: 1 },
  { label: 'LTL-Volume', shippingMode: 'VLTL', equipmentMode: 1 },
  { label: 'Truckload Dry', shippingMode: 'TL', equipmentMode: 1 },
  { label: 'Reefer', shippingMode: 'TL', equipmentMode: 2 },
  { label: 'Flatbed', shippingMode: 'TL', equipmentMode: 3 },
]

type Available = {
  availableShippingModes: readonly ShippingMode[]
  availableEquipmentModes: readonly EquipmentMode[]
}

/** Mode cards that a company may use. An empty list allows all modes. (QUOTE-28, QUOTE-29) */
export const offeredCards = ({ availableShippingModes, availableEquipmentModes }: Available): ModeCard[] =>
  modeCards.filter(
    ({ shippingMode, equipmentMode }) =>
      allows(availableShippingModes, shippingMode) && allows(availableEquipmentModes, equipmentMode),
  )

export const isPicked = ({ shippingModes, equipmentMode }: ModeSelection, card: ModeCard): boolean =>
  equipmentMode === card.equipmentMode && shippingModes.includes(card.shippingMode)

/** Selection after a click on a card, which selects or deselects it. (QUOTE-30 to QUOTE-33) */
export function toggleCard(selection: ModeSelection, card: ModeCard): ModeSelection {
  const { shippingModes, equipmentMode } = selection
  if (isPicked(selection, card))
    return { equipmentMode, shippingModes: shippingModes.filter((mode) => mode !== card.shippingMode) }
  if (equipmentMode !== card.equipmentMode)
    return { equipmentMode: card.equipmentMode, shippingModes: [card.shippingMode] }
  const remaining = shippingModes.filter((mode) => !(isLtlMode(mode) && isLtlMode(card.shippingMode)))
  return { equipmentMode, shippingModes: allModes.filter((mode) => [...remaining, card.shippingMode].includes(mode)) }
}

/**
 * Services including the overlength accessorials of the items when freight shares a trailer, and without them for other
 * modes. (QUOTE-33, ITEM-30)
 */
export const servicesFor = (
  modes: readonly ShippingMode[],
  services: readonly Accessorial[],
  items: Parameters<typeof withOverlength>[1],
): Accessorial[] => (modes.some(isLtlMode) ? withOverlength(services, items) : withoutOverlength(services))

type Defaults = Available & {
  defaultShippingMode: ShippingMode | null
  defaultEquipmentMode: EquipmentMode | null
}

const dry: EquipmentMode = 1

/**
 * Initial modes of a new quote form. A default that no card offers is replaced by the first offered card. (QUOTE-34)
 */
export function startingModes(configuration: Defaults): ModeSelection {
  const { defaultShippingMode, defaultEquipmentMode } = configuration
  const equipmentMode = defaultEquipmentMode ?? dry
  const cards = offeredCards(configuration)
  const wanted = cards.filter((card) => card.equipmentMode === equipmentMode)
  const card = wanted.find(({ shippingMode }) => shippingMode === defaultShippingMode) ?? wanted[0] ?? cards[0]
  if (!card) return { equipmentMode, shippingModes: [] }
  return { equipmentMode: card.equipmentMode, shippingModes: [card.shippingMode] }
}

const allows = <T>(list: readonly T[], value: T) => list.length === 0 || list.includes(value)
