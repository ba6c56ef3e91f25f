import type { ShippingMode } from '@lanewise/domain/freight/modes'
import { useState } from 'react'

/** Modes whose rates are shown: all modes of the quote except those switched off. */
export function useModes({ shippingModes }: { shippingModes: readonly ShippingMode[] }, onAddTruckload: () => void) {
  const [hidden, setHidden] = useState<readonly ShippingMode[]>([])
  /** Truckload is added to the quote first when it is not part of it yet. (QUOTE-46) */
  const toggle = (mode: ShippingMode) => {
    if (!shippingModes.includes(mode)) return onAddTruckload()
    setHidden((before) => (before.includes(mode) ? before.filter((one) => one !== mode) : [...before, mode]))
  }
  return { active: shippingModes.filter((mode) => !hidden.includes(mode)), toggle }
}
