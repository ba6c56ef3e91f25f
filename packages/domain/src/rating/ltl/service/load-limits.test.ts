import { describe, expect, it } from 'vitest'
import { roomRefusals, roomText, weightRefusals } from './load-limits.ts'

const limits = { pounds: 20_000, pallets: 12, linearFeet: 20, beyond: 'Refused' } as const
const load = { pounds: 20_000, pallets: 12, linearFeet: 20 }

describe('what still counts as LTL', () => {
  it('is freight up to the limits', () => {
    expect([...weightRefusals(limits, load), ...roomRefusals(limits, load)]).toEqual([])
  })

  it('is not freight beyond them', () => {
    expect(weightRefusals(limits, { ...load, pounds: 20_001 })).toEqual(['takes LTL freight of up to 20,000 lb'])
    expect(roomRefusals(limits, { ...load, pallets: 13, linearFeet: 21 })).toEqual([
      'takes LTL freight of up to 20 ft of trailer',
      'takes LTL freight of up to 12 pallets',
    ])
  })

  it('says why it is rated as volume freight', () => {
    expect(roomText({ ...load, pallets: 14, linearFeet: 24 }, limits)).toBe(
      '24 ft of trailer and 14 pallets are beyond LTL (20 ft, 12 pallets): rated as volume freight',
    )
  })
})
