import { seedDemo } from '@lanewise/demo/seed-demo'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { patientTime } from './testing/processes.ts'

const now = new Date('2026-11-18T17:00:00Z')
const passwords = { password: 'freight-desk-24', hash: async () => 'hash', matches: async () => true }
let databases: TestDatabase[]

beforeAll(async () => {
  databases = [await cloneDatabase(), await cloneDatabase()]
  for (const { db } of databases) await seedDemo(db, passwords, { days: 10, now })
}, patientTime)
afterAll(() => Promise.all(databases.map((database) => database.drop())))

/** What users see of the records, without the ids that the database makes. */
const seen = {
  locations: 'location_number, company_name, location_name, address_line1, city, state, iana_time_zone',
  carriers: 'name, scac, dot_number, is_on_hold',
  lanes: 'customer_reference_number, equipment_mode, tender_type, tender_method, tender_time',
  orders: 'order_number, status, shipping_mode, origin_early_at, origin_late_at, destination_early_at, weight',
  shipments: 'shipment_number, status, carrier_name, total_cents, booked_at, pickups_by_limit, dropoffs_by_limit',
  shipment_stops: 'stop_number, early_at, late_at, appointment_at, arrived_at, departed_at',
  tracking_events: 'kind, provider, occurred_at, latitude, longitude',
  tender_offers: 'position, carrier_name, state, total_cents, sent_at, reject_reason',
  tender_connections: 'kind, own_id, partner_id',
  notes: 'content, created_at',
} as const

it('the same seed gives the same data', async () => {
  for (const [table, columns] of Object.entries(seen)) {
    const [one, other] = await Promise.all(
      databases.map(async ({ owner }) => {
        const { rows } = await sql`select ${sql.raw(columns)} from ${sql.table(table)}
          order by ${sql.raw(columns)}`.execute(owner)
        return rows
      }),
    )
    expect(one?.length, table).toBeGreaterThan(0)
    expect(other, table).toEqual(one)
  }
})

it('the demo is a company that works well: nine of ten stops on time, and windows of hours', async () => {
  const { owner } = databases[0] as TestDatabase
  const { rows } = await sql<{ pickups: number; deliveries: number }>`
    select sum(pickups_by_limit)::float8 / sum(pickups_reached) as pickups,
      sum(dropoffs_by_limit)::float8 / sum(dropoffs_reached) as deliveries
    from shipments`.execute(owner)
  expect(rows[0]?.pickups).toBeGreaterThan(0.9)
  expect(rows[0]?.deliveries).toBeGreaterThan(0.9)
  const { rows: windows } = await sql<{ hours: number }>`
    select distinct extract(epoch from late_at - early_at)::float8 / 3600 as hours from shipment_stops`.execute(owner)
  expect(Math.min(...windows.map(({ hours }) => hours))).toBeGreaterThanOrEqual(2)
  expect(Math.max(...windows.map(({ hours }) => hours))).toBeLessThanOrEqual(8)
})
