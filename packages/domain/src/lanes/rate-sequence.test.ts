import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isActiveOn, orderText, resequence, sequenceOfNew, sequencesWithout } from './rate-sequence.ts'

const today = '2026-06-15'
const rate = (id: string, sequence: number | null, effectiveDate = '2026-01-01', expirationDate = '2026-12-31') => ({
  id,
  sequence,
  effectiveDate,
  expirationDate,
})
const expired = (id: string, sequence: number | null) => rate(id, sequence, '2025-01-01', '2026-06-14')
const coming = (id: string, sequence: number | null) => rate(id, sequence, '2026-06-16', '2026-12-31')

describe('orderText', () => {
  it('writes a place as an ordinal [LRATE-8]', () => {
    const places = [1, 2, 3, 4, 10, 11, 12, 13, 14, 20, 21, 22, 23, 100, 101, 111, 112, 113, 121]
    expect(places.map(orderText).join(' ')).toBe(
      '1st 2nd 3rd 4th 10th 11th 12th 13th 14th 20th 21st 22nd 23rd 100th 101st 111th 112th 113th 121st',
    )
  })

  it('calls a rate without a place Inactive [LRATE-9]', () => {
    expect(orderText(null)).toBe('Inactive')
    expect(orderText(undefined)).toBe('Inactive')
  })
})

describe('isActiveOn', () => {
  it('holds from the first to the last day, both included, whatever the time of day [LRATE-10]', () => {
    const june = rate('a', 1, '2026-06-01', '2026-06-30')
    expect(isActiveOn(june, '2026-05-31')).toBe(false)
    expect(isActiveOn(june, '2026-06-01')).toBe(true)
    expect(isActiveOn(june, '2026-06-30')).toBe(true)
    expect(isActiveOn(june, '2026-07-01')).toBe(false)
    const withTimes = rate('b', 1, '2026-06-01T18:00:00', '2026-06-30T06:00:00')
    expect(isActiveOn(withTimes, '2026-06-01T08:00:00')).toBe(true)
    expect(isActiveOn(withTimes, '2026-06-30T23:59:00')).toBe(true)
  })
})

describe('sequenceOfNew', () => {
  it('is the next place when the rate is active today, otherwise none', () => {
    expect(sequenceOfNew(rate('new', null), [], today)).toBe(1)
    expect(sequenceOfNew(rate('new', null), [rate('a', 1), rate('b', 2), rate('c', null)], today)).toBe(3)
    expect(sequenceOfNew(rate('new', null), [rate('a', 1), expired('b', 2)], today)).toBe(3)
    expect(sequenceOfNew(coming('new', null), [rate('a', 1)], today)).toBeNull()
    expect(sequenceOfNew(expired('new', null), [], today)).toBeNull()
  })
})

describe('sequencesWithout', () => {
  it('closes the gap that a deleted rate leaves', () => {
    const rates = [rate('a', 1), rate('b', 2), rate('c', 3), rate('d', null), expired('e', 4)]
    expect(sequencesWithout(rates, 'b')).toEqual([
      { contractId: 'c', sequence: 2 },
      { contractId: 'e', sequence: 3 },
    ])
    expect(sequencesWithout(rates, 'e')).toEqual([])
    expect(sequencesWithout(rates, 'd')).toEqual([])
    expect(sequencesWithout(rates, 'unknown')).toEqual([])
  })
})

describe('resequence', () => {
  const rates = [rate('a', 1), rate('b', 2), rate('c', null), expired('x', 3), coming('y', null)]

  it('puts active rates in the order given, those without a place included', () => {
    const order = [
      { contractId: 'a', sequence: 3 },
      { contractId: 'c', sequence: 1 },
      { contractId: 'b', sequence: 2 },
    ]
    expect(resequence(rates, order, today)).toEqual({
      sequences: [
        { contractId: 'c', sequence: 1 },
        { contractId: 'b', sequence: 2 },
        { contractId: 'a', sequence: 3 },
        { contractId: 'x', sequence: 4 },
      ],
    })
  })

  it('refuses an order that leaves an active rate out', () => {
    const reason = 'The sequence must include every rate that is active today'
    expect(resequence(rates, [{ contractId: 'b', sequence: 1 }], today)).toEqual({ reason })
  })

  it('refuses a rate whose dates are over or still to come [LRATE-11]', () => {
    const reason = 'Only rates that are active today can be sequenced'
    expect(resequence(rates, [{ contractId: 'x', sequence: 1 }], today)).toEqual({ reason })
    expect(resequence(rates, [{ contractId: 'y', sequence: 1 }], today)).toEqual({ reason })
  })

  it('refuses a rate of another lane, a rate named twice and a place given twice', () => {
    const order = (...pairs: [string, number][]) => pairs.map(([contractId, sequence]) => ({ contractId, sequence }))
    expect(resequence(rates, order(['z', 1]), today)).toEqual({
      reason: 'A rate in this sequence does not belong to the lane',
    })
    const reason = 'Each rate has one place in the sequence'
    expect(resequence(rates, order(['a', 1], ['a', 2]), today)).toEqual({ reason })
    expect(resequence(rates, order(['a', 1], ['b', 1]), today)).toEqual({ reason })
  })

  it('numbers from 1 without a gap or a place shared, whatever the order', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 3 }),
        fc.uniqueArray(fc.integer(), { minLength: 3, maxLength: 3 }),
        (idOrder, places) => {
          const order = idOrder.map((contractId, index) => ({ contractId, sequence: places[index] ?? 0 }))
          const answer = resequence(rates, order, today)
          const sequences = 'sequences' in answer ? answer.sequences : []
          expect(sequences.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
          expect(new Set(sequences.map(({ contractId }) => contractId))).toEqual(new Set(['a', 'b', 'c', 'x']))
        },
      ),
    )
  })
})
