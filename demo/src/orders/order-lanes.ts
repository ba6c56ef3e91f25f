import type { Tx } from '@lanewise/api/platform/db/database'
import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import type { DockDay } from '@lanewise/domain/locations/dock-hours'

/** A location with its dock hours and the other fields that an order needs. */
export type OrderSite = Awaited<ReturnType<typeof readSites>>[number] & { dockHours: DockDay[] }

/** A lane that the company ships on, with the docks at both ends. */
export type OrderLane = { from: OrderSite; to: readonly OrderSite[]; equipmentMode: EquipmentMode }

/** The company's lanes from its own docks to the docks in the destination city, and all docks. */
export async function readOrderLanes(tx: Tx): Promise<{ lanes: OrderLane[]; sites: OrderSite[] }> {
  const sites = (await readSites(tx)).map((site) => ({ ...site, dockHours: site.dockHours as DockDay[] }))
  const byCity = Map.groupBy(sites, ({ city, state }) => `${city}, ${state}`)
  const lanes = await tx
    .selectFrom('lanes')
    .select(['originCity', 'originState', 'destinationCity', 'destinationState', 'equipmentMode'])
    .orderBy('id')
    .execute()
  const orderLanes = lanes.flatMap((lane) => {
    const from = byCity.get(`${lane.originCity}, ${lane.originState}`)?.find(({ knownCompanyId }) => !knownCompanyId)
    const to = byCity.get(`${lane.destinationCity}, ${lane.destinationState}`)
    return from && to ? [{ from, to, equipmentMode: lane.equipmentMode as EquipmentMode }] : []
  })
  return { lanes: orderLanes, sites }
}

const readSites = (tx: Tx) =>
  tx
    .selectFrom('locations as location')
    .innerJoin('dockSchedules as dock', 'dock.locationId', 'location.id')
    .select(['location.id', 'locationNumber', 'knownCompanyId', 'companyName', 'companyAlias'])
    .select(['locationName', 'locationAlias', 'addressLine1', 'addressLine2', 'city', 'state', 'postalCode', 'country'])
    .select(['latitude', 'longitude', 'ianaTimeZone', 'ediCodes', 'requirementFlags'])
    .select(['dock.isAppointmentRequired', 'dock.dockHours'])
    .where('location.latitude', 'is not', null)
    .orderBy('locationNumber')
    .execute()
