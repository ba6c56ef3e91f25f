import { addressIssues, normalizedAddress } from '@lanewise/domain/locations/address'
import { dockHoursIssues } from '@lanewise/domain/locations/dock-hours'
import { locationTypes, requirementFlags } from '@lanewise/domain/locations/location-types'
import { isOfferedTimeZone } from '@lanewise/domain/shared/time-zones'
import { findCity } from '@lanewise/geography/places/cities'
import { findPostalCode } from '@lanewise/geography/places/postal-codes'
import { describe, expect, it } from 'vitest'
import { demoCompanies } from '#company/companies.ts'
import { randomOf } from '#random.ts'
import { makeLocations } from './make-locations.ts'

const networks = demoCompanies.map(({ company, seed, sites, firms }) => ({
  name: company.name,
  locations: makeLocations(randomOf(seed), sites, firms),
  again: () => makeLocations(randomOf(seed), sites, firms),
}))

describe.each(networks)('the locations of $name', ({ locations, again }) => {
  it('are the same for the same seed', () => {
    expect(again()).toEqual(locations)
  })

  it('lie at addresses of their own that a user could have entered', () => {
    const addresses = locations.map(normalizedAddress)
    expect(new Set(addresses).size).toBe(locations.length)
    expect(locations.flatMap(addressIssues)).toEqual([])
    expect(locations.map((location) => location.normalizedAddress)).toEqual(addresses)
  })

  it('lie on real postal codes of their cities, in Mexico in real cities', () => {
    const astray = locations.filter(({ country, state, city, postalCode, latitude, longitude, ianaTimeZone }) => {
      const place = country === 'MX' ? findCity(country, state, city) : findPostalCode(country, postalCode)
      const isThere = place?.latitude === latitude && place.longitude === longitude
      return !(isThere && place.city === city && place.state === state && isOfferedTimeZone(ianaTimeZone))
    })
    expect(astray).toEqual([])
  })

  it('have dock hours that could be saved', () => {
    expect(locations.flatMap(dockHoursIssues)).toEqual([])
  })

  it('are named apart within their firm', () => {
    const names = locations.map(({ companyName, locationName, city, state }) =>
      [companyName, locationName, city, state].join('|'),
    )
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the locations of Acme Foods', () => {
  const [acme] = networks
  const locations = acme?.locations ?? []

  it('are at least 500 in the three countries, a dozen of its own', () => {
    expect(locations.length).toBeGreaterThanOrEqual(500)
    const inCountry = (wanted: string) => locations.filter(({ country }) => country === wanted).length
    expect(inCountry('US')).toBeGreaterThan(350)
    expect(inCountry('CA')).toBeGreaterThan(40)
    expect(inCountry('MX')).toBeGreaterThan(40)
    expect(locations.filter(({ companyName }) => companyName === null)).toHaveLength(12)
  })

  it('show something of each kind that screens treat differently', () => {
    expect(new Set(locations.flatMap((one) => one.supportLocationTypes))).toEqual(new Set(locationTypes))
    expect(new Set(locations.flatMap((one) => one.requirementFlags))).toEqual(new Set(requirementFlags))
    const some = (holds: (one: (typeof locations)[number]) => unknown) => expect(locations.some(holds)).toBe(true)
    some(({ ediCodes }) => ediCodes.length > 1)
    some(({ locationAlias, companyAlias }) => locationAlias && companyAlias)
    some(({ notes }) => notes)
    some(({ dockHours }) => dockHours.length === 0)
    some(({ dockHours }) => dockHours.length === 5)
    some(({ dockHours }) => dockHours.some(({ isTwentyFourHour }) => isTwentyFourHour))
    some(({ dockHours }) => dockHours.some(({ isClosed }) => isClosed))
    some(({ isAppointmentRequired }) => isAppointmentRequired)
    some(({ addressLine2 }) => addressLine2)
  })
})

it('gives the smaller company about 25 locations', () => {
  expect(networks[1]?.locations).toHaveLength(25)
})
