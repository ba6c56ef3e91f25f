import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { nextAddress, publicDesk, visitor } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { TRUST_PROXY: '1' } })
})
afterAll(() => portal.close())

const guesses = 10_000
const numbers = Array.from({ length: guesses }, (_, index) => `S${900_000 + index}`)

/** How often each status was answered, several at a time. */
async function answersTo(asks: readonly (() => Promise<number>)[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  const queue = [...asks]
  const work = async () => {
    for (let ask = queue.shift(); ask; ask = queue.shift()) {
      const status = await ask()
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return counts
}

it('stops 10,000 guesses from one address and from many, while those who track go on', async () => {
  const desk = await publicDesk(portal)
  const { shipmentNumber } = await desk.bookTruck()
  const customer = visitor(portal)
  expect((await customer.tryDetails(shipmentNumber)).status).toBe(200)

  const guesser = visitor(portal)
  const fromOne = await answersTo(numbers.map((number) => async () => (await guesser.tryDetails(number)).status))
  expect(fromOne.get(404)).toBeLessThanOrEqual(120)
  expect((fromOne.get(404) ?? 0) + (fromOne.get(429) ?? 0)).toBe(guesses)

  const fromMany = await answersTo(
    numbers.map((number, index) => {
      const { tryDetails } = visitor(portal, index % 2 ? nextAddress() : `2001:db8:${index.toString(16)}::1`)
      return async () => (await tryDetails(`${number}9`)).status
    }),
  )
  expect(fromMany.get(404)).toBeLessThanOrEqual(3_000)
  expect((fromMany.get(404) ?? 0) + (fromMany.get(429) ?? 0)).toBe(guesses)

  expect((await customer.tryDetails(shipmentNumber)).status).toBe(200)
  expect((await visitor(portal).tryDetails(shipmentNumber)).status).toBe(200)
})
