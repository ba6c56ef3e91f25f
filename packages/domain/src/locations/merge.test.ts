import { describe, expect, it } from 'vitest'
import { mergedFields } from './merge.ts'

const nothing = {
  locationAlias: null,
  companyAlias: null,
  leadProviderId: null,
  averageLoadingMinutes: null,
  averageUnloadingMinutes: null,
  notes: null,
  ediCodes: [],
  supportLocationTypes: [],
  requirementFlags: [],
}
const yard = {
  locationAlias: 'Yard',
  companyAlias: 'NWF',
  leadProviderId: 'LP',
  averageLoadingMinutes: 0,
  averageUnloadingMinutes: 60,
  notes: 'Gate 3',
  ediCodes: ['0042'],
  supportLocationTypes: ['Store'],
  requirementFlags: ['Twic'],
}

describe('a location that another was merged into', () => {
  it('keeps its own facts and takes those it had not [LOCPAGE-3]', () => {
    expect(mergedFields(nothing, yard)).toEqual(yard)
    expect(mergedFields(yard, nothing)).toEqual(yard)
    expect(mergedFields(yard, yard)).toEqual(yard)
    expect(mergedFields(yard, { ...nothing, locationAlias: 'Old', averageLoadingMinutes: 30 })).toEqual(yard)
  })

  it('holds the lists and notes of both, each entry once', () => {
    const other = { ...nothing, notes: 'Ring', ediCodes: ['0042', '7'], supportLocationTypes: ['Warehouse', 'Store'] }
    expect(mergedFields(yard, other)).toMatchObject({
      notes: 'Gate 3\n\nRing',
      ediCodes: ['0042', '7'],
      supportLocationTypes: ['Warehouse', 'Store'],
      requirementFlags: ['Twic'],
    })
  })
})
