import type { planLoad } from '@lanewise/api/features/shipments/index'
import type { Tx } from '@lanewise/api/platform/db/database'
import { insertMany } from '@lanewise/api/platform/db/insert-many'
import type { Charge } from '@lanewise/domain/rating/charges'
import { sql } from 'kysely'
import type { StopTimes } from './plan-shipment.ts'

export type DemoShipment = {
  id: string
  contents: ReturnType<typeof planLoad>['contents']
  /** Columns of the shipment row besides its contents. */
  life: Record<LifeColumn, unknown>
  orderIds: string[]
  isActive: boolean
  leftAt: Date | null
  joinedAt: Date
  stopTimes: readonly StopTimes[]
  charges: readonly Charge[]
}

type LifeColumn =
  | 'id'
  | 'createdBy'
  | 'createdAt'
  | 'updatedAt'
  | 'status'
  | 'origination'
  | 'originationType'
  | 'bookedAt'
  | 'bookedBy'
  | 'voidedAt'
  | 'voidedBy'
  | 'voidReason'
  | 'carrierId'
  | 'carrierName'
  | 'carrierScac'
  | 'rateSource'
  | 'laneId'
  | 'laneRateId'
  | 'totalCents'
  | 'proNumber'
  | 'driverName'
  | 'driverPhone'
  | 'truckNumber'
  | 'trailerNumber'
  | 'actualPickupAt'
  | 'actualDeliveryAt'
  | 'pickupsReached'
  | 'pickupsByLimit'
  | 'dropoffsReached'
  | 'dropoffsByLimit'
  | 'attentionReason'
  | 'attentionMessage'
  | 'attentionSince'

/** Inserts shipments with their related rows in a few statements. Returns the assigned shipment numbers. */
export async function insertShipments(tx: Tx, shipments: readonly DemoShipment[]): Promise<Map<string, string>> {
  if (shipments.length === 0) return new Map()
  const heads = shipments.map(({ contents, life }) => ({ ...contents.head, ...life }))
  const { rows } = await sql<{ id: string; shipmentNumber: string }>`
    ${insertMany('shipments', heads)} returning id, shipment_number`.execute(tx)
  await insertMany('shipmentOrders', shipments.flatMap(orderRows)).execute(tx)
  await insertMany('shipmentStops', shipments.flatMap(stopRows)).execute(tx)
  await insertMany('shipmentStopParts', shipments.flatMap(partRows)).execute(tx)
  await insertMany('shipmentCharges', shipments.flatMap(chargeRows)).execute(tx)
  return new Map(rows.map(({ id, shipmentNumber }) => [id, shipmentNumber]))
}

const orderRows = ({ id: shipmentId, orderIds, isActive, joinedAt, leftAt }: DemoShipment) =>
  orderIds.map((orderId) => ({ shipmentId, orderId, isActive, joinedAt, leftAt }))

const stopRows = ({ id: shipmentId, contents, stopTimes }: DemoShipment) =>
  contents.stops.map((stop, index) => {
    const { arrivedAt = null, departedAt = null } = stopTimes[index] ?? {}
    return { ...stop, shipmentId, arrivedAt, departedAt }
  })

const partRows = ({ id: shipmentId, contents }: DemoShipment) => contents.parts.map((part) => ({ ...part, shipmentId }))

const chargeRows = ({ id: shipmentId, charges }: DemoShipment) =>
  charges.map(({ total, ...charge }, position) => ({ ...charge, shipmentId, position, totalCents: total }))
