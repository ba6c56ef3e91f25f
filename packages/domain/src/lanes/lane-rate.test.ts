import { describe, expect, it } from 'vitest'
import { rateTableName } from '#lanes/lane-rate.ts'

describe('rateTableName', () => {
  it('is the carrier name cut to 20 characters [LRATE-3]', () => {
    expect(rateTableName('Blue Ridge')).toBe('Blue Ridge')
    expect(rateTableName('12345678901234567890')).toBe('12345678901234567890')
    expect(rateTableName('Transportes del Norte de México')).toBe('Transportes del Nort')
    expect(rateTableName('123456789012345678é0 and more')).toBe('123456789012345678é0')
  })
})
