import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manualBookingIssues } from '#booking/manual-charges.ts'
import { closeReasons } from '#rate-requests/close-reasons.ts'
import { offerIssues } from './answer-rules.ts'
import { offerFigures, sortLines } from './compare-offers.ts'
import { offerBooking } from './offer-booking.ts'
import { canChoose, type LineState, linkRefusal, requestRefusal } from './rate-request-states.ts'
import { defaultReplyBy, replyByIssues } from './reply-by.ts'

const now = new Date('2026-11-17T12:00:00Z')
const at = (iso: string) => new Date(iso)

const line = (id: string, state: LineState, total: number | null = null, transitDays: number | null = null) => ({
  id,
  carrierName: id,
  state,
  total,
  transitDays,
})

describe('a rate request', () => {
  it('takes answers until its moment, and says afterwards why not', () => {
    const replyBy = at('2026-11-17T15:00:00Z')
    const open = { closeReason: null, replyBy }
    expect(requestRefusal(open, at('2026-11-17T14:59:59.999Z'))).toBeNull()
    expect(requestRefusal(open, replyBy)).toBe('The time to reply has passed')
    expect(closeReasons.map((closeReason) => requestRefusal({ closeReason, replyBy }, now))).toEqual([
      'The time to reply has passed',
      'This request was cancelled',
      'This load is booked',
    ])
  })

  it('lets a carrier replace what it offered by its link, not what it declined', () => {
    expect((['Pending', 'Offered', 'Declined'] as const).map(linkRefusal)).toEqual([
      null,
      null,
      'You declined this request',
    ])
  })

  it('has offers to choose from while it is open and after its time, and none once it was cancelled or booked', () => {
    const offered = { state: 'Offered' as const }
    expect([null, ...closeReasons].filter((closeReason) => canChoose(offered, { closeReason }))).toEqual([
      null,
      'ReplyBy',
    ])
    expect(canChoose({ state: 'Declined' }, { closeReason: null })).toBe(false)
  })
})

describe('the answers to a rate request', () => {
  it('stand by their total, the faster one first where it is the same, then who waits and who declined', () => {
    const lines = [
      line('Declined', 'Declined'),
      line('Slow', 'Offered', 900, 3),
      line('Waiting', 'Pending'),
      line('Dear', 'Offered', 1100, 1),
      line('Unsaid', 'Offered', 900),
      line('Quick', 'Offered', 900, 2),
    ]
    expect(sortLines(lines).map(({ id }) => id)).toEqual(['Quick', 'Slow', 'Unsaid', 'Dear', 'Waiting', 'Declined'])
  })

  it('never lose a line and never put a dearer offer first', () => {
    const anyLine = fc.record({
      id: fc.uuid(),
      carrierName: fc.string(),
      state: fc.constantFrom<LineState>('Pending', 'Offered', 'Declined'),
      total: fc.option(fc.integer({ min: 0, max: 10_000 })),
      transitDays: fc.option(fc.integer({ min: 0, max: 30 })),
    })
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const sorted = sortLines(lines)
        expect(new Set(sorted)).toEqual(new Set(lines))
        const totals = sorted
          .filter(({ state, total }) => state === 'Offered' && total !== null)
          .map(({ total }) => total)
        expect(totals).toEqual([...totals].sort((one, other) => Number(one) - Number(other)))
      }),
    )
  })

  it('are summed up without those who offered nothing', () => {
    const lines = [line('A', 'Offered', 900, 3), line('B', 'Offered', 1100), line('C', 'Declined', 5, 1)]
    expect(offerFigures(lines)).toEqual({ count: 2, lowest: 900, highest: 1100, average: 1000, fewestDays: 3 })
    expect(offerFigures([line('A', 'Pending')])).toBeNull()
  })
})

describe('the moment until which carriers may reply', () => {
  it('lies ahead, and at most 30 days', () => {
    expect(replyByIssues(now, now)).toEqual([{ path: ['replyBy'], message: 'Choose a moment in the future' }])
    expect(replyByIssues(at('2026-11-17T12:00:01Z'), now)).toEqual([])
    expect(replyByIssues(at('2026-12-17T12:00:00Z'), now)).toEqual([])
    expect(replyByIssues(at('2026-12-17T12:00:01Z'), now)).toEqual([
      { path: ['replyBy'], message: 'At most 30 days ahead' },
    ])
  })

  it('is four hours where nobody chose it, less before a near pickup, and half an hour at least', () => {
    expect(defaultReplyBy(null, now)).toEqual(at('2026-11-17T16:00:00Z'))
    expect(defaultReplyBy(at('2026-11-20T12:00:00Z'), now)).toEqual(at('2026-11-17T16:00:00Z'))
    expect(defaultReplyBy(at('2026-11-17T16:00:00Z'), now)).toEqual(at('2026-11-17T14:00:00Z'))
    expect(defaultReplyBy(at('2026-11-16T12:00:00Z'), now)).toEqual(at('2026-11-17T12:30:00Z'))
  })
})

describe('the booking of an offer', () => {
  const chosen = { carrierId: 'able', total: 1234.5 }
  it('has one freight charge by truckload, and a fuel surcharge of 0 beside it in LTL', () => {
    const charges = (shippingMode: 'TL' | 'LTL') =>
      offerBooking({ ...chosen, shippingMode }).manualBookingCharges?.map(({ type, total }) => [type, total])
    expect(charges('TL')).toEqual([['FreightRate', 1234.5]])
    expect(charges('LTL')).toEqual([
      ['FreightRate', 1234.5],
      ['FuelSurcharge', 0],
    ])
    expect(manualBookingIssues(offerBooking({ ...chosen, shippingMode: 'LTL' }))).toEqual([])
  })
})

it('offers alike stand by the name of the carrier, and none says its days where nobody did', () => {
  const lines = [line('Zeta', 'Offered', 900, 2), line('Able', 'Offered', 900, 2)]
  expect(sortLines(lines).map(({ id }) => id)).toEqual(['Able', 'Zeta'])
  expect(offerFigures([line('Able', 'Offered', 900)])).toMatchObject({ lowest: 900, fewestDays: null })
})

it('an offer is a total above 0 and the days that it takes; who declines says neither', () => {
  const issuesOf = (total: number | null, transitDays: number | null) =>
    offerIssues({ answer: 'Offered', total, transitDays }).map(({ path, message }) => `${path}: ${message}`)
  const [noTotal, noDays] = ['total: Enter a total above 0', 'transitDays: Enter the transit days']
  expect([issuesOf(900, 2), issuesOf(0.01, 0)]).toEqual([[], []])
  expect([issuesOf(null, 2), issuesOf(0, 2), issuesOf(900, null)]).toEqual([[noTotal], [noTotal], [noDays]])
  expect(offerIssues({ answer: 'Declined', total: null, transitDays: null })).toEqual([])
})
