import * as contract from '@lanewise/contract/rate-sheets'
import { beforeAll, describe, expect, it } from 'vitest'
import { inDays, today } from '#features/lanes/testing/given.ts'
import { type Cells, next, sheetSetup, written } from '#features/rate-sheets/testing/sheet-setup.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const row: Cells = { ...next, lane: 'CHI-DAL', carrier: 'Kestrel Lines', rate: '2.58' }

async function correctingSetup() {
  const setup = await sheetSetup(portal)
  type Body = Parameters<typeof setup.ask<typeof contract.correctRateSheetCell>>[1]['body']
  const wrongOf = async (sheet: { id: string }) => (await setup.rowsOf(sheet, { kind: 'Wrong' }))[0]
  const input = async (sheet: { id: string }, body: Body) => ({
    params: { rateSheetId: sheet.id, rowId: (await wrongOf(sheet))?.id ?? '' },
    body,
  })
  const correct = async (sheet: { id: string }, body: Body) =>
    setup.ask(contract.correctRateSheetCell, await input(sheet, body))
  const shown = async (sheet: { id: string }) =>
    (await setup.rowsOf(sheet)).map((one) => [one.kind, one.carrierName, one.rowNumber])
  return { ...setup, wrongOf, input, correct, shown }
}

describe('a corrected cell', () => {
  it('is read by the same rules, and its row stands where it belongs', async () => {
    const { preview, correct, rowsOf, wrongOf } = await correctingSetup()
    const sheet = await preview({ ...row, rate: 'two' }, { ...row, carrier: 'Prairie Freight', rate: '2.15' })
    expect(await wrongOf(sheet)).toMatchObject({ issues: [{ column: 'rate', value: 'two' }] })
    const still = await correct(sheet, { row: 2, column: 'rate', value: '99999999' })
    expect(still.counts).toMatchObject({ Changed: 1, Wrong: 1 })
    expect(await wrongOf(sheet)).toMatchObject({ issues: [{ value: '99999999', message: 'At most $9,999,999' }] })
    const good = await correct(sheet, { row: 2, column: 'rate', value: ' $2.58 ' })
    expect(good).toMatchObject({ counts: { Changed: 2, Wrong: 0 }, increases: 1, carrierCount: 2 })
    const [first] = await rowsOf(sheet, { kind: 'Changed' })
    expect(first).toMatchObject({ carrierName: 'Kestrel Lines', rowNumber: 2, after: { rate: 2.58 } })
    expect(first?.percent).toBeCloseTo(20, 5)
  })

  it('takes the nearest name of a carrier and of a lane', async () => {
    const { preview, correct, wrongOf, shown } = await correctingSetup()
    const sheet = await preview({ ...row, lane: 'CHI-DEL', carrier: 'Kestral Lines' })
    const issues = (await wrongOf(sheet))?.issues ?? []
    expect(issues).toMatchObject([
      { column: 'lane', message: 'No lane has this name. Nearest is CHI-DAL', nearest: 'CHI-DAL' },
      { column: 'carrier', message: 'No carrier has this name. Nearest is Kestrel Lines', nearest: 'Kestrel Lines' },
    ])
    expect(sheet.laneCount).toBe(0)
    for (const { column, nearest = '' } of issues) await correct(sheet, { row: 2, column, value: nearest })
    expect(await shown(sheet)).toEqual([
      ['Changed', 'Kestrel Lines', 2],
      // Before the correction the lane was unknown, so it was not known which carriers the sheet leaves out.
      ['Ended', 'Prairie Freight', null],
    ])
  })

  it('may make another row of its lane wrong, and leaves out what was left out', async () => {
    const { ask, preview, correct, rowsOf, shown } = await correctingSetup()
    const sheet = await preview({ ...row, carrier: 'Prairie' }, row, { ...row, carrier: 'Prairie Freight' })
    const [changed] = await rowsOf(sheet, { kind: 'Changed' })
    await ask(contract.chooseRateSheetRows, {
      params: { rateSheetId: sheet.id },
      body: { isChosen: false, rowIds: [changed?.id ?? ''] },
    })
    await correct(sheet, { row: 2, column: 'carrier', value: 'Prairie Freight' })
    expect(await shown(sheet)).toEqual([
      ['Changed', 'Kestrel Lines', 3],
      ['Wrong', 'Prairie Freight', 2],
      ['Wrong', 'Prairie Freight', 4],
    ])
    expect((await rowsOf(sheet, { kind: 'Changed' }))[0]?.isChosen).toBe(false)
    const until = { row: 2, column: 'expirationDate', value: written(inDays(1)) } as const
    await correct(sheet, until)
    const [, second] = await rowsOf(sheet, { kind: 'Wrong' })
    expect(second?.issues[0]?.message).toBe('Row 2 has the same carrier on the same lane for these dates')
  })

  it('may stand in the row of a further pallet range, and is applied', async () => {
    const { preview, correct, apply, ratesOf, laneId } = await correctingSetup()
    const sheet = await preview(
      {
        ...row,
        rateUnit: 'Per Pallet',
        rate: '',
        minCharge: '500',
        minPallets: '1',
        maxPallets: '10',
        ratePerPallet: '90',
      },
      { minPallets: '11', maxPallets: '28', ratePerPallet: '70' },
    )
    await correct(sheet, { row: 3, column: 'maxPallets', value: '26' })
    await apply(sheet)
    const rates = await ratesOf(laneId)
    expect(rates.find(({ chargeType }) => chargeType === 'Pallet')?.rateSpecifications[0]?.rateRanges).toMatchObject([
      { minPallets: 1, maxPallets: 10, ratePerPallet: 90 },
      { minPallets: 11, maxPallets: 26, ratePerPallet: 70 },
    ])
  })

  it('is refused for a row that is not wrong, a row of another rate, and a sheet that is closed', async () => {
    const { ask, attempt, preview, rowsOf, input } = await correctingSetup()
    const sheet = await preview(row, { ...row, carrier: 'Nobody at all' })
    const [good] = await rowsOf(sheet, { kind: 'Changed' })
    const body = { row: 2, column: 'rate', value: '3' } as const
    const params = { rateSheetId: sheet.id, rowId: good?.id ?? '' }
    const notWrong = await attempt(contract.correctRateSheetCell, { params, body })
    expect([notWrong.status, notWrong.problem.message]).toEqual([409, 'This row no longer has errors'])
    expect((await attempt(contract.correctRateSheetCell, await input(sheet, body))).status).toBe(404)
    const late = await input(sheet, { ...body, row: 3 })
    await ask(contract.discardRateSheet, { params: { rateSheetId: sheet.id } })
    expect((await attempt(contract.correctRateSheetCell, late)).status).toBe(409)
  })
})

describe('files of a preview', () => {
  it('are the differences, old and new with percent, ended and unchanged, and the wrong cells', async () => {
    const { ask, preview, addCarrier, addLane, addRate, kestrel } = await correctingSetup()
    await addCarrier('Newcomer')
    const { id } = await addLane({ customerReferenceNumber: 'SAME' })
    await addRate(id, { carrierId: kestrel })
    const as = { effectiveDate: written(inDays(-100)), expirationDate: written(inDays(265)) }
    const sheet = await preview(
      row,
      { ...row, carrier: 'Newcomer', rate: '1800', rateUnit: 'Flat' },
      { ...row, lane: 'SAME', rate: '2.15', ...as },
      { ...row, lane: 'Nowhere' },
    )
    const params = { rateSheetId: sheet.id }
    const route = '"Chicago, IL 60606 → Dallas, TX 75201"'
    const [from, until, ends] = [written(inDays(1)), written(inDays(365)), written(inDays(265))]
    const differences = await ask(contract.exportRateSheetDifferences, { params })
    expect(differences.replace('\ufeff', '').trimEnd().split('\r\n')).toEqual([
      'Change,Row,Lane,Way,Carrier,Rate Type,Rate Unit,Old,New,Percent,Old until,New from,New until',
      `Changed,2,CHI-DAL,${route},Kestrel Lines,All In,Per Mile,$2.15 Per Mile,$2.58 Per Mile,20,${written(today)},${from},${until}`,
      `New,3,CHI-DAL,${route},Newcomer,All In,Flat,,"$1,800.00 Flat",,,${from},${until}`,
      `Ended,,CHI-DAL,${route},Prairie Freight,All In,Per Mile,$2.15 Per Mile,,,${written(today)},,`,
      `Unchanged,4,SAME,${route},Kestrel Lines,All In,Per Mile,$2.15 Per Mile,$2.15 Per Mile,0,${ends},${written(inDays(-100))},${ends}`,
    ])
    const wrong = await ask(contract.exportRateSheetWrongRows, { params })
    expect(wrong.replace('\ufeff', '').trimEnd().split('\r\n')).toEqual([
      'Row,Column,In the file,Reason',
      '5,Lane,Nowhere,No lane has this name',
    ])
  })
})
