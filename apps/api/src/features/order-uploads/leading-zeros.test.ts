import { exportLocations } from '@lanewise/contract/locations'
import { exportOrders, getOrderInformation } from '@lanewise/contract/orders'
import {
  createShipment,
  exportShipments,
  getShipmentInformation,
  updateShipmentDetails,
} from '@lanewise/contract/shipments'
import { uploadHeader } from '@lanewise/domain/orders/upload/columns'
import { beforeAll, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { readSheet } from '#platform/sheet/read-sheet.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { anOrder, fileOf, head, Pickup, uploadSetup } from './testing/upload-setup.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** The first row below the header of an exported file: as the importer reads it, and as raw text. */
async function rowOf(file: string) {
  const header = file.replace('\ufeff', '').split('\r\n')[0]?.split(',') ?? []
  const sent = Buffer.from(Buffer.from(file).toString('base64'), 'latin1')
  const chunks = (await readSheet(sent, { header, maxRows: 100 })).chunks(10)
  const { value = [] } = await chunks.next()
  return { values: value[0]?.values ?? {}, written: file.split('\r\n')[1] ?? '' }
}

/** A cell that a spreadsheet opens as text, whatever it looks like. */
const asText = (text: string) => `"=""${text}"""`

it('keeps leading zeros of postal codes, PRO numbers and references from a workbook to every export [TRADE-8]', async () => {
  const setup = await uploadSetup(portal)
  const { admin } = setup
  const maine = { city: 'Deer Isle', state: 'ME', postalCode: '04627' }
  await setup.addPlace('Chicago', 'Deer Isle DC', maine)
  const cells = anOrder('007', { [Pickup.location]: 'Deer Isle DC', [Pickup.zip]: '04627' })
  const rows = [uploadHeader, uploadHeader.map((column) => cells[column] ?? null)]
  const workbook = await writeXlsxFile(rows.map((row) => row.map((value) => ({ value }))) as never).toBuffer()
  const sent = await setup.send(workbook.toString('base64'), 'orders.xlsx')
  await setup.runJob()
  expect(await setup.read(sent)).toMatchObject({ created: 1, rejected: 0 })
  const [{ id, orderNumber } = { id: '', orderNumber: '' }] = await setup.orders()

  const order = await admin.ask(getOrderInformation, { params: { orderNumber } })
  expect(order.fields.referenceNumbers.map(({ value }) => value)).toContain('007')
  const ordersFile = await rowOf(await admin.ask(exportOrders, { body: {} }))
  expect(ordersFile.values).toMatchObject({
    'Reference numbers': expect.stringMatching(/ 007$/),
    'Origin postal code': '04627',
  })
  expect(ordersFile.written).toContain(asText('04627'))

  const { shipmentNumber } = await admin.ask(createShipment, { body: { orders: [id], maxBuy: 0 } })
  const params = { shipmentNumber }
  await admin.ask(updateShipmentDetails, { params, body: { proNumber: '0099' } })
  const shipment = await admin.ask(getShipmentInformation, { params })
  expect([shipment.proNumber, shipment.stops[0]?.address.zip]).toEqual(['0099', '04627'])
  expect(shipment.orders[0]?.referenceNumbers.map(({ value }) => value)).toContain('007')
  const shipmentsFile = await rowOf(await admin.ask(exportShipments, { body: {} }))
  expect(shipmentsFile.values).toMatchObject({ 'PRO #': '0099', 'Origin Zip': '04627' })
  for (const text of ['0099', '04627']) expect(shipmentsFile.written).toContain(asText(text))

  const locationsFile = await admin.ask(exportLocations, { body: { fuzzyMatchTerm: 'Deer Isle' } })
  expect(locationsFile).toContain(asText('04627'))
  expect((await rowOf(locationsFile)).values).toMatchObject({ 'Postal Code': '04627' })
})

it('reads a cell that an export wrote as a text, and a long number of a workbook digit by digit', async () => {
  const setup = await uploadSetup(portal)
  await setup.send(fileOf(anOrder('="0012"')))
  await setup.runJob()
  const cells: Record<string, unknown> = { ...anOrder(''), [head.reference]: 123_456_789_012_345 }
  const rows = [uploadHeader, uploadHeader.map((column) => cells[column] ?? null)]
  const workbook = await writeXlsxFile(rows.map((row) => row.map((value) => ({ value }))) as never).toBuffer()
  await setup.send(workbook.toString('base64'), 'orders.xlsx')
  await setup.runJob()
  const values = (await setup.orders()).flatMap(({ referenceNumbers }) => referenceNumbers.map(({ value }) => value))
  expect(values.sort()).toEqual(['0012', '123456789012345'])
})
