import { connect, type Db } from '@lanewise/api/platform/db/database'
import { sql } from 'kysely'

export type LinePoint = readonly [longitude: number, latitude: number]
/** A truck between its first and its last stop, with its route. */
export type BenchTruck = Model & {
  /** Share of the route that the truck has covered when the bench starts. */
  share: number
}
type Model = { shipmentNumber: string; line: readonly LinePoint[] }

/** Copies a company's trucks on the road until the given count is reached. */
export async function multiplyTrucks(ownerUrl: string, company: string, count: number): Promise<BenchTruck[]> {
  const owner = connect(ownerUrl, 1)
  const { db } = owner
  try {
    await sql`select set_config('app.company_id', ${company}, false)`.execute(db)
    const models = await modelsOf(db, company)
    if (models.length === 0) throw new Error('The company has no truck on the road')
    const columns = await columnsOf(db, 'shipments', ['id', 'shipment_number'])
    const stopColumns = await columnsOf(db, 'shipment_stops', ['id', 'shipment_id'])
    const made: BenchTruck[] = []
    for (let index = 0; made.length < count; index += 1) {
      const { shipmentNumber: model, line } = models[index % models.length] as Model
      const shipmentNumber = await copyTruck(db, model, { columns, stopColumns })
      made.push({ shipmentNumber, line, share: 0.2 + (0.6 * index) / count })
    }
    await sql`vacuum analyze`.execute(db)
    return made
  } finally {
    await owner.close()
  }
}

async function modelsOf(db: Db, company: string): Promise<Model[]> {
  const { rows } = await sql<Model>`
    select shipment_number, line from shipments join shipment_ways way on way.shipment_id = shipments.id
    where shipments.company_id = ${company} and status between 4 and 6 and stop_count = 2
      and jsonb_array_length(line) > 1
      and exists (select from shipment_stops stop
        where stop.shipment_id = shipments.id and stop_number = 1 and departed_at is not null)
    order by shipment_number`.execute(db)
  return rows
}

/** Columns that an insert sets, without generated ones. */
async function columnsOf(db: Db, table: string, besides: readonly string[]): Promise<string> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'
      and column_name <> all (${besides})`.execute(db)
  return rows.map(({ name }) => `"${name}"`).join(', ')
}

type Columns = { columns: string; stopColumns: string }

/** Copies a truck with its stops and its route. The freight at the stops is still that of the original truck. */
async function copyTruck(db: Db, model: string, { columns, stopColumns }: Columns): Promise<string> {
  const { rows } = await sql<{ id: string; shipmentNumber: string; from: string }>`
    with model as (select * from shipments where shipment_number = ${model})
    insert into shipments (${sql.raw(columns)}) select ${sql.raw(columns)} from model
    returning id, shipment_number, (select id from model) as "from"`.execute(db)
  const { id = '', shipmentNumber = '', from = '' } = rows[0] ?? {}
  await sql`insert into shipment_stops (shipment_id, ${sql.raw(stopColumns)})
    select ${id}, ${sql.raw(stopColumns)} from shipment_stops where shipment_id = ${from}`.execute(db)
  await sql`insert into shipment_stop_parts (shipment_stop_id, order_stop_id, shipment_id, order_id)
    select own.id, part.order_stop_id, ${id}, part.order_id from shipment_stop_parts part
    join shipment_stops of on of.id = part.shipment_stop_id
    join shipment_stops own on own.shipment_id = ${id} and own.stop_number = of.stop_number
    where part.shipment_id = ${from}`.execute(db)
  await sql`insert into shipment_ways (shipment_id, line) select ${id}, line from shipment_ways
    where shipment_id = ${from}`.execute(db)
  return shipmentNumber
}
