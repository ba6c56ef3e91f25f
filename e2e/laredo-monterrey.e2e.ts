import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { called } from './calls.ts'
import { enter, useBrowser } from './journey.ts'
import { tabTo, type } from './keys.ts'
import { pickupDay, typed } from './parts/days.ts'
import { bookedOrder, newCarrier, newLane, newOrder } from './parts/loads.ts'
import { pickPlace } from './parts/quoting.ts'

const open = useBrowser()

const laredo = { city: 'Laredo', state: 'TX', postalCode: '78040', country: 'US' }
const monterrey = { city: 'Monterrey', state: 'NL', postalCode: '64000', country: 'MX' }
const customs = {
  customsBrokerName: 'Border Brokers',
  customsBrokerContactName: 'Lee Park',
  customsBrokerPhoneNumber: '(956) 555-0188',
  customsBrokerPortOfEntry: 'Laredo',
}

it('quotes Laredo, TX to Monterrey, NL with a spot and a contract rate, and prints its bill of lading [DEF-131]', async () => {
  const page = await open()
  await enter(page, 'admin@acme.test')
  const carrier = await newCarrier(page)
  await newLane(page, carrier, { from: laredo, to: monterrey })

  await page.goto('/quotes')
  await page.getByRole('group', { name: 'Shipping Mode' }).waitFor()
  await pickPlace(page, /^Pickup Location/, laredo.postalCode, 'Laredo, TX 78040')
  await type(page, /^Date of pickup/, typed(pickupDay()))
  await pickPlace(page, /^Dropoff Location/, monterrey.postalCode, 'Monterrey, NL 64000')
  await type(page, /^Description/, 'Canned peaches')
  await type(page, /^Total Weight/, '12000')
  await type(page, /^Pallet Count/, '10')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Get Rates/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Laredo, TX to Monterrey, NL' }).waitFor()
  await page.getByRole('region', { name: 'Contract Rates' }).getByText(carrier.name, { exact: true }).waitFor()
  const spot = page.getByRole('article', { name: 'Exclusive Use' })
  await spot.getByRole('button', { name: /^Select/ }).waitFor()

  const siteOf = async (name: string, { postalCode, ...place }: typeof laredo) => {
    const body = { ...place, postalCode, locationName: name, addressLine1: '1 Border Road', belongsToMyCompany: true }
    return (await called<{ locationNumber: string }>(page, 'POST', '/locations', body)).locationNumber
  }
  const name = carrier.name.replace(/\D/g, '')
  const abroad = { from: await siteOf(`North ${name}`, laredo), to: await siteOf(`South ${name}`, monterrey), customs }
  const { number } = await bookedOrder(page, await newOrder(page, { abroad }), carrier)
  await page.goto(`/shipments/${number}/preview`)
  await page.getByRole('button', { name: 'Generate BOL' }).click()
  await page.getByRole('group', { name: 'Drops' }).waitFor()
  await page.getByRole('switch', { name: 'Master BOL' }).check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
})
