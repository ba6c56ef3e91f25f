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

/** RATE-28: the way between the two places; nothing is asked while one is missing. */
export function useWay(pickup: QuotableLocation | null, dropoff: QuotableLocation | null) {
  const stopIds = [pickup?.id ?? '', dropoff?.id ?? '']
  return useOperationQuery(query(getMileage, { body: { stopIds } }), { enabled: pickup !== null && dropoff !== null })
}

/** QUOTE-26: places by city, state or postal code. */
export function usePlaceSearch() {
  const { ask } = useSession()
  return async (text: string) => (await ask(quotableLocations, { query: { q: text } })).items
}

export const useChosenCheck = (chosen: ChosenQuote) => useOperationQuery(query(checkChosenQuote, { body: { chosen } }))

/** Every answer of the rates step is forgotten, so that rates are asked for anew (QUOTE-9). */
export function useForgetRates() {
  const client = useQueryClient()
  return () => {
    for (const { name } of [findIntegratedRates, createAPIQuote, getShipmentLaneRates])
      client.removeQueries({ queryKey: [name] })
  }
}
