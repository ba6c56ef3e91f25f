import type { LaneKeys } from '@lanewise/domain/lanes/match-lane'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { RateRow } from '../rates/rates.queries.ts'

export type LaneQuestion = { equipmentMode: number; from: LaneKeys; to: LaneKeys; shippingDate: string }

type MatchedLane = {
  foundId: string
  customerReferenceNumber: string
  estimatedMilesTenths: number | null
  matchedBy: 'postalCode' | 'city'
}
/** A lane without a rate on that day comes with null in all rate columns. */
export type MatchedRate = MatchedLane & (RateRow | { [K in keyof RateRow]: null })

/**
 * Finds the lane between two places and its rates on a day. Lanes that match by postal code come before lanes that
 * match by city, then the newest lane wins. One statement does both, with one index lookup for each half. (DEF-65)
 */
export async function findLaneWithRates(db: Tx, { equipmentMode, from, to, shippingDate }: LaneQuestion) {
  const living = sql`from lanes where deleted_at is null and equipment_mode = ${equipmentMode}`
  const columns = sql`id, created_at, customer_reference_number, estimated_miles_tenths`
  const { rows } = await sql<MatchedRate>`
    with lane as (
      select * from (
        select ${columns}, 'postalCode' as matched_by ${living}
          and origin_postal_key = ${from.postalKey} and destination_postal_key = ${to.postalKey}
        union all
        select ${columns}, 'city' ${living}
          and origin_city_key = ${from.cityKey} and destination_city_key = ${to.cityKey}
      ) found
      order by matched_by desc, created_at desc, id limit 1
    )
    select lane.id as found_id, lane.customer_reference_number, lane.estimated_miles_tenths, lane.matched_by,
      rate.*, contract.sequence, carrier.name as carrier_name, carrier.logo_file_id as carrier_logo_file_id,
      settings.fuel_per_mile, settings.accessorial_prices
    from lane cross join company_settings settings left join (lane_rates rate
        join lane_contracts contract on contract.id = rate.contract_id
        join carriers carrier on carrier.id = rate.carrier_id and carrier.deleted_at is null)
      on rate.lane_id = lane.id and rate.replaced_at is null
        and rate.effective_date <= ${shippingDate} and rate.expiration_date >= ${shippingDate}
    order by contract.sequence nulls last, lower(carrier.name), rate.id`.execute(db)
  return rows
}

/**
 * Whether a contracted rate can be booked on a day: the rate, its lane and its carrier still exist, and the day is
 * within its dates.
 */
export async function isRateActive(db: Tx, rateId: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('laneRates as rate')
    .innerJoin('lanes as lane', 'lane.id', 'rate.laneId')
    .innerJoin('carriers as carrier', 'carrier.id', 'rate.carrierId')
    .select('rate.id')
    .where('rate.id', '=', rateId)
    .where('rate.replacedAt', 'is', null)
    .where('rate.effectiveDate', '<=', day)
    .where('rate.expirationDate', '>=', day)
    .where('lane.deletedAt', 'is', null)
    .where('carrier.deletedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
