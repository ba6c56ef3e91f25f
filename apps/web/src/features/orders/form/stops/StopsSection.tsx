import { stopTitle } from '@lanewise/domain/orders/stops/stop-list'
import { useDraft } from '#features/orders/form/order-form.tsx'

/** The stops in their order. */
export function StopsSection() {
  const { stops, shippingMode } = useDraft()
  return (
    <>
      {stops.map((_stop, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop is known by its place
        <h3 key={index}>{stopTitle(stops, index, shippingMode)}</h3>
      ))}
    </>
  )
}
