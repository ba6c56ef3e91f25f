import { timeZones } from '@lanewise/domain/shared/time-zones'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instantOfX12Time, readDate, readTime, readX12Time, x12Time } from '#standard/times.ts'

it.each([
  ['2026-11-17T18:00:00Z', 'America/New_York', '2026-11-17', '13:00', 'ES'],
  ['2026-07-17T18:00:00Z', 'America/New_York', '2026-07-17', '14:00', 'ED'],
  ['2026-07-17T03:30:00Z', 'America/Chicago', '2026-07-16', '22:30', 'CD'],
  ['2026-07-17T18:00:00Z', 'America/Phoenix', '2026-07-17', '11:00', 'MS'],
  ['2026-01-17T18:00:00Z', 'America/Anchorage', '2026-01-17', '09:00', 'AS'],
  ['2026-01-17T18:00:00Z', 'America/St_Johns', '2026-01-17', '14:30', 'NS'],
  ['2026-01-17T18:00:00Z', 'Pacific/Guam', '2026-01-18', '04:00', '10'],
  ['2026-01-17T18:00:00Z', 'Pacific/Pago_Pago', '2026-01-17', '07:00', '14'],
  ['2026-01-17T18:00:00Z', 'Asia/Kathmandu', '2026-01-17', '18:00', 'UT'],
])('writes %s in %s by the clock of the place', (instant, zone, date, time, timeCode) => {
  expect(x12Time(instant, zone)).toEqual({ date, time, timeCode })
})

it('gives the same instant back in every zone, also where the clock is changed', () => {
  const zones = fc.constantFrom(...timeZones.map(({ zone }) => zone))
  const minutes = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      const instant = new Date(minute * 60_000).toISOString()
      expect(instantOfX12Time(x12Time(instant, zone))).toBe(instant)
    }),
  )
})

it('understands zones that leave daylight saving open, and the time of the place', () => {
  const at = (timeCode: string | null, zone?: string) =>
    instantOfX12Time({ date: '2026-07-17', time: '08:00', timeCode }, zone)
  expect(at('ET')).toBe('2026-07-17T12:00:00.000Z')
  expect(at('LT', 'America/Denver')).toBe('2026-07-17T14:00:00.000Z')
  expect(at(null, 'America/Denver')).toBe('2026-07-17T14:00:00.000Z')
  expect(at('LT')).toBeNull()
  expect(instantOfX12Time({ date: '2026-07-17', time: null, timeCode: 'ET' })).toBeNull()
})

it('takes only dates and times that exist', () => {
  expect(['20260229', '20280229', '2026022', '00000101', '20261301', 'today'].map(readDate)).toEqual([
    null,
    '2028-02-29',
    null,
    null,
    null,
    null,
  ])
  expect(['0000', '2359', '2400', '1260', '081530', '08153099', '815'].map(readTime)).toEqual([
    '00:00',
    '23:59',
    null,
    null,
    '08:15',
    '08:15',
    null,
  ])
  expect(readX12Time('20261117', '', 'ET')).toEqual({ date: '2026-11-17', time: null, timeCode: null })
  expect(readX12Time('', '0800', 'ET')).toBeNull()
})
