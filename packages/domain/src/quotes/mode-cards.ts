import { shippingModes as allModes, type EquipmentMode, isLtlMode, type ShippingMode } from '#freight/modes.ts'
import type { Accessorial } from '#rating/accessorials.ts'
import { withOverlength, withoutOverlength } from '#rating/overlength.ts'

/** One card of the mode picker: a way to ship and what it moves in. */
export type ModeCard = { label: string; shippingMode: ShippingMode; equipmentMode: EquipmentMode }

export type ModeSelection = { shippingModes: readonly ShippingMode[]; equipmentMode: EquipmentMode }

/** QUOTE-27: the cards in their order. */
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

/** QUOTE-28, QUOTE-29: the cards that a company may use; a list that names nothing allows everything. */
export const offeredCards = ({ availableShippingModes, availableEquipmentModes }: Available): ModeCard[] =>
  modeCards.filter(
    ({ shippingMode, equipmentMode }) =>
      allows(availableShippingModes, shippingMode) && allows(availableEquipmentModes, equipmentMode),
  )

export const isPicked = ({ shippingModes, equipmentMode }: ModeSelection, card: ModeCard): boolean =>
  equipmentMode === card.equipmentMode && shippingModes.includes(card.shippingMode)

/** QUOTE-30 to QUOTE-33: the selection after a click on a card, which picks it or takes it back. */
export function toggleCard(selection: ModeSelection, card: ModeCard): ModeSelection {
  const { shippingModes, equipmentMode } = selection
  if (isPicked(selection, card))
    return { equipmentMode, shippingModes: shippingModes.filter((mode) => mode !== card.shippingMode) }
  if (equipmentMode !== card.equipmentMode)
    return { equipmentMode: card.equipmentMode, shippingModes: [card.shippingMode] }
  const kept = shippingModes.filter((mode) => !(isLtlMode(mode) && isLtlMode(card.shippingMode)))
  return { equipmentMode, shippingModes: allModes.filter((mode) => [...kept, card.shippingMode].includes(mode)) }
}

/** QUOTE-33, ITEM-30: services with the overlength of the items where freight shares a trailer, and with none elsewhere. */
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

/** QUOTE-34: what a fresh form starts from; a default that no card shows gives way to the first card that is offered. */
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
