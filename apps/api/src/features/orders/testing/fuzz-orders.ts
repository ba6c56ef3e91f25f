import { isDeepStrictEqual } from 'node:util'
import { OrderFields, type OrderInformation } from '@lanewise/contract/order-fields'
import { type LineItem, withDerived } from '@lanewise/domain/orders/items/line-item'
import fc from 'fast-check'
import { spoiledOrder, validOrder, type World } from './arbitrary-order.ts'
import { sentOf } from './given.ts'

type Answer = { status: number; content: unknown }

export type FuzzSetup = {
  around: World & { countries: ReadonlyMap<string, string> }
  post: (body: unknown) => Promise<Answer>
  put: (body: unknown) => Promise<Answer>
  read: (orderNumber: string) => Promise<OrderInformation>
}

export type FuzzResult = { created: number; changed: number; refused: number; stops: number; items: number }

/** Sends this many orders, every second one valid. Fails at the first wrong answer. */
export async function fuzzOrders(
  setup: FuzzSetup,
  { runs, seed }: { runs: number; seed: number },
): Promise<FuzzResult> {
  const result: FuzzResult = { created: 0, changed: 0, refused: 0, stops: 0, items: 0 }
  const draw = { seed, numRuns: Math.ceil(runs / 2) }
  const right = fc.sample(validOrder(setup.around), draw)
  const spoiled = fc.sample(spoiledOrder(setup.around), draw)
  for (const [index, order] of right.entries()) {
    const orderNumber = await mustCreate(setup, order, result)
    if (index % 5 === 4) await mustChange(setup, orderNumber, right[index - 1], result)
    if (index < spoiled.length) await mayRefuse(setup, spoiled[index], result)
  }
  return result
}

async function mustCreate(setup: FuzzSetup, order: unknown, result: FuzzResult): Promise<string> {
  const { status, content } = await setup.post(order)
  if (status !== 201) fail('A right order was refused', { status, content, order })
  const { orderNumber } = content as { orderNumber: string }
  await mustRead(setup, orderNumber, order)
  count(result, 'created', order)
  return orderNumber
}

async function mustChange(setup: FuzzSetup, orderNumber: string, order: unknown, result: FuzzResult) {
  const before = sentOf(await setup.read(orderNumber))
  const { status, content } = await setup.put({ ...(order as object), orderNumber, version: before.version })
  if (status !== 200) fail('A right change was refused', { status, content, order })
  await mustRead(setup, orderNumber, order)
  result.changed += 1
  subtract(result, before)
  count(result, null, order)
}

async function mayRefuse(setup: FuzzSetup, order: unknown, result: FuzzResult) {
  const { status, content } = await setup.post(order)
  if (status === 201) {
    await mustRead(setup, (content as { orderNumber: string }).orderNumber, order)
    count(result, 'created', order)
  } else if (status >= 400 && status < 500) result.refused += 1
  else fail('A broken order broke the server', { status, content, order })
}

/** The stored order must equal the sent order as the contract reads it. */
async function mustRead(setup: FuzzSetup, orderNumber: string, order: unknown) {
  const { orderNumber: _number, version: _version, ...read } = sentOf(await setup.read(orderNumber))
  const expected = expectedOf(OrderFields.parse(order), setup)
  const match = { ...read, stops: read.stops.map(({ id: _id, contact: _contact, ...stop }) => stop) }
  if (!isDeepStrictEqual(plain(match), plain(expected)))
    fail('An order was not kept as it was sent', { found: match, expected })
}

function expectedOf(fields: OrderFields, { around: context }: FuzzSetup) {
  const countries = new Set(fields.stops.map(({ locationNumber }) => context.countries.get(locationNumber ?? '')))
  const lines = fields.stops
    .filter(({ type }) => type === 'Pickup')
    .flatMap(({ lineItems }) => lineItems.map((line) => withDerived(line as LineItem)))
  return {
    ...fields,
    isInternational: countries.size > 1,
    stops: fields.stops.map(({ id: _id, contact: _contact, location: _location, ...stop }) => ({
      ...stop,
      lineItems: lines.filter((line) =>
        stop.lineItems.some(({ uniqueIdentifier }) => uniqueIdentifier === line.uniqueIdentifier),
      ),
    })),
  }
}

/**
 * Times are compared independently of their offset notation. The date of a stop is left out, because it follows from
 * its early time.
 */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, one) =>
    key.endsWith('DateTimeOffset') && typeof one === 'string' ? Date.parse(one) : key === 'baseDate' ? undefined : one,
  )

type CountedFields = { stops: { type?: string | null; lineItems?: unknown[] }[] }

function count(result: FuzzResult, as: 'created' | null, order: unknown) {
  const { stops } = order as CountedFields
  if (as) result[as] += 1
  result.stops += stops.length
  result.items += itemsIn(stops)
}

function subtract(result: FuzzResult, { stops }: CountedFields) {
  result.stops -= stops.length
  result.items -= itemsIn(stops)
}

const itemsIn = (stops: CountedFields['stops']) =>
  stops.reduce((sum, { type, lineItems = [] }) => sum + (type === 'Pickup' ? lineItems.length : 0), 0)

function fail(what: string, facts: object): never {
  throw new Error(`${what}: ${JSON.stringify(facts)}`)
}
