import { bookShipment, getShipmentFreight } from '@lanewise/contract/booking'
import { findCarrierOptions } from '@lanewise/contract/carriers'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import type { Option } from '#ui/form/options/option.ts'

/** What rates are asked for, as it is when the page opens: rates that are looked at do not change under the user. */
export const useShipmentFreight = (shipmentNumber: string) =>
  useOperationQuery(query(getShipmentFreight, { params: { shipmentNumber } }), { isFinal: true })

export const useBookByHand = () => useOperation(bookShipment)

/** A carrier to choose, with what to know before it is booked. */
export type CarrierOption = Option & { warning: string | null }

/** SHIP-4, DEF-106: carriers of the own network; one on hold or with expired insurance cannot be booked, and says why. */
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
