import { deleteLane, getLane, updateLaneRate } from '@lanewise/contract/lanes'
import * as contract from '@lanewise/contract/rate-sheets'
import { beforeAll, describe, expect, it } from 'vitest'
import { inDays, today } from '#features/lanes/testing/given.ts'
import { type Cells, next, sheetSetup as setupIn, written } from '#features/rate-sheets/testing/sheet-setup.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const sheetSetup = () => setupIn(portal)

describe('applying', () => {
  it('saves the chosen rows as the form does: versions, ends, places in the sequence and history', async () => {
    const { addCarrier, preview, apply, ratesOf, laneId, sentences } = await sheetSetup()
    await addCarrier('Newcomer')
    const sheet = await preview(
      { ...next, lane: 'CHI-DAL', carrier: 'Kestrel Lines', rate: '2.58' },
      { ...next, lane: 'CHI-DAL', carrier: 'Newcomer', rate: '2', effectiveDate: written(inDays(1)) },
    )
    expect(await apply(sheet)).toMatchObject({ state: 'Applied', applied: 3, notApplied: 0, notReached: 0 })
    expect(sheet.notReached).toBe(0)
    const rates = await ratesOf(laneId)
    expect(rates.map((rate) => [rate.carrierName, rate.rate, rate.effectiveDate, rate.expirationDate])).toEqual([
      ['Kestrel Lines', 2.15, inDays(-100), today],
      ['Prairie Freight', 2.15, inDays(-100), today],
      ['Kestrel Lines', 2.58, inDays(1), inDays(365)],
      ['Newcomer', 2, inDays(1), inDays(365)],
    ])
    expect((await sentences(laneId)).join('\n')).toContain('then Kestrel Lines, $2.58 Per Mile')
  })

  it('leaves out what was not chosen, and is done once', async () => {
    const { ask, attempt, preview, apply, rowsOf, ratesOf, laneId } = await sheetSetup()
    const sheet = await preview({ ...next, lane: 'CHI-DAL', carrier: 'Kestrel Lines', rate: '2.58' })
    const params = { rateSheetId: sheet.id }
    const [changed] = await rowsOf(sheet, { kind: 'Changed' })
    const remaining = await ask(contract.chooseRateSheetRows, {
      params,
      body: { isChosen: false, rowIds: [changed?.id ?? ''] },
    })
    expect(remaining.chosen).toEqual({ Changed: 0, New: 0, Ended: 1 })
    await ask(contract.chooseRateSheetRows, { params, body: { isChosen: false, kind: 'Ended' } })
    const none = await attempt(contract.applyRateSheet, { params })
    expect([none.status, none.problem.message]).toEqual([422, 'Choose at least one change'])
    await ask(contract.chooseRateSheetRows, { params, body: { isChosen: true, kind: 'Changed' } })
    expect((await apply(sheet)).applied).toBe(1)
    expect((await ratesOf(laneId)).map(({ rate }) => rate).sort()).toEqual([2.15, 2.15, 2.58])
    const again = await attempt(contract.applyRateSheet, { params })
    expect([again.status, again.problem.message]).toEqual([
      409,
      'This rate sheet has already been applied. Upload it again.',
    ])
    expect((await attempt(contract.discardRateSheet, { params })).status).toBe(409)
    expect((await attempt(contract.chooseRateSheetRows, { params, body: { isChosen: true } })).status).toBe(409)
  })

  it('does not apply a rate that a colleague changed, nor one of a lane that was deleted, and says so', async () => {
    const { ask, addLane, addRate, kestrel, kestrelRate, preview, apply, rowsOf, ratesOf, laneId } = await sheetSetup()
    const gone = await addLane({ customerReferenceNumber: 'GONE' })
    await addRate(gone.id, { carrierId: kestrel })
    const sheet = await preview(
      { ...next, lane: 'CHI-DAL', carrier: 'Kestrel Lines', rate: '2.58' },
      { ...next, lane: 'CHI-DAL', carrier: 'Prairie Freight', rate: '2.20' },
      { ...next, lane: 'GONE', carrier: 'Kestrel Lines', rate: '2.58' },
    )
    await ask(updateLaneRate, { params: { laneRateId: kestrelRate }, body: { rate: 2.99 } })
    await ask(deleteLane, { params: { laneId: gone.id } })
    expect(await apply(sheet)).toMatchObject({ state: 'Applied', applied: 1, notApplied: 2 })
    expect(
      (await rowsOf(sheet, { outcome: 'NotApplied' })).map(({ rowNumber, reason }) => [rowNumber, reason]).sort(),
    ).toEqual([
      [2, 'The rate of Kestrel Lines was changed after the preview'],
      [4, 'The lane GONE was deleted after the preview'],
    ])
    expect((await ratesOf(laneId)).map(({ carrierName, rate }) => [carrierName, rate])).toEqual([
      ['Kestrel Lines', 2.99],
      ['Prairie Freight', 2.15],
      ['Prairie Freight', 2.2],
    ])
  })

  it('lets the former rate count until a later one of the same price begins', async () => {
    const { preview, apply, ratesOf, laneId } = await sheetSetup()
    const row = { ...next, lane: 'CHI-DAL', rate: '2.15', effectiveDate: written(inDays(30)) }
    await apply(await preview({ ...row, carrier: 'Kestrel Lines' }, { ...row, carrier: 'Prairie Freight' }))
    expect((await ratesOf(laneId)).map((rate) => [rate.effectiveDate, rate.expirationDate])).toEqual([
      [inDays(-100), inDays(29)],
      [inDays(-100), inDays(29)],
      [inDays(30), inDays(365)],
      [inDays(30), inDays(365)],
    ])
  })

  it('closes a sheet that is discarded without saving any of it', async () => {
    const { ask, attempt, preview, ratesOf, laneId } = await sheetSetup()
    const before = await ratesOf(laneId)
    const { id } = await preview({ ...next, lane: 'CHI-DAL', carrier: 'Kestrel Lines', rate: '2.58' })
    const params = { rateSheetId: id }
    expect((await ask(contract.discardRateSheet, { params })).state).toBe('Discarded')
    expect((await attempt(contract.applyRateSheet, { params })).status).toBe(409)
    expect(await ratesOf(laneId)).toEqual(before)
  })
})

describe('the job of a sheet', () => {
  const days = 600

  /** A sheet with one rate for each of 600 days, applied in three parts. */
  async function longSheet() {
    const setup = await sheetSetup()
    const { id: longLane } = await setup.addLane({ customerReferenceNumber: 'LONG' })
    const rows = Array.from(
      { length: days },
      (_unused, index): Cells => ({
        ...next,
        lane: 'LONG',
        carrier: 'Kestrel Lines',
        effectiveDate: written(inDays(index + 1)),
        expirationDate: written(inDays(index + 1)),
        rate: `${index + 1}`,
      }),
    )
    const sheet = await setup.preview(...rows)
    const params = { rateSheetId: sheet.id }
    const start = () => setup.ask(contract.applyRateSheet, { params })
    const read = () => setup.ask(contract.getRateSheet, { params })
    const prices = async () => (await setup.ratesOf(longLane)).map(({ rate }) => rate).sort((a, b) => a - b)
    return { ...setup, longLane, sheet, start, read, prices }
  }
  const all = Array.from({ length: days }, (_unused, index) => index + 1)

  it('is queued with the answer, and whoever applies it again meanwhile is told so', async () => {
    const { start, attempt, sheet, ratesOf, longLane } = await longSheet()
    expect(await start()).toMatchObject({ state: 'Applying', applied: 0, notReached: days })
    expect(portal.queued.at(-1)).toEqual({ name: 'rate-sheets.apply', payload: { id: sheet.id, run: 1 } })
    expect(await ratesOf(longLane)).toEqual([])
    const params = { rateSheetId: sheet.id }
    const again = await attempt(contract.applyRateSheet, { params })
    expect([again.status, again.problem.message]).toEqual([409, 'This rate sheet is already being applied'])
    expect((await attempt(contract.discardRateSheet, { params })).status).toBe(409)
    expect((await attempt(contract.chooseRateSheetRows, { params, body: { isChosen: true } })).status).toBe(409)
  })

  it('tells how far it is, part by part', async () => {
    const { start, sheet, runJob, read } = await longSheet()
    await start()
    const progress = await runJob()
    expect(progress).toEqual([250, 500, 600, 600].map((done) => ({ id: sheet.id, done, total: days, failed: 0 })))
    expect(await read()).toMatchObject({ state: 'Applied', applied: days, notReached: 0 })
  })

  it('goes on where it broke off, and saves every row once', async () => {
    const { start, runJob, read, prices } = await longSheet()
    await start()
    // The first transaction starts the run and the second saves a part. The third fails before its commit.
    await expect(runJob({ failIn: 3 })).rejects.toThrow('The process died')
    expect(await read()).toMatchObject({ state: 'Applying', applied: 250, notReached: 350 })
    const progress = await runJob()
    expect(progress.map(({ done }) => done)).toEqual([500, 600, 600])
    expect(await read()).toMatchObject({ state: 'Applied', applied: days, notReached: 0 })
    expect(await prices()).toEqual(all)
  })

  it('saves every row once when two processes have it at the same time', async () => {
    const { ask, start, runJob, read, prices, longLane } = await longSheet()
    await start()
    await Promise.allSettled([runJob(), runJob()])
    expect(await read()).toMatchObject({ state: 'Applied', applied: days, notApplied: 0 })
    expect(await prices()).toEqual(all)
    // One history entry of the lane per row.
    expect((await ask(getLane, { params: { laneId: longLane } })).version).toBe(1 + days)
  })

  it('has failed after three attempts, says so, and is applied again from there', async () => {
    const { start, runJob, read, prices, attempt, sheet } = await longSheet()
    await start()
    for (const failIn of [3, 2]) await expect(runJob({ failIn })).rejects.toThrow('The process died')
    expect(await read()).toMatchObject({ state: 'Applying' })
    await expect(runJob({ failIn: 2 })).rejects.toThrow('The process died')
    expect(await read()).toMatchObject({ state: 'Failed', applied: 250, notReached: 350 })
    expect((await attempt(contract.discardRateSheet, { params: { rateSheetId: sheet.id } })).status).toBe(409)
    const [first] = portal.queued.splice(-1)
    expect(await start()).toMatchObject({ state: 'Applying' })
    // Leftover jobs of the first run do nothing.
    expect(await runJob({ payload: first?.payload })).toEqual([])
    expect(await read()).toMatchObject({ state: 'Applying', applied: 250 })
    await runJob()
    expect(await read()).toMatchObject({ state: 'Applied', applied: days })
    expect(await prices()).toEqual(all)
  })

  it('does not count the attempt of a process that stops', async () => {
    const { start, runJob, read } = await longSheet()
    await start()
    for (let stop = 0; stop < 4; stop += 1) await expect(runJob({ isStopping: true })).rejects.toThrow('aborted')
    expect(await read()).toMatchObject({ state: 'Applying' })
    await runJob()
    expect(await read()).toMatchObject({ state: 'Applied', applied: days })
  })

  it('has failed when its process died three times, and when nothing was heard of it for long', async () => {
    const { start, runJob, read, setSheet } = await longSheet()
    await start()
    await setSheet({ attempts: 3 })
    expect(await runJob()).toEqual([])
    expect(await read()).toMatchObject({ state: 'Failed', applied: 0, notReached: days })
    await start()
    await setSheet({ progressedAt: new Date(Date.now() - 16 * 60_000) })
    expect(await read()).toMatchObject({ state: 'Failed' })
    expect(await start()).toMatchObject({ state: 'Applying' })
  })
})
