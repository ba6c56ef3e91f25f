import type { ListedCarrier } from '@lanewise/contract/carrier-fields'
import { equipmentModeLabels, shippingModeLabels } from '@lanewise/domain/freight/modes'

type Placed = Pick<ListedCarrier, 'city' | 'state'>

export const placeOf = ({ city, state }: Placed) => [city, state].filter(Boolean).join(', ')

export const modesText = ({ modes }: Pick<ListedCarrier, 'modes'>) =>
  modes.map((mode) => shippingModeLabels[mode]).join(', ')

export const equipmentText = ({ equipmentModes }: Pick<ListedCarrier, 'equipmentModes'>) =>
  equipmentModes.map((mode) => equipmentModeLabels[mode]).join(', ')
