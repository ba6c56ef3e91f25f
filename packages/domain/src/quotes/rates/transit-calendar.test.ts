import { describe, expect, it } from 'vitest'
import { transitCalendars } from './transit-calendar.ts'

// A Thursday.
const shipDate = '2026-11-19'

describe('the days of rates', () => {
  it('lead from the pickup to the latest arrival, with weekends on which shared freight rests', () => {
    const [ltl, tl] =
      transitCalendars(
        [
          { mode: 'LTL', deliveryDateTime: '2026-11-23' },
          { mode: 'TL', deliveryDateTime: '2026-11-22' },
        ],
        shipDate,
      ) ?? []
    expect(ltl?.map(({ date, kind }) => `${date.slice(-2)} ${kind}`)).toEqual([
      '19 pickup',
      '20 moving',
      '21 resting',
      '22 resting',
      '23 arrival',
    ])
    expect(tl?.map(({ kind }) => kind)).toEqual(['pickup', 'moving', 'moving', 'arrival', 'after'])
  })

  it('are not shown where they would not fit', () => {
    expect(transitCalendars([{ mode: 'TL', deliveryDateTime: '2026-11-28' }], shipDate)).toHaveLength(1)
    expect(transitCalendars([{ mode: 'TL', deliveryDateTime: '2026-11-29' }], shipDate)).toBeNull()
  })
})
