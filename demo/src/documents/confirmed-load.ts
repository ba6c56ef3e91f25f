import type { Tx } from '@lanewise/api/platform/db/database'

/** The terms agreed with the carrier, read from the shipment. */
export type ConfirmedLoad = NonNullable<Awaited<ReturnType<typeof confirmedLoad>>>
export type ConfirmedStop = ConfirmedLoad['stops'][number]
export type ConfirmedCharge = ConfirmedLoad['charges'][number]

export async function confirmedLoad(tx: Tx, shipmentId: string) {
  const load = await tx
    .selectFrom('shipments as load')
    .leftJoin('carriers as carrier', 'carrier.id', 'load.carrierId')
    .select(['load.shipmentNumber', 'load.bookedAt', 'load.proNumber', 'load.pickupNumber', 'load.bookingReference'])
    .select(['load.equipmentMode', 'load.weight', 'load.pallets', 'load.packages', 'load.isHazmat', 'load.totalCents'])
    .select(['load.reeferTemperatureMin', 'load.reeferTemperatureMax', 'load.requirements', 'load.isTeamRequired'])
    .select(['load.originTimeZone', 'load.driverName', 'load.truckNumber', 'load.trailerNumber'])
    .select(['load.carrierName as name', 'load.milesTenths'])
    .select(['carrier.dotNumber', 'carrier.docketNumber', 'carrier.scac', 'carrier.phone'])
    .select(['carrier.email', 'carrier.addressLine1', 'carrier.city', 'carrier.state', 'carrier.postalCode'])
    .where('load.id', '=', shipmentId)
    .executeTakeFirst()
  return load && { ...load, stops: await stopsOf(tx, shipmentId), charges: await chargesOf(tx, shipmentId) }
}

/** Orders that share a stop also share its place, so one row per stop is enough. */
const stopsOf = (tx: Tx, shipmentId: string) =>
  tx
    .selectFrom('shipmentStops as stop')
    .innerJoin('shipmentStopParts as part', 'part.shipmentStopId', 'stop.id')
    .innerJoin('orderStops as place', 'place.id', 'part.orderStopId')
    .distinctOn('stop.stopNumber')
    .select(['stop.stopNumber', 'stop.stopType', 'stop.earlyAt', 'stop.lateAt', 'stop.appointmentAt'])
    .select(['place.companyName', 'place.addressLine1', 'place.city', 'place.state'])
    .select(['place.postalCode', 'place.timeZone', 'place.contactPhone', 'place.notes'])
    .where('stop.shipmentId', '=', shipmentId)
    .orderBy('stop.stopNumber')
    .execute()

const chargesOf = (tx: Tx, shipmentId: string) =>
  tx
    .selectFrom('shipmentCharges')
    .select(['description', 'chargeRateType', 'units', 'rate', 'totalCents'])
    .where('shipmentId', '=', shipmentId)
    .orderBy('position')
    .execute()
