import { bookShipment } from '@lanewise/contract/booking'
import { createOrder, updateOrder } from '@lanewise/contract/orders'
import { createShipment } from '@lanewise/contract/shipments'
import { formatMoney } from '@lanewise/domain/shared/format'
import type { Cents } from '@lanewise/domain/shared/units'
import { useRefusalOf } from '#platform/allowed.tsx'

type VerbOptions = {
  isEdited: boolean
  isBooked: boolean
  /** Amount of the rate that is booked. */
  amount: Cents | null
}

/** Label of the save button, and the reason why the user may not press it. (QUOTE-12, DEF-45, BOOK-15) */
export function useVerb({ isEdited, isBooked, amount }: VerbOptions): { verb: string; refusal: string | undefined } {
  const noUpdate = useRefusalOf(updateOrder)
  const noOrder = useRefusalOf(createOrder)
  const noShipment = useRefusalOf(createShipment)
  const noBooking = useRefusalOf(bookShipment)
  if (isEdited) return { verb: 'Save Order', refusal: noUpdate }
  if (isBooked) return { verb: bookingVerb(amount), refusal: noOrder ?? noShipment ?? noBooking }
  return { verb: 'Create Order', refusal: noOrder }
}

/** "Create & Book $628.79" (DEF-141) */
const bookingVerb = (amount: Cents | null) =>
  amount === null ? 'Create & Book' : `Create & Book ${formatMoney(amount)}`
