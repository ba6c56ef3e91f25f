import { inCompany, type Tx } from '@lanewise/api/platform/db/database'
import type { PortalDatabase } from '@lanewise/api/portal-database'
import { laneKeys } from '@lanewise/domain/lanes/match-lane'
import { sql } from 'kysely'
import { companyId, insertUser, settle } from './bench-company.ts'

export function endsOf(lane: number, hasCode: boolean) {
  const end = (side: string) => ({
    city: `${side} ${lane}`,
    state: 'IL',
    country: 'US' as const,
    postalCode: hasCode ? String(10_000 + lane) : null,
  })
  return { origin: end('From'), destination: end('To') }
}

type Amount = { lanes: number; ratesPerLane: number }

/**
 * Creates a company with the given number of lanes and rates, with keys as the product writes them. Returns the id of
 * its only user.
 */
export async function fillLanes(database: PortalDatabase, amount: Amount): Promise<string> {
  const userId = await inCompany(database.db, companyId, async (tx) => {
    await tx.insertInto('companies').values({ id: companyId, name: 'Bench' }).execute()
    await insertLanes(tx, amount)
    return insertUser(tx)
  })
  await settle(database.ownerUrl)
  return userId
}

async function insertLanes(tx: Tx, { lanes, ratesPerLane }: Amount) {
  await sql`insert into carriers (name, dot_number, modes, equipment_modes)
    select 'Carrier ' || n, n::text, '{TL}', '{1}' from generate_series(1, 40) n`.execute(tx)
  for (let first = 1; first <= lanes; first += 500) {
    const numbers = Array.from({ length: Math.min(500, lanes - first + 1) }, (_unused, index) => first + index)
    await tx.insertInto('lanes').values(numbers.map(laneRow)).execute()
  }
  await sql`insert into lane_contracts (lane_id, carrier_id, sequence)
    select lane.id, carrier.id, n from (select id, row_number() over (order by id) as place from lanes) lane
    cross join generate_series(1, ${ratesPerLane}) n
    join carriers carrier on carrier.dot_number = (1 + (lane.place + n * 7) % 40)::text`.execute(tx)
  await sql`insert into lane_rates (contract_id, lane_id, carrier_id, effective_date, expiration_date, rate_type,
      charge_type, rate, rate_table_name)
    select id, lane_id, carrier_id, '2026-01-01', '2026-12-31', 'LineHaulPlusFuel', 'PerMile', 21500, 'Carrier'
    from lane_contracts`.execute(tx)
}

function laneRow(lane: number) {
  const { origin, destination } = endsOf(lane, true)
  const [from, to] = [laneKeys(origin), laneKeys(destination)]
  return {
    customerReferenceNumber: `Lane ${lane}`,
    equipmentMode: 1 as const,
    originCity: origin.city,
    originState: origin.state,
    originPostalCode: origin.postalCode,
    originCountry: origin.country,
    originLatitude: 41,
    originLongitude: -87,
    originPostalKey: from.postalKey,
    originCityKey: from.cityKey ?? '',
    destinationCity: destination.city,
    destinationState: destination.state,
    destinationPostalCode: destination.postalCode,
    destinationCountry: destination.country,
    destinationLatitude: 32,
    destinationLongitude: -96,
    destinationPostalKey: to.postalKey,
    destinationCityKey: to.cityKey ?? '',
    estimatedMilesTenths: 9250,
    tenderType: 'Manual' as const,
    tenderMethod: 'Email' as const,
    tenderTime: null,
    shipmentTenderingStart: null,
    expirationAction: null,
  }
}
