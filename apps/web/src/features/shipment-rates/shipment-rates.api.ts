import { findCarrierOptions } from '@lanewise/contract/carriers'
import { bookShipment, getShipmentFreight } from '@lanewise/contract/shipments'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import type { Option } from '#ui/form/options/option.ts'

/** What rates are asked for, as it is when the page opens: rates that are looked at do not change under the user. */
export const useShipmentFreight = (shipmentNumber: string) =>
  useOperationQuery(query(getShipmentFreight, { params: { shipmentNumber } }), { isFinal: true })

export const useBookByHand = () => useOperation(bookShipment)

/** SHIP-4: carriers of the own network; one on hold cannot be booked. */
export function useCarrierSearch() {
  const { ask } = useSession()
  return async (q: string): Promise<Option[]> => {
    const { items } = await ask(findCarrierOptions, { query: { q } })
    return items.map(({ carrierId, name, dotNumber, scac, isOnHold, insuranceState }) => ({
      value: carrierId,
      label: name,
      detail: [
        scac,
        dotNumber && `DOT ${dotNumber}`,
        insuranceState !== 'Valid' && `insurance: ${insuranceState.toLowerCase()}`,
        isOnHold && 'on hold',
      ]
        .filter(Boolean)
        .join(' · '),
      disabled: isOnHold,
    }))
  }
}
