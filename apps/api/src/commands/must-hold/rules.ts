import { type RawBuilder, sql } from 'kysely'

/** A sentence that holds for all data of a company, and the numbers of the records that break it. */
export type Rule = { holds: string; broken: RawBuilder<{ number: string }> }

/** Each query sees one company. What a constraint of the database promises alone is not repeated here. */
export const rules: readonly Rule[] = [
  {
    holds: 'An order on a shipment is not voided',
    broken: sql`select orders.order_number || ' on ' || shipment.shipment_number as number
      from shipment_orders place
        join orders on orders.id = place.order_id join shipments shipment on shipment.id = place.shipment_id
      where place.is_active and (orders.voided_at is not null or orders.status = -2 or orders.deleted_at is not null)`,
  },
  {
    holds: 'A voided shipment has released its orders',
    broken: sql`select shipment.shipment_number as number from shipments shipment
      where shipment.status = -1
        and exists (select from shipment_orders place where place.shipment_id = shipment.id and place.is_active)`,
  },
  {
    holds: 'A shipment that is not voided has an order',
    broken: sql`select shipment.shipment_number as number from shipments shipment
      where shipment.status >= 1 and shipment.deleted_at is null
        and not exists (select from shipment_orders place where place.shipment_id = shipment.id and place.is_active)`,
  },
  {
    holds: 'A shipment shows the numbers of the orders that are on it',
    broken: sql`select shipment.shipment_number as number from shipments shipment
      where shipment.status >= 0 and (select array_agg(one order by one) from unnest(shipment.order_numbers) one)
        is distinct from (select array_agg(orders.order_number order by orders.order_number)
          from shipment_orders place join orders on orders.id = place.order_id
          where place.shipment_id = shipment.id and place.is_active)`,
  },
  {
    holds: 'A voided order says since when, and no other does',
    broken: sql`select order_number as number from orders where (status = -2) <> (voided_at is not null)`,
  },
  {
    holds: 'A voided shipment says since when, and no other does',
    broken: sql`select shipment_number as number from shipments where (status = -1) <> (voided_at is not null)`,
  },
  {
    holds: 'A booked shipment has a carrier and the time of its booking',
    broken: sql`select shipment_number as number from shipments
      where status >= 3 and (carrier_name is null or booked_at is null)`,
  },
  {
    holds: 'The total of a booked shipment is the sum of its charges',
    broken: sql`select shipment.shipment_number as number from shipments shipment
      where shipment.status >= 3 and shipment.total_cents is not null and shipment.total_cents <> (
        select coalesce(sum(charge.total_cents), 0) from shipment_charges charge
        where charge.shipment_id = shipment.id)`,
  },
  {
    holds: 'The stops of a shipment are numbered from 1 without gaps',
    broken: sql`select shipment.shipment_number as number from shipments shipment
      where shipment.status >= 0 and shipment.stop_count is distinct from (
        select case when max(stop.stop_number) = count(*) then count(*)::int end from shipment_stops stop
        where stop.shipment_id = shipment.id)`,
  },
  {
    holds: 'A window of a stop does not end before it begins',
    broken: sql`select shipment.shipment_number || ', stop ' || stop.stop_number as number
      from shipment_stops stop join shipments shipment on shipment.id = stop.shipment_id
      where stop.late_at < stop.early_at`,
  },
  {
    holds: 'Only a shipment that is being offered has an open tender',
    broken: sql`select shipment.shipment_number as number
      from tenders tender join shipments shipment on shipment.id = tender.shipment_id
      where tender.state = 'Open' and shipment.status <> 2`,
  },
  {
    holds: 'An offer is out only while its tender is open',
    broken: sql`select shipment.shipment_number || ', ' || offer.carrier_name as number from tender_offers offer
        join tenders tender on tender.id = offer.tender_id join shipments shipment on shipment.id = tender.shipment_id
      where offer.state = 'Sent' and tender.state <> 'Open'`,
  },
  {
    holds: 'Nobody waits for the answer of a carrier about a voided shipment',
    broken: sql`select shipment.shipment_number as number
      from booking_attempts attempt join shipments shipment on shipment.id = attempt.shipment_id
      where attempt.state in ('Asked', 'Unknown') and shipment.status = -1`,
  },
]
