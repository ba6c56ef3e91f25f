import { describe, expect, it } from 'vitest'
import { hazardClasses } from '#commodities/hazmat.ts'
import { hazardClassOf, segregation } from '#commodities/segregation.ts'

const partners = (one: string, verdict: string | null) =>
  hazardClasses.filter((other) => segregation(one, other) === verdict)

describe('segregation', () => {
  it('is the same whichever of the two is named first', () => {
    for (const one of hazardClasses)
      for (const other of hazardClasses) expect(segregation(one, other)).toBe(segregation(other, one))
  })

  it('keeps explosives from everything but what the table lets pass', () => {
    const notExplosive = hazardClasses.filter((name) => !name.startsWith('1.'))
    for (const mass of ['1.1', '1.2', '1.5'])
      expect(notExplosive.filter((other) => segregation(mass, other) !== 'forbidden')).toEqual(['6.2', '9'])
    expect(partners('1.3', null)).toEqual(['2.2', '4.1', '6.2', '7', '9'])
    expect(partners('1.4', 'restricted')).toEqual(['1.4', '2.1', '2.3', '3', '4.2', '6.1', '8'])
    expect(partners('1.6', null)).toEqual(notExplosive)
  })

  it('lets explosives share a truck with each other only when both are 1.4, and warns', () => {
    expect(partners('1.1', 'forbidden')).toContain('1.1')
    expect(segregation('1.1', '1.4')).toBe('forbidden')
    expect(segregation('1.4', '1.4')).toBe('restricted')
    expect(segregation('1.4S', '1.4G')).toBe('restricted')
  })

  it('reads 2.3 as hazard zone A and 6.1 as packing group I in zone A', () => {
    expect(partners('2.3', 'forbidden')).toEqual([
      '1.1',
      '1.2',
      '1.3',
      '1.5',
      '2.1',
      '3',
      '4.1',
      '4.2',
      '4.3',
      '5.1',
      '5.2',
      '8',
    ])
    expect(partners('6.1', 'forbidden')).toEqual([
      '1.1',
      '1.2',
      '1.3',
      '1.5',
      '3',
      '4.1',
      '4.2',
      '4.3',
      '5.1',
      '5.2',
      '8',
    ])
    expect(partners('6.1', 'restricted')).toEqual(['1.4', '2.1'])
  })

  it('takes every corrosive for a liquid: never with 4.2, only separated from 4.1, 4.3, 5.1 and 5.2', () => {
    expect(segregation('8', '4.2')).toBe('forbidden')
    expect(partners('8', 'restricted')).toEqual(['1.4', '4.1', '4.3', '5.1', '5.2'])
    expect(segregation('8', '3')).toBeNull()
  })

  it('separates oxidizers from flammable liquids and radioactive goods from flammable gas', () => {
    expect(segregation('3', '5.1')).toBe('restricted')
    expect(segregation('7', '2.1')).toBe('restricted')
    expect(segregation('3', '3')).toBeNull()
  })

  it('lets 6.2 and 9 travel with everything', () => {
    for (const free of ['6.2', '9']) expect(partners(free, null)).toEqual([...hazardClasses])
  })

  it('is careful with a class that it does not know', () => {
    expect(hazardClassOf('1.4S')).toBe('1.4')
    expect(hazardClassOf(' 3 ')).toBe('3')
    expect(hazardClassOf('ORM-D')).toBeNull()
    expect(segregation('ORM-D', '3')).toBe('restricted')
  })
})
