import type { PayloadOf } from '@lanewise/contract/event'
import { shipmentChanged, shipmentEntity } from '@lanewise/contract/shipments'
import { subjectOf } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import type { ShipmentRow } from '../shipments.queries.ts'

type ShipmentRef = Pick<ShipmentRow, 'id' | 'shipmentNumber'>
type Announced = PayloadOf<typeof shipmentChanged>

export const subject = (shipment: ShipmentRef) => subjectOf(shipmentEntity, shipment)

export const announce = (ctx: Context, { id, shipmentNumber }: ShipmentRef, action: Announced['action']) =>
  ctx.emit(shipmentChanged, { id, shipmentNumber, action })

export const movedAs = ({ id, shipmentNumber, version }: ShipmentRef & Pick<ShipmentRow, 'version'>) => ({
  shipmentId: id,
  shipmentNumber,
  version,
})
