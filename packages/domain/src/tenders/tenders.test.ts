import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ConnectionKind, connectionIssues, isInterchangeId } from './connections.ts'
import { tenderStart } from './tender-start.ts'
import { answerRefusal, canOfferBecome, hasNextOffer, type OfferState, offerStates } from './tender-states.ts'

describe('an offer', () => {
  it('goes from its turn to an answer, and on from none of them', () => {
    const moves = offerStates.flatMap((from) =>
      offerStates.filter((to) => canOfferBecome(from, to)).map((to) => `${from} ${to}`),
    )
    expect(moves.sort()).toEqual(
      [
        'Queued Sent',
        'Queued Skipped',
        'Queued Withdrawn',
        'Sent Accepted',
        'Sent Rejected',
        'Sent Countered',
        'Sent Expired',
        'Sent Undeliverable',
        'Sent Withdrawn',
      ].sort(),
    )
  })

  it('takes an answer until the moment at which it ends, and says afterwards why not', () => {
    const expiresAt = new Date('2026-11-17T15:00:00Z')
    const at = (iso: string, state: OfferState = 'Sent', hasNext = true) =>
      answerRefusal({ state, expiresAt, hasNext }, new Date(iso))
    expect(at('2026-11-17T14:59:59.999Z')).toBeNull()
    expect(at('2026-11-17T15:00:00Z')).toBe('The time to answer has passed; the load was offered to another carrier')
    // Nobody comes after the last carrier.
    expect(at('2026-11-17T15:00:00Z', 'Sent', false)).toBe('The time to answer has passed')
    expect(at('2026-11-17T16:00:00Z', 'Expired', false)).toBe('The time to answer has passed')
    expect(at('2026-11-17T14:00:00Z', 'Withdrawn')).toBe('This offer was withdrawn')
    expect(at('2026-11-17T14:00:00Z', 'Accepted')).toBe('This load has already been accepted')
    expect(at('2026-11-17T14:00:00Z', 'Queued')).toBe('This load is not on offer')
    expect(at('2026-11-17T16:00:00Z', 'Accepted')).toBe('This load has already been accepted')
    expect(
      answerRefusal({ state: 'Sent', expiresAt: null, hasNext: true }, new Date('2026-11-17T16:00:00Z')),
    ).toBeNull()
  })
})

it('an offer has a next one unless the carriers after it were skipped or are never asked', () => {
  const sequence = (...states: OfferState[]) => states.map((state, index) => ({ position: index + 1, state }))
  const hasNext = (...states: OfferState[]) => hasNextOffer({ position: 1, state: 'Expired' }, sequence(...states))
  expect([hasNext('Expired', 'Queued'), hasNext('Expired', 'Skipped', 'Sent')]).toEqual([true, true])
  expect([hasNext('Expired'), hasNext('Expired', 'Skipped'), hasNext('Expired', 'Withdrawn')]).toEqual([
    false,
    false,
    false,
  ])
})

describe('tenderStart', () => {
  const pickup = {
    earlyAt: new Date('2026-11-03T14:00:00Z'),
    lateAt: new Date('2026-11-03T18:00:00Z'),
    timeZone: 'America/Chicago',
  }
  const now = new Date('2026-10-20T12:00:00Z')

  it('counts calendar days by the clock of the place, over the change of the clock too', () => {
    // 08:00 in Chicago is 14:00 UTC in November and 13:00 UTC before the clock change.
    expect(tenderStart(pickup, 1, now)).toEqual({ at: new Date('2026-11-02T14:00:00Z') })
    expect(tenderStart(pickup, 5, now)).toEqual({ at: new Date('2026-10-29T13:00:00Z') })
  })

  it('is now where no days are set or the moment is over, and never once the pickup is over', () => {
    expect(tenderStart(pickup, null, now)).toEqual({ at: now })
    expect(tenderStart(pickup, 30, now)).toEqual({ at: now })
    expect(tenderStart(pickup, 1, pickup.lateAt)).toEqual({ at: pickup.lateAt })
    expect(tenderStart(pickup, 1, new Date('2026-11-03T18:00:00.001Z'))).toEqual({ isPassed: true })
  })

  it('never lies in the past', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 0, max: 60 })), fc.integer({ min: 0, max: 14 * 24 }), (days, hours) => {
        const moment = new Date(now.getTime() + hours * 3_600_000)
        const start = tenderStart(pickup, days, moment)
        if ('at' in start) expect(start.at.getTime()).toBeGreaterThanOrEqual(moment.getTime())
      }),
    )
  })
})

describe('a connection to a carrier', () => {
  const missing = (kind: ConnectionKind, given: { ownId?: string; partnerId?: string; webhookUrl?: string } = {}) =>
    connectionIssues({ kind, ownId: null, partnerId: null, webhookUrl: null, ...given }).flatMap(({ path }) => path)

  it('needs what its kind sends by, and nothing of the other kinds', () => {
    expect(missing('Email')).toEqual([])
    expect(missing('EDI')).toEqual(['ownId', 'partnerId'])
    expect(missing('EDI', { ownId: 'NORTHWIND' })).toEqual(['partnerId'])
    expect(missing('EDI', { ownId: 'NORTHWIND', partnerId: 'ZXAM' })).toEqual([])
    expect(missing('API')).toEqual(['webhookUrl'])
    expect(missing('API', { webhookUrl: 'https://carrier.test/offers' })).toEqual([])
  })

  it('takes interchange ids of two to fifteen signs that part no interchange', () => {
    const ids = ['AB', 'A'.repeat(15), 'NORTH-WIND 1', 'A', 'A'.repeat(16), 'A*B', 'ab']
    expect(ids.map(isInterchangeId)).toEqual([true, true, true, false, false, false, false])
  })
})
