import type { ShippingMode } from '@lanewise/domain/freight/modes'
import { useState } from 'react'

/** The modes whose rates are shown: all that are part of the quote, but those that were switched off. */
export function useModes({ shippingModes }: { shippingModes: readonly ShippingMode[] }, onAddTruckload: () => void) {
  const [hidden, setHidden] = useState<readonly ShippingMode[]>([])
  /** QUOTE-46: truckloads that are no part of the quote yet join it first. */
  const toggle = (mode: ShippingMode) => {
    if (!shippingModes.includes(mode)) return onAddTruckload()
    setHidden((before) => (before.includes(mode) ? before.filter((one) => one !== mode) : [...before, mode]))
  }
  return { active: shippingModes.filter((mode) => !hidden.includes(mode)), toggle }
}
