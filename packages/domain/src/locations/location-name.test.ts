import { describe, expect, it } from 'vitest'
import { isRequired, nameIsLocked } from './labels.ts'
import { defaultLocationName, locationOptionLabel, shownCompanyName, shownLocationName } from './location-name.ts'
import { locationTypeLabels, locationTypes, requirementFlagLabels, requirementFlags } from './location-types.ts'

const yard = {
  companyName: 'Northwind Foods',
  companyAlias: null,
  locationName: 'Joliet Yard',
  locationAlias: null,
  addressLine1: '1 Mill Road',
  addressLine2: null,
  city: 'Joliet',
  state: 'IL',
  postalCode: '60431',
}

describe('a location as an option', () => {
  it('shows its name only when location names are to be shown [LOC-7]', () => {
    const address = '1 Mill Road, Joliet, IL 60431'
    expect(locationOptionLabel(yard, { showLocationName: false })).toBe(`Northwind Foods, ${address}`)
    expect(locationOptionLabel(yard, { showLocationName: undefined })).toBe(`Northwind Foods, ${address}`)
    expect(locationOptionLabel(yard, { showLocationName: true })).toBe(`Northwind Foods – Joliet Yard, ${address}`)
  })

  it('is called what the company calls it', () => {
    const renamed = { ...yard, companyAlias: 'NWF', locationAlias: 'The yard' }
    expect([shownCompanyName(yard), shownLocationName(yard)]).toEqual(['Northwind Foods', 'Joliet Yard'])
    expect([shownCompanyName(renamed), shownLocationName(renamed)]).toEqual(['NWF', 'The yard'])
    expect(defaultLocationName(yard)).toBe('Northwind Foods – Joliet')
  })
})

describe('the words of a location', () => {
  it('say which field is required [LOC-18]', () => {
    const fields = ['country', 'state', 'city', 'postalCode', 'addressLine1'] as const
    expect(fields.map(isRequired)).toEqual([
      'Country is required',
      'State is required',
      'City is required',
      'Zip Code is required',
      'Address Line 1 is required',
    ])
  })

  it('say why another company’s default name is locked [LOC-22]', () => {
    expect(nameIsLocked).toBe('Location belongs to another company')
  })

  it('name each type and requirement differently', () => {
    expect(new Set(locationTypes.map((type) => locationTypeLabels[type])).size).toBe(9)
    expect(new Set(requirementFlags.map((flag) => requirementFlagLabels[flag])).size).toBe(17)
  })
})
