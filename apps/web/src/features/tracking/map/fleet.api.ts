import { trucksMoved } from '@lanewise/contract/event'
import { getShipmentInformation, getShipmentRoute, onTimeChanged, shipmentChanged } from '@lanewise/contract/shipments'
import { getShipmentTracking, getTrackedTrucks } from '@lanewise/contract/tracking'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { fleetQueryOf } from '#features/tracking/list/tracked-query.ts'
import { useLiveGroup } from '#platform/live/SocketProvider.tsx'
import { optionsOf, query, refreshByEvent, useOperationQuery } from '#platform/query/query.ts'
import { useSession, useUser } from '#platform/session/SessionProvider.tsx'

const refreshOn = [shipmentChanged, onTimeChanged]

/** Positions of all trucks in the list, across its pages, with the count per on-time status. */
export const useFleet = (listQuery: object) =>
  useOperationQuery(
    query(getTrackedTrucks, { body: fleetQueryOf(listQuery) }, { refreshOn: [...refreshOn, trucksMoved] }),
    {
      keepPrevious: true,
    },
  )

/**
 * Subscribes to truck movements. They arrive far more often than shipment changes, so only the views that need them
 * subscribe.
 */
export function useMovingTrucks() {
  const client = useQueryClient()
  useLiveGroup(useUser().companyId, 'tracking', (message) => refreshByEvent(client, message))
}

type Options = { enabled: boolean }

export const useChosenShipment = (shipmentNumber: string, options: Options = always) =>
  useOperationQuery(query(getShipmentInformation, { params: { shipmentNumber } }, { refreshOn }), options)

export const useChosenRoute = (shipmentNumber: string, options: Options = always) =>
  useOperationQuery(query(getShipmentRoute, { params: { shipmentNumber } }, { refreshOn: [shipmentChanged] }), options)

/** Tracking data of the chosen truck, refetched whenever trucks move. */
export const useChosenTracking = (shipmentNumber: string, options: Options = always) =>
  useOperationQuery(
    query(getShipmentTracking, { params: { shipmentNumber } }, { refreshOn: [...refreshOn, trucksMoved] }),
    options,
  )

const always = { enabled: true }

/** Routes of other trucks for the map, which wait until the route of the chosen one is there. */
export function useOtherRoutes(shipmentNumbers: readonly string[], enabled: boolean) {
  const session = useSession()
  return useQueries({
    queries: shipmentNumbers.map((shipmentNumber) => ({
      ...optionsOf(session, query(getShipmentRoute, { params: { shipmentNumber } }, { refreshOn: [shipmentChanged] })),
      enabled,
      refetchOnWindowFocus: false,
    })),
    combine: linesOf,
  })
}

type RouteAnswer = { data?: { line: [number, number][] } | undefined }
const linesOf = (answers: readonly RouteAnswer[]) =>
  answers.flatMap(({ data }) => (data && data.line.length > 1 ? [data.line] : []))
