import { expect, it } from 'vitest'
import { enter, useBrowser } from './journey.ts'
import { bookedOrder, newOrder } from './parts/loads.ts'
import { saveBill, seeOrder } from './parts/ordering.ts'

const open = useBrowser()

it('goes from a UN number to the bill of lading: name, technical name, emergency contact, booking [DEF-132]', async () => {
  const page = await open()
  await enter(page, 'admin@acme.test')
  const order = await newOrder(page)
  await page.goto(`/orders/${order.orderNumber}/edit`)
  await page.getByRole('button', { name: 'Edit Canned peaches' }).click()
  await page.getByRole('switch', { name: 'Hazmat' }).check()
  await page.getByRole('combobox', { name: /^UN #/ }).fill('1760')
  await page.getByRole('option', { name: /^UN1760.*Corrosive liquids, n\.o\.s\., class 8/ }).click()
  expect(await page.getByRole('combobox', { name: 'Proper shipping name' }).inputValue()).toBe(
    'Corrosive liquids, n.o.s.',
  )
  await page.getByRole('combobox', { name: /^Packing Group/ }).click()
  await page.getByRole('option', { name: 'III', exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Corrosive liquids, n.o.s. needs a technical name in parentheses').waitFor()
  await page.getByLabel('Technical name').fill('phosphoric acid')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('textbox', { name: 'Hazmat Contact' }).fill('Chem Desk (800) 555-0101')
  await page.getByRole('textbox', { name: 'Chemtrec Account' }).fill('CCN 4711')
  await page.getByRole('button', { name: /^Save Order/ }).click()
  await seeOrder(page)
  await page.getByText('Corrosive liquids, n.o.s., phosphoric acid, class 8, packing group III').waitFor()
  const { number } = await bookedOrder(page, order)
  await page.goto(`/shipments/${number}/preview`)
  expect(await saveBill(page)).toEqual([`BOL-${number}.pdf`, '%PDF-'])
})
