import { hasEmergencyPhone } from '#hazmat/emergency-contact.ts'
import type { ExtraCharge } from '#orders/extra-charges/extra-charge.ts'
import { type EnteredOrder, isHazmatOrder } from '#orders/order.ts'
import type { OrderStop } from '#orders/stops/stop.ts'

/** What hazardous freight lacks before it can be booked. Only the user knows it, so nothing is offered. (DEF-132) */
export function hazmatGaps<S extends OrderStop>(order: EnteredOrder<S>): ExtraCharge<S>[] {
  const contact = order.hazmatEmergencyContactInfo
  return [
    ...order.stops.flatMap(({ type, lineItems }, stop) =>
      type !== 'Pickup'
        ? []
        : lineItems.flatMap(({ isHazmat, properShippingName, description }, item) =>
            isHazmat && !properShippingName?.trim()
              ? gap<S>(
                  `${description ?? 'An item'} cannot be booked without its proper shipping name`,
                  `stops.${stop}.lineItems.${item}.properShippingName`,
                )
              : [],
          ),
    ),
    ...(isHazmatOrder(order) && contact && !hasEmergencyPhone(contact)
      ? [gap<S>('Hazmat cannot be booked without an emergency phone number', 'hazmatEmergencyContactInfo')]
      : []),
  ]
}

const gap = <S extends OrderStop>(text: string, field: string): ExtraCharge<S> => ({
  kind: 'HazmatPapers',
  stop: null,
  text,
  fix: null,
  field,
  blocksBooking: true,
  endsRate: false,
})
