import { describe, expect, it } from 'vitest'
import { type Cells, readSheet } from './testing/read-sheet.ts'

const whole = {
  lane: 'JOL-ATL-DRY',
  carrier: 'Copperline Transport',
  equipment: 'Dry',
  rateType: 'All In',
  rateUnit: 'Per Mile',
  rate: '$2.34',
  effectiveDate: '01/01/2027',
  expirationDate: '12/31/2027',
}
const sheet = (...rows: Cells[]) => readSheet(rows)
const issuesOf = (...rows: Cells[]) =>
  sheet(...rows).flatMap(({ issues }) => issues.map(({ row, column, value, message }) => [row, column, value, message]))

describe('a rate of a sheet', () => {
  it('is read as people write it', () => {
    expect(
      sheet({ ...whole, rateUnit: 'mile', equipment: 'dry van', rateType: 'allin', minCharge: '1,200' })[0],
    ).toMatchObject({
      row: 2,
      equipmentMode: 1,
      rateType: 'AllIn',
      chargeType: 'PerMile',
      rate: 2.34,
      minCharge: 1200,
      effectiveDate: '2027-01-01',
      expirationDate: '2027-12-31',
      issues: [],
    })
  })

  it('takes further pallet ranges from the rows below it', () => {
    const pallets = { ...whole, rateUnit: 'Per Pallet', rate: '', minCharge: '500' }
    const [first, second, ...rest] = sheet(
      { ...pallets, minPallets: '1', maxPallets: '10', ratePerPallet: '$90' },
      { minPallets: '11', maxPallets: '26', ratePerPallet: '72.5' },
      whole,
    )
    expect(rest).toEqual([])
    expect(first).toMatchObject({ rows: [2, 3], issues: [] })
    expect(
      first?.ranges.map(({ row, minPallets, maxPallets, ratePerPallet }) => [
        row,
        minPallets,
        maxPallets,
        ratePerPallet,
      ]),
    ).toEqual([
      [2, 1, 10, 90],
      [3, 11, 26, 72.5],
    ])
    expect(second).toMatchObject({ row: 4, ranges: [] })
  })
})

describe('a wrong cell', () => {
  it('is named by row, column, what stands there and why', () => {
    expect(issuesOf({ ...whole, effectiveDate: '13/01/2027' })).toEqual([
      [2, 'effectiveDate', '13/01/2027', 'Not a date. Write it as MM/DD/YYYY'],
    ])
    expect(issuesOf({ ...whole, rate: '–' })).toEqual([[2, 'rate', '–', 'Not an amount. Write it as 1985.00']])
    expect(issuesOf({ ...whole, rate: '' })).toEqual([[2, 'rate', '', 'Rate is required']])
    expect(issuesOf({ ...whole, rateUnit: '' })).toEqual([[2, 'rateUnit', '', 'Rate Unit is required']])
    expect(issuesOf({ ...whole, rateUnit: 'Per Hour' })[0]?.slice(0, 3)).toEqual([2, 'rateUnit', 'Per Hour'])
    expect(issuesOf({ ...whole, equipment: 'Spaceship' })[0]?.[3]).toBe(
      'Not a kind of equipment. Write one of Dry, Reefer, Flatbed, Bulk, Drayage, Power Only',
    )
    expect(issuesOf({ ...whole, expirationDate: '12/31/2026' })).toEqual([
      [2, 'expirationDate', '12/31/2026', 'Expiration Date must not be before Effective Date'],
    ])
  })

  it('of a range is named in the row of the range', () => {
    const pallets = { ...whole, rateUnit: 'Pallet', rate: '', minCharge: '500' }
    expect(
      issuesOf(
        { ...pallets, minPallets: '1', maxPallets: '10', ratePerPallet: '90' },
        { minPallets: '12', maxPallets: '28', ratePerPallet: '72' },
      ),
    ).toEqual([
      [3, 'minPallets', '12', 'Min must be 11'],
      [3, 'maxPallets', '28', 'Max cannot be > 26'],
    ])
    expect(issuesOf(whole, { minPallets: '1', maxPallets: '10', ratePerPallet: '90' })).toEqual([
      [3, 'minPallets', '1', 'Only a rate Per Pallet has pallet ranges'],
    ])
    expect(issuesOf(pallets)).toEqual([[2, 'maxPallets', '', 'Enter at least one pallet range']])
  })
})
