import { getCustomerConfiguration } from '@lanewise/contract/configuration'
import { getShipmentLaneRates } from '@lanewise/contract/lane-finding'
import { getMileage, type QuotableLocation, quotableLocations } from '@lanewise/contract/places'
import type { ChosenQuote } from '@lanewise/contract/quote-form'
import { checkChosenQuote, getLtlQuote } from '@lanewise/contract/quotes'
import { createAPIQuote, findIntegratedRates } from '@lanewise/contract/rates'
import { settingsChanged } from '@lanewise/contract/settings'
import { useQueryClient } from '@tanstack/react-query'
import { query, useOperationQuery } from '#platform/query/query.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'

export const useConfiguration = () =>
  useOperationQuery(query(getCustomerConfiguration, {}, { refreshOn: [settingsChanged] }))

export const useSavedQuote = (quoteId: string) => useOperationQuery(query(getLtlQuote, { params: { quoteId } }))

/** Route between the two places. No request is made while one of them is missing. (RATE-28) */
export function useLaneRoute(pickup: QuotableLocation | null, dropoff: QuotableLocation | null) {
  const stopIds = [pickup?.id ?? '', dropoff?.id ?? '']
  return useOperationQuery(query(getMileage, { body: { stopIds } }), { enabled: pickup !== null && dropoff !== null })
}

/** Search for places by city, state or postal code. (QUOTE-26) */
export function usePlaceSearch() {
  const { ask } = useSession()
  return async (text: string) => (await ask(quotableLocations, { query: { q: text } })).items
}

export const useChosenCheck = (chosen: ChosenQuote) => useOperationQuery(query(checkChosenQuote, { body: { chosen } }))

/** Clears all cached responses of the rates step, so that rates are refetched. (QUOTE-9) */
export function useForgetRates() {
  const client = useQueryClient()
  return () => {
    for (const { name } of [findIntegratedRates, createAPIQuote, getShipmentLaneRates])
      client.removeQueries({ queryKey: [name] })
  }
}
