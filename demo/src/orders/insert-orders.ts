import { orderRows } from '@lanewise/api/features/orders/index'
import type { Tx } from '@lanewise/api/platform/db/database'
import { insertMany, takeStock } from '@lanewise/api/platform/db/insert-many'
import type { OrderFields } from '@lanewise/contract/order-fields'
import { type FormLocation, payloadOf } from '@lanewise/contract/order-payload'
import { sql } from 'kysely'
import { createDemoRoutes } from './demo-routes.ts'
import type { DemoOrder } from './make-orders.ts'
import type { OrderSite } from './order-lanes.ts'

export type InsertedOrder = DemoOrder & { orderNumber: string }

type OrderWorld = { sites: readonly OrderSite[]; companyName: string }

/** Batch size. While one batch is written, the next one is computed, because the database is another process. */
const batch = 250

/** Inserts orders with their stops, items and references as the product would, in batches. */
export async function insertOrders(
  tx: Tx,
  orders: readonly DemoOrder[],
  context: OrderWorld,
): Promise<InsertedOrder[]> {
  const rowsOf = createRows(context)
  const inserted: InsertedOrder[] = []
  let writing: Promise<unknown> = Promise.resolve()
  for (let from = 0; from < orders.length; from += batch) {
    const part = orders.slice(from, from + batch)
    const rows = part.map(rowsOf)
    await writing
    writing = insertPart(tx, part, rows).then(async (numbers) => {
      inserted.push(...part.map((order) => ({ ...order, orderNumber: numbers.get(order.id) ?? '' })))
      if (from === 0) await takeStock(tx, 'orders', 'order_stops', 'order_items', 'order_references')
    })
  }
  await writing
  return inserted
}

async function insertPart(tx: Tx, orders: readonly DemoOrder[], rows: readonly ReturnType<typeof orderRows>[]) {
  const heads = rows.map(({ head }, index) => ({ ...head, ...lifeOf(orders[index]) }))
  const { rows: written } = await sql<{ id: string; orderNumber: string }>`
    ${insertMany('orders', heads)} returning id, order_number`.execute(tx)
  await insertMany(
    'orderStops',
    rows.flatMap(({ stops }) => stops),
  ).execute(tx)
  await insertMany(
    'orderItems',
    rows.flatMap(({ items }) => items),
  ).execute(tx)
  const references = rows.flatMap(({ references }, index) =>
    references.map((reference) => ({ ...reference, isVoided: orders[index]?.voided !== null })),
  )
  await insertMany('orderReferences', references).execute(tx)
  return new Map(written.map(({ id, orderNumber }) => [id, orderNumber]))
}

/** Creation and voiding of an order, with user and time. */
function lifeOf(order: DemoOrder | undefined) {
  const { createdAt, createdBy, voided } = order ?? { createdAt: null, createdBy: null, voided: null }
  return {
    createdAt,
    createdBy,
    updatedAt: voided?.at ?? createdAt,
    status: voided ? -2 : 1,
    voidedAt: voided?.at ?? null,
    voidedBy: voided?.by ?? null,
    voidReason: voided?.reason ?? null,
  }
}

/** Builds the rows of an order with the product's own function. Only the id comes from the seed. */
function createRows({ sites, companyName }: OrderWorld) {
  const routeOf = createDemoRoutes()
  const context = {
    locations: new Map(sites.map((site) => [site.locationNumber, named(site)])),
    docks: new Map(sites.map((site) => [site.id, { isAppointmentRequired: site.isAppointmentRequired }])),
    billToCompanies: new Map(),
  }
  return (order: DemoOrder): ReturnType<typeof orderRows> => {
    const { entered } = order
    const stops = entered.stops.map((stop) => ({
      ...stop,
      id: null,
      location: stop.location as unknown as FormLocation,
    }))
    const fields = payloadOf({ ...entered, stops }, { quoteNumberOrId: null, acceptedSurprises: [] }) as OrderFields
    const route = routeOf(
      entered.stops.map(({ location }) => location),
      entered.shippingMode,
    )
    const write = { fields, entered, context, route, selectedQuote: null, contacts: new Map(), before: null }
    return withId(
      orderRows({ ...write, user: { companyName } } as unknown as Parameters<typeof orderRows>[0]),
      order.id,
    )
  }
}

/** Own sites keep their names, which tell them apart; otherwise all of them would get the name of the company. */
const named = (site: OrderSite) => ({ ...site, knownCompanyId: site.knownCompanyId ?? site.id })

const withId = (
  { head, stops, items, references, line }: ReturnType<typeof orderRows>,
  id: string,
): ReturnType<typeof orderRows> => ({
  head: { ...head, id },
  stops: stops.map((stop) => ({ ...stop, orderId: id })),
  items: items.map((item) => ({ ...item, orderId: id })),
  references: references.map((reference) => ({ ...reference, orderId: id })),
  line,
})
