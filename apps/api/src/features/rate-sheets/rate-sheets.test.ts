import { randomInt, randomUUID } from 'node:crypto'
import { createCarrier } from '@lanewise/contract/carriers'
import { getLane } from '@lanewise/contract/lanes'
import * as contract from '@lanewise/contract/rate-sheets'
import { rateSheetHeader } from '@lanewise/domain/lanes/sheet/columns'
import { beforeAll, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { inDays, today } from '#features/lanes/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { fileOf, next, sheetSetup as setupIn, written } from './testing/sheet-setup.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const sheetSetup = () => setupIn(portal)

describe('a preview', () => {
  it('tells new, changed with old, new and percent, ended and unchanged, and saves no rate', async () => {
    const { addCarrier, preview, rowsOf, ratesOf, laneId, addLane, addRate, kestrel } = await sheetSetup()
    await addCarrier('Newcomer')
    const other = await addLane({ customerReferenceNumber: 'CHI-DAL-2' })
    await addRate(other.id, { carrierId: kestrel, rate: 3 })
    const before = await ratesOf(laneId)
    const sheet = await preview(
      { ...next, lane: 'chi-dal', carrier: 'KESTREL LINES', rate: '$2.58' },
      { ...next, lane: 'CHI-DAL', carrier: 'Newcomer', rate: '1,000.50', rateUnit: 'Flat' },
      {
        ...next,
        lane: 'CHI-DAL-2',
        carrier: 'Kestrel Lines',
        rate: '3',
        effectiveDate: written(inDays(-100)),
        expirationDate: written(inDays(265)),
      },
    )
    expect(sheet).toMatchObject({
      state: 'Previewed',
      fileRows: 3,
      laneCount: 2,
      carrierCount: 2,
      counts: { Changed: 1, New: 1, Ended: 1, Wrong: 0, Unchanged: 1 },
      increases: 1,
      steepIncreases: 1,
    })
    const rows = await rowsOf(sheet)
    expect(rows.map(({ kind, carrierName, rowNumber, endsOn }) => [kind, carrierName, rowNumber, endsOn])).toEqual([
      ['Changed', 'Kestrel Lines', 2, today],
      ['New', 'Newcomer', 3, null],
      ['Ended', 'Prairie Freight', null, today],
      ['Unchanged', 'Kestrel Lines', 4, null],
    ])
    expect(rows[0]).toMatchObject({ before: { rate: 2.15 }, after: { rate: 2.58 }, percent: expect.closeTo(20, 5) })
    expect(rows[1]).toMatchObject({ before: null, after: { rate: 1000.5, priceText: '$1,000.50 Flat' } })
    expect(await ratesOf(laneId)).toEqual(before)
  })

  it('compares a price per mile with a flat one by the miles of the lane', async () => {
    const { ask, preview, rowsOf, laneId } = await sheetSetup()
    const { estimatedMiles } = await ask(getLane, { params: { laneId } })
    const rate = ((estimatedMiles ?? 0) * 2.15 * 1.1).toFixed(2)
    const sheet = await preview({ ...next, lane: 'CHI-DAL', carrier: 'Kestrel Lines', rateUnit: 'Flat', rate })
    expect((await rowsOf(sheet, { kind: 'Changed' }))[0]?.percent).toBeCloseTo(10, 1)
  })

  it('names wrong cells by row, column and reason', async () => {
    const { addCarrier, preview, rowsOf } = await sheetSetup()
    await addCarrier('Parcel People', ['LTL'])
    const stranger = await portal.given.person({})
    const dotNumber = String(randomInt(1, 99_999_999))
    await portal.as(stranger).ask(createCarrier, { body: { name: 'Of another company', dotNumber, modes: ['TL'] } })
    const row = { ...next, lane: 'CHI-DAL', carrier: 'Kestrel Lines', rate: '2' }
    const sheet = await preview(
      { ...row, carrier: 'Kestral Lines' },
      { ...row, carrier: 'Parcel People' },
      { ...row, carrierNumber: dotNumber },
      { ...row, rate: 'two dollars' },
      { ...row, lane: 'Nowhere' },
      { ...row, rate: '99999999' },
      { ...row, effectiveDate: '13/01/2027' },
    )
    expect(sheet.counts).toEqual({ Changed: 0, New: 0, Ended: 0, Wrong: 7, Unchanged: 0 })
    const issues = (await rowsOf(sheet)).flatMap((one) => one.issues)
    expect(issues.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'carrier', 'No carrier has this name. Nearest is Kestrel Lines'],
      [3, 'carrier', 'Parcel People hauls no truckloads. Please choose one of your TL carriers'],
      [4, 'carrierNumber', 'No carrier has this number'],
      [5, 'rate', 'Not an amount. Write it as 1985.00'],
      [6, 'lane', 'No lane has this name'],
      [7, 'rate', 'At most $9,999,999'],
      [8, 'effectiveDate', 'Not a date. Write it as MM/DD/YYYY'],
    ])
  })

  it('takes a sheet of 5,000 rows of which 40 are wrong, and tells how far it is', async () => {
    const { ask, addLane, person, rowsOf } = await sheetSetup()
    await addLane({ customerReferenceNumber: 'BIG' })
    const importId = randomUUID()
    const rows = Array.from({ length: 5_000 }, (_unused, index) => ({
      ...next,
      lane: 'BIG',
      carrier: 'Kestrel Lines',
      // One day each, so that the rates do not overlap.
      effectiveDate: written(inDays(index + 1)),
      expirationDate: written(inDays(index + 1)),
      rate: index % 125 === 0 ? 'call us' : '2.40',
    }))
    const body = { fileName: 'big.csv', data: fileOf(...rows), importId }
    const sheet = await ask(contract.previewRateSheet, { body })
    expect(sheet.counts).toMatchObject({ New: 4_960, Wrong: 40 })
    expect((await rowsOf(sheet, { kind: 'Wrong' })).map(({ rowNumber }) => rowNumber)).toEqual(
      Array.from({ length: 40 }, (_unused, index) => index * 125 + 2),
    )
    const progress = portal.progress.filter(({ id, companyId }) => id === importId && companyId === person.companyId)
    expect(progress.at(-1)).toMatchObject({ done: 5_000, total: 5_000 })
  })

  it('reads a workbook with numbers and days in its cells as it reads a CSV file', async () => {
    const { ask, rowsOf } = await sheetSetup()
    const names = ['Lane', 'Carrier', 'Rate Type', 'Rate Unit', 'Rate', 'Effective Date', 'Expiration Date']
    const days = [inDays(1), inDays(365)].map((date) => ({
      value: new Date(`${date}T00:00:00Z`),
      type: Date,
      format: 'mm/dd/yyyy',
    }))
    const cells = ['CHI-DAL', 'Kestrel Lines', 'All In', 'Per Mile', 2.58].map((value) => ({ value }))
    const workbook = [names.map((value) => ({ value })), [...cells, ...days]]
    const data = (await writeXlsxFile(workbook as never).toBuffer()).toString('base64')
    const sheet = await ask(contract.previewRateSheet, { body: { fileName: 'rates.xlsx', data } })
    expect((await rowsOf(sheet, { kind: 'Changed' }))[0]?.after).toMatchObject({
      rate: 2.58,
      effectiveDate: inDays(1),
      expirationDate: inDays(365),
    })
  })

  it('refuses what is no sheet, and keeps nothing of it', async () => {
    const { attempt } = await sheetSetup()
    const refusal = await attempt(contract.previewRateSheet, {
      body: { fileName: 'x.csv', data: Buffer.from('a,b\n1,2').toString('base64') },
    })
    expect(refusal.status).toBe(400)
    expect(refusal.problem.message).toMatch(/^This is not a CSV file made from the template/)
  })
})

describe('an export', () => {
  it('comes back without a difference, pallet ranges and additional charges too', async () => {
    const { ask, addRate, addCarrier, laneId, rowsOf } = await sheetSetup()
    const rateRanges = [
      { minPallets: 1, maxPallets: 10, ratePerPallet: 90 },
      { minPallets: 11, maxPallets: 26, ratePerPallet: 72.5 },
    ]
    await addRate(laneId, {
      carrierId: await addCarrier('By pallet, Inc'),
      chargeType: 'Pallet',
      rate: null,
      minCharge: 500,
      rateSpecifications: [{ rateRanges }],
      additionalCharges: [{ description: 'Tarps', type: 'Tarp', units: 1, rate: 85, chargeRateType: 'Flat' }],
    })
    const csv = await ask(contract.exportRateSheet, {})
    expect(csv.split('\r\n')[0]).toBe(`\ufeff${rateSheetHeader.join(',')}`)
    const body = { fileName: 'rate-sheet.csv', data: Buffer.from(csv).toString('base64') }
    const sheet = await ask(contract.previewRateSheet, { body })
    expect(sheet.counts).toEqual({ Changed: 0, New: 0, Ended: 0, Wrong: 0, Unchanged: 3 })
    expect((await rowsOf(sheet, { searchTerm: 'pallet inc' })).map(({ carrierName }) => carrierName)).toEqual([
      'By pallet, Inc',
    ])
  })
})
