import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { nextAddress, publicSetup, visitor } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { TRUST_PROXY: '1' } })
  // Time is faked so that all guesses fall within the one-minute limit window, however slow the test machine is.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await portal.close()
})

/** Many times the limit per address, and well above the limit for all addresses together. */
const [guessesOfOne, guessesOfMany] = [1_000, 4_000]
const numbersOf = (guesses: number) => Array.from({ length: guesses }, (_, index) => `S${900_000 + index}`)

/** Number of answers by HTTP status. Several requests run at a time. */
async function answersTo(requests: readonly (() => Promise<number>)[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  const queue = [...requests]
  const work = async () => {
    for (let ask = queue.shift(); ask; ask = queue.shift()) {
      const status = await ask()
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return counts
}

it('stops thousands of guesses from one address and from many, while those who track go on', {
  timeout: 600_000,
}, async () => {
  const setup = await publicSetup(portal)
  const { shipmentNumber } = await setup.bookTruck()
  const customer = visitor(portal)
  expect((await customer.tryDetails(shipmentNumber)).status).toBe(200)

  const guesser = visitor(portal)
  const fromOne = await answersTo(
    numbersOf(guessesOfOne).map((number) => async () => (await guesser.tryDetails(number)).status),
  )
  expect(fromOne.get(404)).toBeLessThanOrEqual(120)
  expect((fromOne.get(404) ?? 0) + (fromOne.get(429) ?? 0)).toBe(guessesOfOne)

  const fromMany = await answersTo(
    numbersOf(guessesOfMany).map((number, index) => {
      const { tryDetails } = visitor(portal, index % 2 ? nextAddress() : `2001:db8:${index.toString(16)}::1`)
      return async () => (await tryDetails(`${number}9`)).status
    }),
  )
  expect(fromMany.get(404)).toBeLessThanOrEqual(3_000)
  expect((fromMany.get(404) ?? 0) + (fromMany.get(429) ?? 0)).toBe(guessesOfMany)

  expect((await customer.tryDetails(shipmentNumber)).status).toBe(200)
  expect((await visitor(portal).tryDetails(shipmentNumber)).status).toBe(200)
})
