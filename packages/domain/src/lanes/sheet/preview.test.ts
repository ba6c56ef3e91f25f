import { describe, expect, it } from 'vitest'
import { cents } from '#shared/units.ts'
import type { SheetCarrier } from './find-carrier.ts'
import { rankOfEnd, type SheetLane } from './find-lane.ts'
import { previewOf, ratePlacer } from './preview.ts'
import { type CurrentRate, orderKey, type PreviewRow } from './preview-row.ts'
import { type Cells, readSheet } from './testing/read-sheet.ts'

const joliet = { city: 'Joliet', state: 'IL', postalCode: '60433', country: 'US' } as const
const atlanta = { city: 'Atlanta', state: 'GA', postalCode: null, country: 'US' } as const
const lane = (more: Partial<SheetLane> = {}): SheetLane => ({
  id: 'jol-atl',
  name: 'JOL-ATL-DRY',
  equipmentMode: 1,
  origin: joliet,
  destination: atlanta,
  miles: 700,
  ...more,
})
const carrier = (id: string, name: string, more: Partial<SheetCarrier> = {}): SheetCarrier => ({
  id,
  name,
  dotNumber: null,
  docketNumber: null,
  haulsTruckloads: true,
  ...more,
})
const carriers = [
  carrier('copper', 'Copperline Transport', { dotNumber: '1234567' }),
  carrier('kestrel', 'Kestrel Lines', { docketNumber: 'MC-777' }),
  carrier('twin-1', 'Twin'),
  carrier('twin-2', 'Twin'),
]
const current = (more: Partial<CurrentRate> = {}): CurrentRate => ({
  id: 'r1',
  laneId: 'jol-atl',
  carrierId: 'copper',
  carrierName: 'Copperline Transport',
  rate: 2_0000,
  rateType: 'AllIn',
  chargeType: 'PerMile',
  minCharge: null,
  rateSpecifications: [],
  additionalCharges: [],
  effectiveDate: '2026-01-01',
  expirationDate: '2026-12-31',
  ...more,
})
const whole: Cells = {
  lane: 'JOL-ATL-DRY',
  carrier: 'Copperline Transport',
  rateType: 'All In',
  rateUnit: 'Per Mile',
  rate: '2.10',
  effectiveDate: '01/01/2027',
  expirationDate: '12/31/2027',
}
function preview(rows: Cells[], { lanes = [lane()], rates = [current()] } = {}) {
  const read = readSheet(rows).map((rate) => ({
    ...rate,
    terms:
      rate.issues.length > 0
        ? null
        : {
            rate: Math.round((rate.rate ?? 0) * 10_000),
            rateType: rate.rateType ?? 'AllIn',
            chargeType: rate.chargeType ?? 'Flat',
            minCharge: rate.minCharge === null ? null : cents(rate.minCharge * 100),
            rateSpecifications: [],
            effectiveDate: rate.effectiveDate ?? '',
            expirationDate: rate.expirationDate ?? '',
          },
  }))
  const known = { lanes, carriers, rates, today: '2026-11-15', fuelPerMile: 5000 }
  return previewOf(read.map(ratePlacer(known)), known)
}
const messages = (rows: Cells[], known?: Parameters<typeof preview>[1]) =>
  preview(rows, known).flatMap(({ issues }) => issues.map(({ row, column, message }) => [row, column, message]))

describe('the lane of a row', () => {
  it.each([
    ['Joliet, IL 60433', 2],
    ['60433', 2],
    ['joliet, illinois', 1],
    ['Joliet, IL 60431', 0],
    ['Joliet, OH', 0],
    ['Chicago, IL 60433', 0],
  ])('is found by an end written as %s', (text, rank) => {
    expect(rankOfEnd(text, joliet)).toBe(rank)
  })

  it('reads codes without their leading zeros, states of two words and Canadian codes', () => {
    expect(rankOfEnd('7030', { city: 'Hoboken', state: 'NJ', postalCode: '07030', country: 'US' })).toBe(2)
    expect(
      rankOfEnd('Albany, New York 12207', { city: 'Albany', state: 'NY', postalCode: '12207', country: 'US' }),
    ).toBe(2)
    expect(
      rankOfEnd('Toronto, ON M5V 2T6', { city: 'Toronto', state: 'ON', postalCode: 'M5V 2T6', country: 'CA' }),
    ).toBe(2)
    expect(rankOfEnd('Atlanta, GA 30303', atlanta)).toBe(1)
  })

  it('is found by origin, destination and equipment where none is named', () => {
    const cells = { ...whole, lane: '', origin: 'Joliet, IL', destination: 'Atlanta, GA', equipment: 'Dry' }
    const lanes = [lane(), lane({ id: 'reefer', equipmentMode: 2 })]
    expect(preview([cells], { lanes, rates: [] })[0]?.lane?.id).toBe('jol-atl')
    expect(messages([cells], { lanes: [lane(), lane({ id: 'b' })], rates: [] })).toEqual([
      [2, 'origin', '2 lanes have this origin and destination. Enter the name of the lane'],
    ])
    expect(messages([{ ...cells, equipment: '' }])).toEqual([
      [2, 'equipment', 'Equipment is required if the lane is not named'],
    ])
    expect(messages([{ ...cells, equipment: 'Bulk' }])).toEqual([
      [2, 'origin', 'No lane has this origin, destination and equipment'],
    ])
    expect(messages([{ ...cells, equipment: 'Spaceship' }])).toHaveLength(1)
    expect(messages([{ ...cells, origin: '' }])).toEqual([
      [2, 'lane', 'Enter the name of a lane, or Origin and Destination'],
    ])
  })

  it('is refused where other cells contradict its name', () => {
    expect(messages([{ ...whole, equipment: 'Reefer' }])).toEqual([[2, 'equipment', 'JOL-ATL-DRY is a lane for Dry']])
    expect(messages([{ ...whole, origin: 'Chicago, IL' }])).toEqual([
      [2, 'origin', 'JOL-ATL-DRY begins in Joliet, IL 60433'],
    ])
    expect(messages([{ ...whole, lane: 'JOL' }])).toEqual([[2, 'lane', 'No lane has this name']])
  })
})

describe('the carrier of a row', () => {
  it('is found by its number before its name', () => {
    const carrierIdFor = (cells: Cells) => preview([{ ...whole, ...cells }], { rates: [] })[0]?.carrier?.id
    expect(carrierIdFor({ carrierNumber: 'DOT 1234567', carrier: 'Kestrel Lines' })).toBe('copper')
    expect(carrierIdFor({ carrierNumber: 'mc 000777' })).toBe('kestrel')
    expect(carrierIdFor({ carrier: 'kestrel  lines' })).toBe('kestrel')
  })

  it('is named by the nearest one, and told apart by number', () => {
    expect(messages([{ ...whole, carrier: 'Coperline Transport' }])).toEqual([
      [2, 'carrier', 'No carrier has this name. Nearest is Copperline Transport'],
    ])
    expect(messages([{ ...whole, carrier: 'twin' }])).toEqual([
      [2, 'carrier', '2 carriers have this name. Enter DOT or Docket'],
    ])
    expect(messages([{ ...whole, carrier: '' }])).toEqual([[2, 'carrier', 'Please choose one of your TL carriers']])
  })
})

describe('what a sheet changes', () => {
  it('ends what it leaves out the day before it begins, and never in the past', () => {
    const rates = [current(), current({ id: 'r2', carrierId: 'kestrel', expirationDate: '2027-06-30' })]
    const ended = (cells: Cells) =>
      preview([{ ...whole, ...cells }], { rates })
        .filter(({ kind }) => kind === 'Ended')
        .map(({ before, endsOn }) => [before?.id, endsOn])
    expect(ended({})).toEqual([['r2', '2026-12-31']])
    expect(ended({ effectiveDate: '01/01/2026', expirationDate: '12/31/2026' })).toEqual([['r2', '2026-11-15']])
    expect(ended({ effectiveDate: '07/01/2027' })).toEqual([])
  })

  it('ends nothing on a lane where a carrier could not be found', () => {
    const rates = [current(), current({ id: 'r2', carrierId: 'kestrel', expirationDate: '2027-06-30' })]
    expect(preview([whole, { ...whole, carrier: 'Kestral' }], { rates }).map(({ kind }) => kind)).toEqual([
      'Changed',
      'Wrong',
    ])
  })

  it('refuses dates twice, and dates of a rate that stays', () => {
    expect(messages([whole, { ...whole, rate: '3' }])).toEqual([
      [2, 'effectiveDate', 'Row 3 has the same carrier on the same lane for these dates'],
      [3, 'effectiveDate', 'Row 2 has the same carrier on the same lane for these dates'],
    ])
    const later = current({ id: 'r2', effectiveDate: '2027-07-01', expirationDate: '2027-12-31' })
    expect(messages([whole], { rates: [current(), later] })).toEqual([
      [2, 'effectiveDate', 'Overlaps the rate of Copperline Transport: $2.00 Per Mile, 07/01/2027–12/31/2027'],
    ])
  })

  it('pairs each rate with the one that begins on its day before an earlier one', () => {
    const rows = preview([{ ...whole, rate: '2', effectiveDate: '01/01/2026', expirationDate: '12/31/2026' }, whole])
    expect(rows.map(({ kind, row, before }) => [kind, row, before?.id])).toEqual([
      ['New', 3, undefined],
      ['Unchanged', 2, 'r1'],
    ])
  })
})

describe('the place of a row', () => {
  const row = (
    kind: PreviewRow['kind'],
    percent: number | null,
    number: number | null = 2,
    name = 'A',
  ): PreviewRow => ({
    kind,
    row: number,
    lane: lane({ name }),
    carrier: null,
    before: null,
    after: null,
    endsOn: null,
    percent,
    issues: [],
  })

  it('goes by kind, then the greatest increase first and what cannot be compared last, then by row and lane', () => {
    const rows = [
      row('Changed', 5_000_000),
      row('Changed', 12.5),
      row('Changed', 12.4),
      row('Changed', 0, 9),
      row('Changed', 0, 10),
      row('Changed', -99.9),
      row('Changed', -100),
      row('Changed', null),
      row('New', null, 3),
      row('Ended', null, null, 'A'),
      row('Ended', null, null, 'B'),
      row('Wrong', null),
      row('Unchanged', 0),
    ]
    const keys = rows.map(orderKey)
    expect(keys.toReversed().toSorted()).toEqual(keys)
  })
})

describe('a lane that is not named', () => {
  const cells = { ...whole, lane: '', equipment: 'Dry' }
  const byCity = lane({ id: 'city', name: 'From the city', origin: { ...joliet, postalCode: null } })
  const canadian = { city: 'Joliette', state: 'QC', postalCode: 'J6E 3Z1', country: 'CA' } as const
  const fromCanada = lane({ id: 'canada', name: 'From Canada', origin: canadian })
  const laneOf = (origin: string, lanes = [lane(), byCity, fromCanada]) =>
    preview([{ ...cells, origin, destination: 'Atlanta, GA' }], { lanes, rates: [] })[0]?.lane?.id

  it('is found by postal code alone, by city, and by both, in any country', () => {
    expect(laneOf('60433')).toBe('jol-atl')
    expect(laneOf('Joliet, IL')).toBe('city')
    expect(laneOf('Joliet, IL 60433')).toBe('jol-atl')
    expect(laneOf('J6E 3Z1')).toBe('canada')
    expect(laneOf('Joliette, QC')).toBe('canada')
    expect(laneOf('60434')).toBeUndefined()
    expect(laneOf('Chicago, IL')).toBeUndefined()
  })
})
