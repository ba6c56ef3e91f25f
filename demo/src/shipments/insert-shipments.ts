import { type Contents, contentColumns } from '@lanewise/api/features/shipments/index'
import type { Tx } from '@lanewise/api/platform/db/database'
import { insertMany } from '@lanewise/api/platform/db/insert-many'
import type { Charge } from '@lanewise/domain/rating/charges'
import { sql } from 'kysely'
import type { StopTimes } from './plan-shipment.ts'

/** A shipment as it stands in the database. */
export type DemoShipment = {
  id: string
  contents: Contents
  /** What the head row says besides its contents. */
  life: Record<keyof typeof lifeColumns, unknown>
  orderIds: string[]
  isActive: boolean
  leftAt: Date | null
  joinedAt: Date
  stopTimes: readonly StopTimes[]
  charges: readonly Charge[]
}

const lifeColumns = {
  id: 'uuid',
  createdBy: 'uuid',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  status: 'integer',
  origination: 'text',
  originationType: 'text',
  bookedAt: 'timestamptz',
  bookedBy: 'uuid',
  voidedAt: 'timestamptz',
  voidedBy: 'uuid',
  voidReason: 'text',
  carrierId: 'uuid',
  carrierName: 'text',
  carrierScac: 'text',
  rateSource: 'text',
  laneId: 'uuid',
  laneRateId: 'uuid',
  totalCents: 'bigint',
  proNumber: 'text',
  driverName: 'text',
  driverPhone: 'text',
  truckNumber: 'text',
  trailerNumber: 'text',
  actualPickupAt: 'timestamptz',
  actualDeliveryAt: 'timestamptz',
  pickupsReached: 'integer',
  pickupsByLimit: 'integer',
  dropoffsReached: 'integer',
  dropoffsByLimit: 'integer',
  attentionReason: 'text',
  attentionMessage: 'text',
  attentionSince: 'timestamptz',
} as const

const stopColumns = {
  id: 'uuid',
  shipmentId: 'uuid',
  stopNumber: 'integer',
  stopType: 'integer',
  locationId: 'uuid',
  earlyAt: 'timestamptz',
  lateAt: 'timestamptz',
  appointmentAt: 'timestamptz',
  arrivedAt: 'timestamptz',
  departedAt: 'timestamptz',
  milesTenths: 'integer',
  transitSeconds: 'integer',
} as const
const partColumns = { shipmentStopId: 'uuid', orderStopId: 'uuid', shipmentId: 'uuid', orderId: 'uuid' } as const
const orderColumns = {
  shipmentId: 'uuid',
  orderId: 'uuid',
  isActive: 'boolean',
  joinedAt: 'timestamptz',
  leftAt: 'timestamptz',
} as const
const chargeColumns = {
  shipmentId: 'uuid',
  position: 'integer',
  chargeType: 'text',
  description: 'text',
  chargeRateType: 'text',
  units: 'double precision',
  rate: 'bigint',
  totalCents: 'bigint',
} as const

/** Writes shipments with what belongs to them, a few statements for all; answers the number that each got. */
export async function insertShipments(tx: Tx, shipments: readonly DemoShipment[]): Promise<Map<string, string>> {
  if (shipments.length === 0) return new Map()
  const heads = shipments.map(({ contents, life }) => ({ ...contents.head, ...life }))
  const { rows } = await sql<{ id: string; shipmentNumber: string }>`
    ${insertMany('shipments', { ...contentColumns, ...lifeColumns }, heads)} returning id, shipment_number`.execute(tx)
  await insertMany('shipmentOrders', orderColumns, shipments.flatMap(orderRows)).execute(tx)
  await insertMany('shipmentStops', stopColumns, shipments.flatMap(stopRows)).execute(tx)
  await insertMany('shipmentStopParts', partColumns, shipments.flatMap(partRows)).execute(tx)
  await insertMany('shipmentCharges', chargeColumns, shipments.flatMap(chargeRows)).execute(tx)
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
