import { describe, expect, it } from 'vitest'
import { fold, foldedPrefixes } from './fold.ts'

describe('comparing names of places', () => {
  it.each([
    ['Montréal', 'MONTREAL'],
    ['St. Louis', 'Saint Louis'],
    ['Sault Ste. Marie', 'Sault Sainte Marie'],
    ["St. John's", 'saint-john’s'],
    ['Ft. Worth', 'Fort  Worth '],
    ['Mt Vernon', 'Mount Vernon'],
    ['Ciudad Juárez', 'ciudad juarez'],
  ])('takes %s for %s', (one, other) => {
    expect(fold(one)).toBe(fold(other))
  })

  it('keeps different names apart', () => {
    expect(fold('Stockton')).not.toBe(fold('Saintockton'))
    expect(fold('León')).not.toBe(fold('Leona'))
  })

  it('changes a folded name no further', () => {
    for (const name of ["St. John's", 'Ciudad Juárez', 'L’Île-Bizard']) expect(fold(fold(name))).toBe(fold(name))
  })
})

describe('half-typed names', () => {
  it('leaves open what "st" without its point becomes', () => {
    expect(foldedPrefixes('st')).toEqual(['st', 'saint'])
    expect(foldedPrefixes('St.')).toEqual(['saint'])
    expect(foldedPrefixes('st l')).toEqual(['saint l'])
    expect(foldedPrefixes('Port St')).toEqual(['port st', 'port saint'])
  })

  it('begins no name with nothing', () => {
    expect(foldedPrefixes('')).toEqual([])
    expect(foldedPrefixes(' .-, ')).toEqual([])
  })
})
