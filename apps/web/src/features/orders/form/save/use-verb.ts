import { bookShipment } from '@lanewise/contract/booking'
import { createOrder, updateOrder } from '@lanewise/contract/orders'
import { createShipment } from '@lanewise/contract/shipments'
import { useRefusalOf } from '#platform/allowed.tsx'

type Asked = { isEdited: boolean; isBooked: boolean }

/** QUOTE-12, DEF-45, BOOK-15: the word on the button that saves, and why the user may not press it. */
export function useVerb({ isEdited, isBooked }: Asked): { verb: string; refusal: string | undefined } {
  const noUpdate = useRefusalOf(updateOrder)
  const noOrder = useRefusalOf(createOrder)
  const noShipment = useRefusalOf(createShipment)
  const noBooking = useRefusalOf(bookShipment)
  if (isEdited) return { verb: 'Save Order', refusal: noUpdate }
  if (isBooked) return { verb: 'Create & Book', refusal: noOrder ?? noShipment ?? noBooking }
  return { verb: 'Create Order', refusal: noOrder }
}
