import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { signInByHand, useBrowser } from './journey.ts'
import { askForRates, seeRates } from './parts/quoting.ts'
import { startPortal } from './portal-process.ts'

const open = useBrowser()
let partners: { flock: Partner; morton: Partner }
let portal: Awaited<ReturnType<typeof startPortal>>

type Partner = { server: Server; url: string; asked: string[] }

/** A partner on the network that records every request. */
async function startPartner(answer: (response: ServerResponse) => void): Promise<Partner> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    request.resume().once('end', () => answer(response))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: requests }
}

const flockAnswer = () => ({
  quotes: [
    {
      quoteId: 'ff-1',
      quoteNumber: 'FLK-1',
      carrierName: 'Flock Freight',
      scac: 'FLKF',
      product: 'direct-2',
      productDescription: 'FlockDirect, 2 day pickup',
      minTransitDays: 2,
      maxTransitDays: 4,
      total: 742.18,
      currency: 'USD',
      charges: [{ type: 'FreightRate', description: 'Shared truckload', amount: 742.18 }],
      expiresAt: new Date(Date.now() + 3 * 86_400_000).toISOString(),
      messages: [],
    },
  ],
  declined: [],
})

/**
 * Flock Freight does not answer until the journey allows it, so that the order of events is the same on every machine.
 */
let letFlockAnswer = () => {}
const flockMayAnswer = new Promise<void>((done) => {
  letFlockAnswer = done
})

beforeAll(async () => {
  partners = {
    flock: await startPartner(async (response) => {
      await flockMayAnswer
      response.setHeader('content-type', 'application/json').end(JSON.stringify(flockAnswer()))
    }),
    morton: await startPartner((response) => response.writeHead(500).end()),
  }
  portal = await startPortal(inject('seed'), {
    FLOCK_URL: partners.flock.url,
    FLOCK_API_KEY: 'flock-key',
    FLOCK_TIMEOUT_MS: '60000',
    RATES_TIMEOUT_MS: '60000',
    MORTON_URL: partners.morton.url,
    MORTON_API_KEY: 'morton-key',
  })
})
afterAll(async () => {
  await portal.stop()
  for (const { server } of Object.values(partners)) server.close()
})

it('shows rates as they come: the tariffs at once, a failure with Retry, a slow source when it has answered', async () => {
  const page = await open({ baseURL: portal.url })
  await signInByHand(page, 'quoting@acme.test')
  await page.goto('/quotes')
  await askForRates(page)
  await seeRates(page)
  const sources = page.getByRole('list', { name: 'Sources of rates' })
  const working = sources.getByText(/^Flock Freight is still working, \d+ s$/)
  await working.waitFor()
  await sources.getByText(/^Morton Express gave no rates: ./).waitFor()
  await sources.getByRole('button', { name: 'Retry Morton Express' }).waitFor()
  const seconds = await working.innerText()
  await expect.poll(() => working.innerText()).not.toBe(seconds)

  const flock = page.getByRole('listitem', { name: /^Flock Freight, / })
  await page
    .getByRole('button', { name: /Cost Breakdown/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Cost Breakdown' }).getByRole('table').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Sort' }).click()
  await page.getByRole('option', { name: 'Fewest days' }).click()
  await expect.poll(() => page.getByRole('combobox', { name: 'Sort' }).innerText()).toBe('Fewest days')
  // All of this happens before the slow source answers.
  expect(await working.isVisible()).toBe(true)
  expect(await flock.count()).toBe(0)

  letFlockAnswer()
  // Late rates wait while the user interacts with the list.
  await page.getByRole('heading', { name: 'Indianapolis, IN to Dallas, TX' }).click()
  await flock
    .or(page.getByRole('button', { name: '1 more rate' }))
    .first()
    .waitFor()
  if (!(await flock.isVisible())) await page.getByRole('button', { name: '1 more rate' }).click()
  await flock.waitFor()
  await working.waitFor({ state: 'detached' })
  expect(partners.flock.asked).toEqual(['POST /v1/quotes'])
  expect(partners.morton.asked).toEqual(['POST /rates'])

  await page.reload()
  await flock.waitFor()
  await sources.getByRole('button', { name: 'Retry Morton Express' }).waitFor()
  expect(partners.flock.asked).toHaveLength(1)
  expect(partners.morton.asked).toHaveLength(1)
})
