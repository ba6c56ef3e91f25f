import type { AppointmentUpdate } from '@lanewise/contract/shipment-fields'
import { shipmentLabels } from '@lanewise/domain/shipments/labels'
import { stopTimeText } from '@lanewise/domain/shipments/stop-history'
import { setAppointmentAtStop } from '#features/orders/index.ts'
import { countsOfStops } from '#features/performance/index.ts'
import { joinFields } from '#platform/audit/join-changes.ts'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { type ShipmentRow, type ShipmentStopRow, stopsOfShipment } from '../shipments.queries.ts'
import { movedAs, subject } from '../status/announce.ts'
import { isOfStop } from './appointment-text.ts'
import { changeShipment, shipmentToRecord, versionedChanges } from './change-shipment.ts'
import { saveAppointment, zoneOfStop } from './details.queries.ts'

type Place = { shipmentNumber: string; stopNumber: number }

/** Sets the dock appointment of a stop. (SHIP-6) */
export async function setAppointment(ctx: Context, { shipmentNumber, stopNumber }: Place, update: AppointmentUpdate) {
  const shipment = await shipmentToRecord(ctx, shipmentNumber)
  const stops = await stopsOfShipment(ctx.db, shipment.id)
  const stop = stops.find((one) => one.stopNumber === stopNumber) ?? refuse.notFound('stop')
  const zone = await zoneOfStop(ctx.db, stop.id)
  const at = await joined(ctx, shipment, stop, { update, zone })
  if (stop.appointmentAt?.getTime() === at?.getTime()) return movedAs(shipment)
  await saveAppointment(ctx.db, { stopId: stop.id, appointmentAt: at })
  await setAppointmentAtStop(ctx.db, { shipmentStopId: stop.id, appointmentAt: at })
  const columns = {
    ...(stopNumber === 1 && { originAppointmentAt: at }),
    ...(stopNumber === stops.length && { destinationAppointmentAt: at }),
    // On-time figures depend on the appointment, so they are recalculated.
    ...countsOfStops(stops.map((one) => (one.id === stop.id ? { ...one, appointmentAt: at } : one))),
  }
  const written = (moment: Date | null) => moment && stopTimeText(stopNumber, moment, zone)
  const changes: Changes = { appointment: [written(stop.appointmentAt), written(at)] }
  return movedAs(await changeShipment(ctx, shipment, columns, changes))
}

/** Appointment after this save. A concurrent change of the same stop by another user is refused. (DEF-123) */
async function joined(
  { db }: Context,
  shipment: ShipmentRow,
  { stopNumber, appointmentAt: before }: ShipmentStopRow,
  { update, zone }: { update: AppointmentUpdate; zone: string },
): Promise<Date | null> {
  const { appointmentDateTime: at } = await joinFields<Appointed>(db, {
    current: { appointmentDateTime: before?.toISOString() ?? null },
    version: shipment.version,
    update,
    recorded: {
      entity: subject(shipment).entity,
      id: shipment.id,
      versionedFields: versionedChanges,
      namesOf: () => ['appointment'],
      concerns: isOfStop(stopNumber),
    },
    labels: { appointmentDateTime: shipmentLabels.appointment },
    essence: { appointmentDateTime: (moment) => moment && new Date(moment).getTime() },
    formatters: { appointmentDateTime: (moment) => moment && stopTimeText(stopNumber, new Date(moment), zone) },
  })
  return at === null ? null : new Date(at)
}

type Appointed = { appointmentDateTime: string | null }
