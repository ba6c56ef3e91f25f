import { bookShipment, getShipmentFreight } from '@lanewise/contract/booking'
import { findCarrierOptions } from '@lanewise/contract/carriers'
import type { Answer } from '@lanewise/contract/operation'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'

/** Shipment to book, and the freight that its rates are requested for. */
export type Bookable = { shipment: ShipmentInformation; freight: Answer<typeof getShipmentFreight> }

/**
 * Freight that rates are requested for, as of the moment when the page opens. Rates do not change while the user looks
 * at them.
 */
export const useShipmentFreight = (shipmentNumber: string) =>
  useOperationQuery(query(getShipmentFreight, { params: { shipmentNumber } }), { isFinal: true })

export const useBookByHand = () => useOperation(bookShipment)

/** Carrier option with a warning to read before booking. */
export type CarrierOption = Option & { warning: string | null }

/**
 * Search for carriers of the own network. A carrier on hold or with expired insurance cannot be booked, and its option
 * says why. (SHIP-4, DEF-106)
 */
export function useCarrierSearch() {
  const { ask } = useSession()
  return async (q: string): Promise<CarrierOption[]> => {
    const { items } = await ask(findCarrierOptions, { query: { q } })
    return items.map(({ carrierId, name, dotNumber, scac, bookingObstacle, bookingWarning }) => ({
      value: carrierId,
      label: name,
      detail: [scac, dotNumber && `DOT ${dotNumber}`, bookingObstacle ?? bookingWarning].filter(Boolean).join(' · '),
      disabled: bookingObstacle !== null,
      warning: bookingWarning,
    }))
  }
}
