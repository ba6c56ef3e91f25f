import { describe, expect, it } from 'vitest'
import {
  overlengthFeetOf,
  overlengthOfItem,
  overlengthOfShipment,
  withOverlength,
  withoutOverlength,
} from '#rating/overlength.ts'

const item = (packageLength: number | string | null, packageWidth: number | null) => ({ packageLength, packageWidth })

describe('overlength', () => {
  it('is whole feet of the larger of length and width, capped at 30 [ITEM-27]', () => {
    expect(overlengthFeetOf(item(143.9, 40))).toBe(11)
    expect(overlengthFeetOf(item(144, 40))).toBe(12)
    expect(overlengthFeetOf(item(40, 144))).toBe(12)
    expect(overlengthFeetOf(item(48, 40))).toBe(4)
    expect(overlengthFeetOf(item(360, 40))).toBe(30)
    expect(overlengthFeetOf(item(636, 96))).toBe(30)
    expect(overlengthFeetOf(item('96', null))).toBe(8)
    expect(overlengthFeetOf({})).toBe(0)
  })

  it('has an accessorial for each whole foot up to 30, and none below 6 feet [ITEM-28]', () => {
    expect(overlengthOfItem(item(71, 60))).toBeNull()
    expect(overlengthOfItem(item(72, 60))).toBe('Overlength6')
    for (let feet = 7; feet <= 30; feet += 1) {
      expect(overlengthOfItem(item(feet * 12, 40))).toBe(`Overlength${feet}`)
      expect(overlengthOfItem(item(40, feet * 12 + 11))).toBe(`Overlength${feet}`)
    }
    expect(overlengthOfItem(item(500, 40))).toBe('Overlength30')
  })

  it('of exactly 6 feet counts only for a length of 6 to below 7 feet and a width from 49 inches on [ITEM-29]', () => {
    expect(overlengthOfItem(item(72, 49))).toBe('Overlength6')
    expect(overlengthOfItem(item(83.9, 83.9))).toBe('Overlength6')
    expect(overlengthOfItem(item(72, 48.9))).toBeNull()
    // Six feet wide, but not long enough.
    expect(overlengthOfItem(item(71.9, 80))).toBeNull()
    expect(overlengthOfItem(item(40, 72))).toBeNull()
    // Seven feet count as overlength at any width.
    expect(overlengthOfItem(item(84, 40))).toBe('Overlength7')
  })

  it('of a shipment is that of its longest item only [ITEM-30]', () => {
    expect(overlengthOfShipment([item(96, 40), item(240, 40), item(120, 40)])).toBe('Overlength20')
    expect(overlengthOfShipment([item(48, 40), item(40, 96)])).toBe('Overlength8')
    expect(overlengthOfShipment([item(48, 40)])).toBeNull()
    expect(overlengthOfShipment([])).toBeNull()
    // The longer item over six feet is narrow and has no overlength.
    expect(overlengthOfShipment([item(80, 40), item(74, 50)])).toBe('Overlength6')
  })

  it('takes the place of what was chosen for items gone since', () => {
    expect(withOverlength(['Overlength12', 'InBond'], [item(96, 40)])).toEqual(['InBond', 'Overlength8'])
    expect(withOverlength(['Overlength12', 'InBond'], [item(48, 40)])).toEqual(['InBond'])
    expect(withoutOverlength(['Overlength6', 'Hazmat', 'Overlength30'])).toEqual(['Hazmat'])
  })
})
