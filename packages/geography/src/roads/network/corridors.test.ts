import { describe, expect, it } from 'vitest'
import { readCorridors } from './corridors.ts'

describe('a corridor', () => {
  it('takes its miles from mile markers, over state lines too', () => {
    expect(readCorridors('I-15: Barstow CA@183|Baker CA@246|=291/0|Las Vegas NV@42')).toEqual([
      { road: 'I-15', kind: 'motorway', from: 'Barstow CA', to: 'Baker CA', miles: 63 },
      { road: 'I-15', kind: 'motorway', from: 'Baker CA', to: 'Las Vegas NV', miles: 45 + 42 },
    ])
  })

  it('crosses a whole state between two places', () => {
    expect(readCorridors('I-15: Mesquite NV@121|=123/0|=29/0|St. George UT@8')[0]?.miles).toBe(2 + 29 + 8)
  })

  it('counts markers down as well as up, and below zero', () => {
    expect(readCorridors('I-90: Erie PA@24|=46/496|Buffalo NY@429')[0]?.miles).toBe(22 + 67)
    expect(readCorridors('I-94: Billings MT@-5|Forsyth MT@94')[0]?.miles).toBe(99)
  })

  it('takes written miles before markers, and has none where none are written', () => {
    expect(readCorridors('US-50: Sacramento CA@1|45 Placerville CA@9|Carson City NV')).toEqual([
      { road: 'US-50', kind: 'road', from: 'Sacramento CA', to: 'Placerville CA', miles: 45 },
      { road: 'US-50', kind: 'road', from: 'Placerville CA', to: 'Carson City NV' },
    ])
  })

  it('says its kind in brackets, and knows places of Mexico and names with points', () => {
    expect(readCorridors('MX-85 (motorway): Nuevo Laredo MX-TAM|137 Monterrey MX-NL')[0]).toMatchObject({
      kind: 'motorway',
      to: 'Monterrey MX-NL',
    })
    expect(readCorridors('Coho (ferry): Port Angeles WA|24 St. John NB')[0]).toMatchObject({ to: 'St. John NB' })
  })

  it('leaves out remarks and empty lines', () => {
    expect(readCorridors('# The west\n\nI-5: Salem OR@254|Portland OR@300\n')).toHaveLength(1)
  })

  it.each([
    'I-5',
    'I-5: ',
    'I-5 (path): Salem OR|Portland OR',
    'I-5: Salem OR|46',
    'I-5: Salem OR|=1/0|Portland OR@3',
    'I-5: =1/0|Portland OR',
  ])('is refused where it cannot be read: %s', (line) => {
    expect(() => readCorridors(line)).toThrow(line)
  })
})
