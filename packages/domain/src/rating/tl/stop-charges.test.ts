import { describe, expect, it } from 'vitest'
import { flatCharge, totalOf } from '#rating/charges.ts'
import { cents } from '#shared/units.ts'
import { namesStopOffs, stopCharges } from './stop-charges.ts'

describe('stopCharges', () => {
  it('are 75 dollars for the first stop beyond two and 100 for each further one', () => {
    const totals = [0, 1, 2, 3, 4, 7].map((count) => totalOf(stopCharges(count)))
    expect(totals).toEqual([0, 0, 0, 75_00, 175_00, 475_00])
    expect(stopCharges(2)).toEqual([])
    expect(stopCharges(5)).toMatchObject([
      {
        chargeType: 'StopOff',
        description: 'First stop beyond two',
        chargeRateType: 'Stop',
        units: 1,
        rate: 75_0000,
        total: 75_00,
      },
      {
        chargeType: 'StopOff',
        description: 'Further stops',
        chargeRateType: 'Stop',
        units: 2,
        rate: 100_0000,
        total: 200_00,
      },
    ])
  })

  it('follow what the company set', () => {
    expect(totalOf(stopCharges(5, { first: 50_0000, further: 80_0000 }))).toBe(210_00)
    expect(totalOf(stopCharges(4, { first: 0, further: 80_0000 }))).toBe(80_00)
  })
})

describe('namesStopOffs', () => {
  it('knows them by type, by the type of the audit and by description', () => {
    const isStopOff = (type: 'StopOff' | 'FreightAuditStopOff' | 'Other', description?: string) =>
      namesStopOffs([flatCharge('FreightRate', cents(1)), flatCharge(type, cents(75_00), description)])
    expect(isStopOff('StopOff', 'Extra')).toBe(true)
    expect(isStopOff('FreightAuditStopOff', 'Extra')).toBe(true)
    expect(isStopOff('Other', 'Stop-offs after the second')).toBe(true)
    expect(isStopOff('Other', 'STOPOFF')).toBe(true)
    expect(isStopOff('Other', 'Stop payment fee')).toBe(false)
    expect(namesStopOffs([])).toBe(false)
  })
})
