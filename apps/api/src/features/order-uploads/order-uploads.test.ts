import { createCommodity } from '@lanewise/contract/commodities'
import { fileLimits } from '@lanewise/contract/file-limits'
import { getNotifications } from '@lanewise/contract/notifications'
import * as contract from '@lanewise/contract/order-uploads'
import { getOrderInformation } from '@lanewise/contract/orders'
import { uploadHeader } from '@lanewise/domain/orders/upload/columns'
import { beforeAll, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { anOrder, Dropoff, fileOf, head, item, Pickup, uploadSetup as setupIn } from './testing/upload-setup.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const uploadSetup = () => setupIn(portal)

const onePallet = { [item.palletCount]: '1', [item.packagingUnitType]: 'Pallet' }

it('tells whoever uploaded a file when it is done, and what became of it [NOTIFY-4]', async () => {
  const setup = await uploadSetup()
  const { id } = await setup.upload(
    anOrder('BELL-1'),
    anOrder('BELL-2'),
    anOrder('BELL-3', { [head.shippingMode]: 'Ship' }),
  )
  const { data } = await setup.ask(getNotifications, { query: { group: 'Jobs' } })
  expect(data).toMatchObject([
    {
      kind: 'Import',
      entityName: 'orders.csv',
      path: `/orders/upload/${id}`,
      detail: '2 orders, 1 refused',
      isRead: false,
    },
  ])
})

describe('a file of orders', () => {
  it('creates every order that is right and lists every other by row, column and reason; the same file again reports duplicates [ORDPAGE-10]', async () => {
    const { ask, send, runJob, read, rowsOf, orders } = await uploadSetup()
    const template = await ask(contract.orderUploadTemplate, {})
    expect(template.split('\r\n')[0]?.replace('\ufeff', '').split(',')).toEqual(uploadHeader)
    const data = fileOf(
      anOrder('SO-1'),
      { [head.reference]: 'SO-1', [item.description]: 'Pears', [item.totalWeight]: '300', ...onePallet },
      anOrder('SO-2', { [Pickup.location]: 'Atlantis', [item.totalWeight]: 'heavy' }),
      anOrder('SO-3', { [Dropoff.until]: '8:00' }),
    )
    const sent = await send(data)
    expect(sent).toMatchObject({ state: 'Checking', fileName: 'orders.csv', fileRows: 4, orders: 3, created: 0 })
    expect(await orders()).toEqual([])
    await runJob()
    expect(await read(sent)).toMatchObject({ state: 'Done', checked: 3, created: 1, rejected: 2, duplicates: 0 })
    const [created, ...others] = await orders()
    expect(others).toEqual([])
    expect(created).toMatchObject({
      referenceNumbers: [{ value: 'SO-1', wellKnownTypeName: 'SalesOrder' }],
      weight: 1_500,
      pallets: 3,
      originEarlyDateTime: '2027-06-01T13:00:00.000Z',
      destinationLateDateTime: '2027-06-03T22:00:00.000Z',
    })
    const rows = await rowsOf(sent)
    expect(
      rows.map(({ rowNumber, reference, outcome, orderNumber }) => [rowNumber, reference, outcome, orderNumber]),
    ).toEqual([
      [2, 'SO-1', 'Created', created?.orderNumber],
      [4, 'SO-2', 'Rejected', null],
      [5, 'SO-3', 'Rejected', null],
    ])
    expect(rows.flatMap(({ issues }) => issues)).toEqual([
      { row: 4, column: 'Weight (lbs)', value: 'heavy', message: 'Not a number. Write it as 1200' },
      {
        row: 4,
        column: 'Pickup Location',
        value: 'Atlantis',
        message: 'Not a known location. Write its number, its warehouse ID, or its name and zip code',
      },
      { row: 5, column: 'Dropoff From', value: '9:00 AM', message: expect.any(String) },
      { row: 5, column: 'Dropoff Until', value: '8:00', message: expect.any(String) },
    ])
    const again = await send(data)
    await runJob()
    expect(await read(again)).toMatchObject({ state: 'Done', created: 0, rejected: 2, duplicates: 1 })
    expect((await rowsOf(again, { outcome: 'Duplicate' })).map((row) => [row.reference, row.orderNumber])).toEqual([
      ['SO-1', created?.orderNumber],
    ])
    expect(await orders()).toHaveLength(1)
  })

  it('is checked whole before the first order of it is saved [ORDPAGE-10]', async () => {
    const { send, runJob, orders, read, rowsOf } = await uploadSetup()
    const rows = Array.from({ length: 260 }, (_, index) =>
      anOrder(`SO-${index}`, index === 259 ? { [item.description]: '' } : {}),
    )
    const sent = await send(fileOf(...rows))
    const seen: [string, number][] = []
    await runJob({
      after: async () => {
        const { state, checked, created } = await read(sent)
        if (state === 'Checking' || checked < 260) expect(created).toBe(0)
        seen.push([state, created])
      },
    })
    expect(seen.filter(([, created]) => created > 0)[0]).toEqual(['Saving', 100])
    expect(await read(sent)).toMatchObject({ state: 'Done', created: 259, rejected: 1 })
    expect((await rowsOf(sent, { outcome: 'Rejected' }))[0]).toMatchObject({
      rowNumber: 261,
      issues: [{ row: 261, column: 'Description', value: '', message: 'Description is required' }],
    })
    expect(await orders()).toHaveLength(259)
  })

  it('fills what a row leaves empty from the commodity of its code', async () => {
    const { admin, upload, orders } = await uploadSetup()
    const body = { commodityCode: 'Peach-12', description: 'Canned peaches', perPackageWeight: 650 }
    await admin.ask(createCommodity, { body })
    const bare = {
      [item.description]: '',
      [item.totalWeight]: '',
      [item.packagingUnitType]: '',
      [item.packageCount]: '',
    }
    const done = await upload(anOrder('SO-1', { ...bare, [item.commodityCode]: 'peach-12', [item.palletCount]: '3' }))
    expect(done).toMatchObject({ created: 1, rejected: 0 })
    const [order] = await orders()
    expect(order).toMatchObject({ weight: 1_950, pallets: 3 })
    const { stops } = await admin.ask(getOrderInformation, { params: { orderNumber: order?.orderNumber ?? '' } })
    expect(stops[0]?.lineItems[0]).toMatchObject({
      description: 'Canned peaches',
      packagingUnitType: 'Skid',
      totalWeight: 1_950,
    })
  })

  it('finds locations by number, warehouse ID, and name with zip code', async () => {
    const { addPlace, chicago, upload, rowsOf, orders } = await uploadSetup()
    await addPlace('Chicago', 'North Hub', { ediCodes: ['WH-77'] })
    await addPlace('Dallas', 'Twin')
    await addPlace('Chicago', 'Twin')
    const done = await upload(
      anOrder('A', { [Pickup.location]: chicago.locationNumber.toLowerCase() }),
      anOrder('B', { [Pickup.location]: 'wh-77' }),
      anOrder('C', { [Dropoff.location]: 'twin', [Dropoff.zip]: '75201' }),
      anOrder('D', { [Dropoff.location]: 'Twin' }),
    )
    expect(done).toMatchObject({ created: 3, rejected: 1 })
    expect((await rowsOf(done, { outcome: 'Rejected' })).map(({ reference }) => reference)).toEqual(['D'])
    expect((await orders()).map(({ destination }) => destination.city)).toEqual(['Dallas', 'Dallas', 'Dallas'])
  })

  it('is read from a workbook with merged cells, days and times as numbers or as dates, and empty rows [ORDPAGE-10]', async () => {
    const { send, runJob, read, orders } = await uploadSetup()
    const day = { value: new Date('2027-06-01T00:00:00Z'), type: Date, format: 'mm/dd/yyyy' }
    const eight = { value: new Date('1899-12-30T08:00:00Z'), type: Date, format: 'hh:mm' }
    const cells = { ...anOrder('SO-1'), [Dropoff.date]: 46_541, [Dropoff.from]: 0.375, [item.totalWeight]: 1_200 }
    const typed: Record<string, unknown> = { ...cells, [Pickup.date]: day, [Pickup.from]: eight }
    const merged = Object.values({ ...head, ...Pickup, ...Dropoff }) as string[]
    const asCell = (column: string) => {
      const given = typed[column] ?? null
      const cell = given !== null && typeof given === 'object' ? given : { value: given }
      return merged.includes(column) ? { ...cell, rowSpan: 2 } : cell
    }
    const below = uploadHeader.map((column) =>
      merged.includes(column) ? null : { value: column === item.totalWeight ? 300 : (cells[column] ?? null) },
    )
    const rows = [
      uploadHeader.map((value) => ({ value })),
      uploadHeader.map(asCell),
      below,
      uploadHeader.map(() => null),
      uploadHeader.map((column) => ({ value: column === head.reference ? 'SO-2' : (cells[column] ?? null) })),
    ]
    const bytes = await writeXlsxFile(rows as never).toBuffer()
    const sent = await send(bytes.toString('base64'), 'orders.xlsx')
    await runJob()
    expect(await read(sent)).toMatchObject({ fileRows: 3, orders: 2, created: 2 })
    expect(
      (await orders()).map((order) => [order.weight, order.originEarlyDateTime, order.destinationEarlyDateTime]).sort(),
    ).toEqual([
      [1_200, '2027-06-01T13:00:00.000Z', '2027-06-03T14:00:00.000Z'],
      [1_500, '2027-06-01T13:00:00.000Z', '2027-06-03T14:00:00.000Z'],
    ])
  })

  it('takes an order for a duplicate by type and number, whatever its signs, unless it was voided', async () => {
    const { company, upload, rowsOf, orders } = await uploadSetup()
    await upload(anOrder('SO-1'))
    const [first] = await orders()
    const again = await upload(anOrder('so 1'), anOrder('SO-2'))
    expect(again).toMatchObject({ created: 1, duplicates: 1 })
    expect((await rowsOf(again))[0]).toMatchObject({ outcome: 'Duplicate', orderNumber: first?.orderNumber })
    expect(await upload(anOrder('SO-1', { [head.orderType]: 'Transfer' }))).toMatchObject({ created: 1, duplicates: 0 })
    await inCompany(portal.database.db, company.id, (tx) =>
      tx
        .updateTable('orders')
        .set({ status: -2, voidedAt: new Date() })
        .where('orderNumber', '=', first?.orderNumber ?? '')
        .execute(),
    )
    expect(await upload(anOrder('SO-1'))).toMatchObject({ created: 1, duplicates: 0 })
  })

  it('is refused at once when it is no file of orders, empty or too large', async () => {
    const { attempt } = await uploadSetup()
    const refusal = async (data: string) => {
      const { status, problem } = await attempt(contract.uploadOrders, { body: { fileName: 'x.csv', data } })
      return [status, problem.message]
    }
    const base64 = (text: string) => Buffer.from(text).toString('base64')
    expect(await refusal(base64('a,b\n1,2'))).toEqual([
      400,
      'This is not a CSV file made from the template: its first row must hold the column names',
    ])
    expect(await refusal(base64('Order Reference,Colour\nSO-1,red'))).toEqual([400, 'Unknown column: Colour'])
    expect(await refusal(fileOf())).toEqual([400, 'The file has a header but no rows'])
    expect(await refusal('A'.repeat(Math.ceil((fileLimits.orders * 4) / 3) + 8))).toEqual([
      413,
      'The file is larger than 50 MB. Split it into several files',
    ])
  })

  it('needs BulkOrderUpload, and belongs to one company', async () => {
    const { send, read } = await uploadSetup()
    const sent = await send(fileOf(anOrder('SO-1')))
    expect(await read(sent)).toMatchObject({ createdByName: 'Uma Loader' })
    const nobody = await setupIn(portal, { permissions: ['ViewOrder'] })
    expect((await nobody.attempt(contract.uploadOrders, { body: { fileName: 'x', data: 'x' } })).status).toBe(403)
    expect((await nobody.attempt(contract.orderUploadTemplate, {})).status).toBe(403)
    const stranger = await uploadSetup()
    const params = { orderUploadId: sent.id }
    for (const call of [contract.getOrderUpload, contract.cancelOrderUpload, contract.findOrderUploadRows])
      expect((await stranger.attempt(call, { params })).status).toBe(404)
    expect((await stranger.ask(contract.findOrderUploads, {})).data).toEqual([])
  })
})

it('takes the defaults of the company for what the file leaves blank', async () => {
  const { upload, orders } = await uploadSetup()
  const blank = { [head.orderType]: '', [head.shippingMode]: '', [head.equipmentMode]: '' }
  expect(await upload(anOrder('SO-1', blank))).toMatchObject({ created: 1, rejected: 0 })
  expect(await orders()).toMatchObject([{ orderType: 'Sales', shippingMode: 'TL', equipmentMode: 1 }])
})

describe('the work on a file', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => anOrder(`SO-${index}`))

  it('tells how far it is', async () => {
    const { send, runJob } = await uploadSetup()
    const { id } = await send(fileOf(...many(150), anOrder('Bad', { [head.orderType]: 'Dream' })))
    const reports = await runJob()
    expect(reports.map(({ done, total, failed }) => [done, total, failed])).toEqual([
      [76, 151, 1],
      [126, 151, 1],
      [151, 151, 1],
      [151, 151, 1],
    ])
    expect(new Set(reports.map((one) => one.id))).toEqual(new Set([id]))
  })

  it('can be cancelled: what was created stays, nothing more is [ORDPAGE-11]', async () => {
    const { ask, attempt, send, runJob, read, rowsOf, orders } = await uploadSetup()
    const sent = await send(fileOf(...many(25)))
    const params = { orderUploadId: sent.id }
    let isCancelled = false
    await runJob({
      isSmall: true,
      after: async () => {
        if (isCancelled || (await read(sent)).created !== 10) return
        isCancelled = true
        expect(await ask(contract.cancelOrderUpload, { params })).toMatchObject({ state: 'Cancelled', created: 10 })
      },
    })
    expect(await read(sent)).toMatchObject({ state: 'Cancelled', created: 10, finishedAt: expect.any(String) })
    expect(await orders()).toHaveLength(10)
    expect(await rowsOf(sent, { outcome: 'Cancelled' })).toHaveLength(15)
    const again = await attempt(contract.cancelOrderUpload, { params })
    expect([again.status, again.problem.message]).toEqual([409, 'This upload has already finished'])
    await runJob({ isSmall: true })
    expect(await orders()).toHaveLength(10)
  })

  it.each([2, 3, 5, 8])(
    'goes on where a process died in its transaction %i, and creates nothing twice',
    async (failIn) => {
      const { send, runJob, read, orders } = await uploadSetup()
      const sent = await send(fileOf(...many(25)))
      await expect(runJob({ failIn, isSmall: true })).rejects.toThrow('The process died')
      await expect(runJob({ failIn: 3, isSmall: true })).rejects.toThrow('The process died')
      await runJob({ isSmall: true })
      expect(await read(sent)).toMatchObject({ state: 'Done', created: 25, checked: 25 })
      const references = (await orders()).flatMap(({ referenceNumbers }) => referenceNumbers.map(({ value }) => value))
      expect([references.length, new Set(references).size]).toEqual([25, 25])
    },
  )

  it('is given up after five attempts, and says so; a process that stops is no attempt', async () => {
    const { send, runJob, read } = await uploadSetup()
    const sent = await send(fileOf(anOrder('SO-1')))
    for (let time = 0; time < 6; time += 1) await expect(runJob({ isStopping: true })).rejects.toThrow()
    for (let time = 0; time < 5; time += 1) await expect(runJob({ failIn: 2 })).rejects.toThrow('The process died')
    expect(await read(sent)).toMatchObject({
      state: 'Failed',
      message: 'Processing of this file was interrupted several times',
      created: 0,
    })
  })

  it('leaves a list of uploads, the newest first, and results as a file', async () => {
    const { ask, upload } = await uploadSetup()
    const first = await upload(anOrder('SO-1'), anOrder('SO-2', { [item.totalWeight]: 'x,y' }))
    const second = await upload(anOrder('SO-3'))
    const { data } = await ask(contract.findOrderUploads, {})
    expect(data.map(({ id }) => id)).toEqual([second.id, first.id])
    const file = await ask(contract.exportOrderUploadRows, { params: { orderUploadId: first.id } })
    expect(file.trim().replace('\ufeff', '').split('\r\n')).toEqual([
      'Row,Order Reference,Result,Order number,Column,In the file,Reason',
      expect.stringMatching(/^2,SO-1,Created,O\d+,,,$/),
      '3,SO-2,Rejected,,Weight (lbs),"x,y",Not a number. Write it as 1200',
    ])
  })
})
