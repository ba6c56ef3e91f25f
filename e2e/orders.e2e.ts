import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { enter, signIn, signInByHand, untilLive, useBrowser } from './journey.ts'
import { newOrder, newReference } from './parts/loads.ts'
import {
  bookChosen,
  bookFromQuote,
  enterOrder,
  expireToken,
  freightAt,
  headersOf,
  saveBill,
  seeOrder,
} from './parts/ordering.ts'
import { askForRates } from './parts/quoting.ts'

const open = useBrowser()

const numberOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

it('books LTL freight with a chosen quote by keyboard alone: order, shipment, booking, confirmation, bill of lading', async () => {
  const page = await open()
  await enter(page, 'admin@acme.test')
  await bookFromQuote(page, newReference())
  expect(await saveBill(page)).toEqual([`BOL-${numberOf(page)}.pdf`, '%PDF-'])
  await page.getByRole('link', { name: /^Back to Order/ }).press('Enter')
  await seeOrder(page)
  expect(await freightAt(page, /^Stop 2, Dropoff/)).toEqual(['1500 Longhorn Logistics Blvd', 'Canned peaches'])
})

it('books a whole truck from a quote by its spot rate: order, shipment, confirmation, bill of lading', async () => {
  const page = await open()
  await signIn(page, 'admin@acme.test', '/quotes')
  await askForRates(page, { postalCode: '75146', city: 'Lancaster, TX' })
  await page
    .getByRole('article', { name: 'Exclusive Use' })
    .getByRole('button', { name: /^Select/ })
    .click()
  await page.getByRole('region', { name: 'Selected Quote' }).waitFor()
  await bookChosen(page, newReference())
  expect(await saveBill(page)).toEqual([`BOL-${numberOf(page)}.pdf`, '%PDF-'])
})

it('keeps what the second of two people entered into one order, shows what the first changed, and sends JSON with a token that was silently renewed [ORDER-65]', async () => {
  const ana = await open()
  // Each user has a separate session because its token is renewed.
  await signInByHand(ana, 'admin@acme.test')
  const token = await expireToken(ana)
  const create = ana.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/Orders'), {
    timeout: 60_000,
  })
  await enterOrder(ana, newReference())
  const number = await seeOrder(ana)
  expect(await headersOf(await create)).toEqual(['application/json', `Bearer ${await token()}`])
  const oscar = await open()
  await signInByHand(oscar, 'orders@acme.test')
  for (const page of [ana, oscar]) {
    await page.goto(`/orders/${number}/edit`)
    await page.getByRole('heading', { level: 1, name: `Edit Order ${number}` }).waitFor()
  }
  await ana.getByLabel('Special Instructions').fill('Use dock 4')
  await ana.getByRole('button', { name: /^Save Order/ }).click()
  await seeOrder(ana)
  await untilLive(ana)
  await oscar.getByLabel('Special Instructions').fill('Call the gate')
  await oscar.getByLabel(/^Freight Value/).fill('18000')
  const answered = oscar.waitForResponse((answer) => answer.request().method() === 'PUT')
  await oscar.getByRole('button', { name: /^Save Order/ }).click()
  expect((await answered).status()).toBe(409)
  await oscar.getByRole('main').getByText('This record changed after you opened it.').waitFor()
  await oscar.getByRole('button', { name: 'See what changed' }).click()
  const changes = oscar.getByRole('dialog', { name: 'What changed' })
  await changes.getByText(/^Ana Ruiz/).waitFor()
  expect(await changes.getByRole('listitem').allInnerTexts()).toEqual(['Special instructions Empty → Use dock 4'])
  await changes.getByRole('button', { name: 'Keep mine' }).click()
  expect(await oscar.getByLabel('Special Instructions').inputValue()).toBe('Call the gate')
  expect(await oscar.getByLabel(/^Freight Value/).inputValue()).toBe('18000')
  const renewed = await expireToken(oscar)
  const update = oscar.waitForRequest((request) => request.method() === 'PUT')
  await oscar.getByRole('button', { name: /^Save Order/ }).click()
  await seeOrder(oscar)
  expect(await headersOf(await update)).toEqual(['application/json', `Bearer ${await renewed()}`])
  // Ana's open page updates live.
  await ana.getByText('Call the gate').first().waitFor()
})

it('finds an order by its number of reference, as a card and in the table, and voids it with a reason', async () => {
  const reference = newReference()
  const page = await open()
  await enter(page, 'orders@acme.test')
  const { orderNumber: number } = await newOrder(page, { reference })
  await page.goto('/orders')
  await page
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click()
  await page.getByLabel('Reference number', { exact: true }).fill(reference)
  await page.getByText('1–1 of 1').waitFor()
  await page.keyboard.press('Escape')
  const link = page.getByRole('link', { name: number })
  await page.getByRole('radio', { name: 'Table' }).click()
  await page.getByRole('row', { name: new RegExp(number) }).waitFor()
  await link.click()
  await seeOrder(page)
  await page.goBack()
  await page.getByRole('row', { name: new RegExp(number) }).waitFor()
  await page.getByRole('radio', { name: 'Cards' }).click()
  await page.getByRole('table').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: `Actions for ${number}` }).click()
  await page.getByRole('menuitem', { name: 'Void' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Entered twice')
  await page.getByRole('dialog').getByRole('button', { name: /^Void/ }).click()
  await page.getByText(`Order ${number} voided`).waitFor()
  await page.getByText('No orders were found for the given filters').waitFor()
  await page.goto(`/orders/${number}`)
  await page.getByText(/^Voided by Oscar Lindgren/).waitFor()
  await page.getByText('Entered twice').first().waitFor()
})

it('takes an order on a phone of 390 px without anything wider than it', async () => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await enter(page, 'orders@acme.test')
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.goto('/orders/create')
  await page.getByRole('button', { name: /^Create Order/ }).click()
  await page.getByText('11 fields need a correction').first().waitFor()
  expect(await overflow()).toBe(0)
  await enterOrder(page, newReference())
  await seeOrder(page)
  await page.getByRole('list', { name: 'Line items of stop 2' }).getByText('Canned peaches').waitFor()
  expect(await overflow()).toBe(0)
})
