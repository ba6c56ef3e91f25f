import { describe, expect, it } from 'vitest'
import { demoCompanies } from '#company/companies.ts'
import { demoUsers } from '#people.ts'
import { randomOf } from '#random.ts'
import { makeContacts } from './make-contacts.ts'

const own = Array.from({ length: 4 }, (_one, index) => ({
  id: `own-${index}`,
  companyName: 'Us',
  knownCompanyId: null,
}))
const others = ['Érable et Fils', 'Big Meadow'].map((companyName) => ({
  id: companyName,
  companyName,
  knownCompanyId: 'k',
}))
const people = (seed: number) =>
  makeContacts(randomOf(seed), [...own, ...others], 'acme.test', demoCompanies[0]?.people ?? { ...nobody })
const nobody = { atOwnSites: 0, drivers: 0, invited: 0, atOthers: 0 }

describe('the further contacts', () => {
  const contacts = people(1)

  it('are about 40, the same for the same seed', () => {
    expect(contacts.length).toBeGreaterThanOrEqual(40)
    expect(people(1)).toEqual(contacts)
  })

  it('have addresses and phone numbers of their own that belong to nobody', () => {
    const emails = [...contacts.map((one) => one.primaryEmailAddress), ...demoUsers.map(({ email }) => email)]
    expect(new Set(emails).size).toBe(emails.length)
    const numbers = contacts.flatMap((one) => [one.officeNumber, one.mobileNumber]).filter((number) => number !== null)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const number of numbers) expect(number).toMatch(/^\(\d{3}\) 555-01\d\d$/)
  })

  it('are people without access, drivers, invited users and people at other firms, each at a location', () => {
    expect(contacts.every(({ locationIds }) => locationIds.length > 0)).toBe(true)
    expect(contacts.filter(({ contactRoleTypes }) => contactRoleTypes.includes('Driver'))).toHaveLength(9)
    const invited = contacts.filter(({ createPortalUser }) => createPortalUser)
    expect(invited).toHaveLength(5)
    expect(invited.every(({ permissions }) => permissions.length > 0)).toBe(true)
    const elsewhere = contacts.filter(({ locationIds }) => locationIds.some((id) => !id.startsWith('own')))
    expect(elsewhere).toHaveLength(16)
    expect(
      elsewhere.every(({ primaryEmailAddress }) => /@(erableetfils|bigmeadow)\.test$/.test(primaryEmailAddress)),
    ).toBe(true)
  })
})
