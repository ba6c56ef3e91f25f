import { bookShipment } from '@lanewise/contract/booking'
import { createOrder, updateOrder } from '@lanewise/contract/orders'
import { createShipment } from '@lanewise/contract/shipments'
import { useRefusalOf } from '#platform/allowed.tsx'

type VerbOptions = { isEdited: boolean; isBooked: boolean }

/** Label of the save button, and the reason why the user may not press it. (QUOTE-12, DEF-45, BOOK-15) */
export function useVerb({ isEdited, isBooked }: VerbOptions): { verb: string; refusal: string | undefined } {
  const noUpdate = useRefusalOf(updateOrder)
  const noOrder = useRefusalOf(createOrder)
  const noShipment = useRefusalOf(createShipment)
  const noBooking = useRefusalOf(bookShipment)
  if (isEdited) return { verb: 'Save Order', refusal: noUpdate }
  if (isBooked) return { verb: 'Create & Book', refusal: noOrder ?? noShipment ?? noBooking }
  return { verb: 'Create Order', refusal: noOrder }
}
