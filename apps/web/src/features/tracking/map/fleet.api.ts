import { trucksMoved } from '@lanewise/contract/event'
import { getShipmentInformation, getShipmentWay, onTimeChanged, shipmentChanged } from '@lanewise/contract/shipments'
import { getShipmentTracking, getTrackedTrucks } from '@lanewise/contract/tracking'
import { useQueryClient } from '@tanstack/react-query'
import { fleetAsked } from '#features/tracking/list/tracked-asks.ts'
import { useLiveGroup } from '#platform/live/SocketProvider.tsx'
import { query, refreshByEvent, useOperationQuery } from '#platform/query/query.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'

const refreshOn = [shipmentChanged, onTimeChanged]

/** Where the trucks are that the list shows, on all pages of it, and how many stand how. */
export const useFleet = (asked: object) =>
  useOperationQuery(query(getTrackedTrucks, { body: fleetAsked(asked) }, { refreshOn: [...refreshOn, trucksMoved] }), {
    keepPrevious: true,
  })

/** Trucks move far more often than shipments change: whatever lives by it hears of it. */
export function useMovingTrucks() {
  const client = useQueryClient()
  useLiveGroup(useUser().companyId, 'tracking', (message) => refreshByEvent(client, message))
}

type Asked = { enabled: boolean }

export const useChosenShipment = (shipmentNumber: string, asked: Asked = always) =>
  useOperationQuery(query(getShipmentInformation, { params: { shipmentNumber } }, { refreshOn }), asked)

export const useWay = (shipmentNumber: string, asked: Asked = always) =>
  useOperationQuery(query(getShipmentWay, { params: { shipmentNumber } }, { refreshOn: [shipmentChanged] }), asked)

/** What is known of the chosen truck, anew whenever trucks move. */
export const useChosenTracking = (shipmentNumber: string, asked: Asked = always) =>
  useOperationQuery(
    query(getShipmentTracking, { params: { shipmentNumber } }, { refreshOn: [...refreshOn, trucksMoved] }),
    asked,
  )

const always = { enabled: true }
