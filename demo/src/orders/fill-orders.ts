import type { Tx } from '@lanewise/api/platform/db/database'
import { orderStatusLabel } from '@lanewise/domain/orders/order-status'
import type { DemoCompany } from '#company/companies.ts'
import { type Entry, entry, type Person } from '#history/entry.ts'
import { randomOf } from '#random.ts'
import { type InsertedOrder, insertOrders } from './insert-orders.ts'
import { makeOrders } from './make-orders.ts'
import { readOrderLanes } from './order-lanes.ts'

type Begin = { users: readonly (Person & { permissions: string[] })[]; now: Date; timeZone: string; days: number }

/** Inserts a year of orders on the company's lanes with its products, and returns their history entries. */
export async function fillOrders(tx: Tx, one: DemoCompany, { users, now, timeZone, days }: Begin): Promise<Entry[]> {
  const people = users.filter(({ permissions }) => permissions.includes('CreateOrder')).reverse()
  const { id: billingSettings } = await tx
    .selectFrom('billingSettings')
    .select('id')
    .where('isDefault', '=', true)
    .executeTakeFirstOrThrow()
  const { lanes, sites } = await readOrderLanes(tx)
  const plan = { lanes, products: one.products, people, billingSettings, now, timeZone, days, perDay: one.ordersPerDay }
  const orders = makeOrders(randomOf(one.seed + 2), plan)
  const inserted = await insertOrders(tx, orders, { sites, companyName: one.company.name })
  const byId = new Map(people.map((person) => [person.id, person]))
  return inserted.flatMap((order) => historyOf(order, byId))
}

function historyOf(order: InsertedOrder, people: ReadonlyMap<string, Person>): Entry[] {
  const { id, orderNumber, createdAt, createdBy, voided } = order
  const subject = { entity: 'order', id, name: orderNumber }
  const [author, voider] = [people.get(createdBy), people.get(voided?.by ?? '')]
  const accepted = orderStatusLabel('Accepted')
  const created = { action: 'created', changes: { orderStatus: [null, accepted] as [unknown, unknown] }, at: createdAt }
  const ended = voided && {
    action: 'changed',
    changes: {
      orderStatus: [accepted, orderStatusLabel('Voided')] as [unknown, unknown],
      voidReason: [null, voided.reason] as [unknown, unknown],
    },
    at: voided.at,
  }
  return [
    ...(author ? [entry(subject, author, created)] : []),
    ...(voider && ended ? [entry(subject, voider, ended)] : []),
  ]
}
