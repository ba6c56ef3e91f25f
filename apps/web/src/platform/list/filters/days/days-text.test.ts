import { describe, expect, it } from 'vitest'
import { readDays } from './days-text.ts'

const today = '2026-11-19'
const range = (start: string | null, end: string | null) => ({ start, end })

describe('readDays', () => {
  it.each([
    ['11/16/2026 to 11/20/2026', range('2026-11-16', '2026-11-20')],
    ['11202026 – 1125', range('2026-11-20', '2026-11-25')],
    ['12/30 to 1/2', range('2026-12-30', '2027-01-02')],
    ['11/16/2026', range('2026-11-16', '2026-11-16')],
    ['From 11/16/2026', range('2026-11-16', null)],
    ['until 11/20/2026', range(null, '2026-11-20')],
    [' ', range(null, null)],
  ])('reads "%s"', (text, expected) => {
    expect(readDays(text, today)).toEqual(expected)
  })

  it.each(['soon', '11/20/2026 to 11/16/2026', '11/16/2026 to', '02/30/2026', '11/1 to 11/2 to 11/3'])(
    'does not take "%s"',
    (text) => {
      expect(readDays(text, today)).toBeNull()
    },
  )
})
