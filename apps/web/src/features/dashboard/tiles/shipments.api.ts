import {
  getFleet,
  getFleetCard,
  getOnTimeWeeks,
  getTodayStops,
  type TodayKind,
} from '@lanewise/contract/dashboard-shipments'
import { countExceptions, orderExceptionChanged, shipmentExceptionChanged } from '@lanewise/contract/exceptions'
import { findShipments, offerChanged, onTimeChanged, shipmentChanged } from '@lanewise/contract/shipments'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { useQueryClient } from '@tanstack/react-query'
import { useLiveGroup } from '#platform/live/SocketProvider.tsx'
import { query, useOperationQuery } from '#platform/query/query.ts'
import { refreshThrottled } from '#platform/query/refresh-throttled.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'

const refreshOn = [shipmentChanged, onTimeChanged]

/** Uses the counts of the exceptions inbox. (DASH-2) */
export const useAttention = () =>
  useOperationQuery(query(countExceptions, {}, { refreshOn: [orderExceptionChanged, shipmentExceptionChanged] }))

export const useTodayStops = (kind: TodayKind) =>
  useOperationQuery(query(getTodayStops, { query: { kind } }, { refreshOn }), { keepPrevious: true })

/** Positions of the trucks. Refetched when a truck moves, with never more than one refetch at a time. */
export function useFleet() {
  const client = useQueryClient()
  useLiveGroup(useUser().companyId, 'tracking', () => {
    for (const { name } of [getFleet, getFleetCard])
      for (const one of client.getQueryCache().findAll({ queryKey: [name] })) refreshThrottled(client, one)
  })
  return useOperationQuery(query(getFleet, {}, { refreshOn }))
}

export const useFleetCard = (shipmentNumber: string) =>
  useOperationQuery(query(getFleetCard, { params: { shipmentNumber } }, { refreshOn }))

export const useOnTimeWeeks = () => useOperationQuery(query(getOnTimeWeeks, {}, { refreshOn }))

/** The next pickups that no carrier has taken yet. */
export const useUnbooked = () =>
  useOperationQuery(
    query(
      findShipments,
      {
        body: {
          statuses: [shipmentStatuses.ReadyToBook, shipmentStatuses.Tendering],
          ...{ pastLast: true, page: 1, pageSize: 5 },
        },
      },
      { refreshOn: [shipmentChanged, offerChanged] },
    ),
  )
