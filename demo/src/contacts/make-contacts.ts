import { ContactFields } from '@lanewise/contract/contacts'
import { permissionsOfRoles, type RoleName } from '@lanewise/domain/access/roles'
import type { Random } from '#random.ts'
import { domainOf, firstNames, lastNames } from './names.ts'
import { phoneNumbers } from './phones.ts'

type Place = { id: string; companyName: string; knownCompanyId: string | null }
type Numbers = { atOwnSites: number; drivers: number; invited: number; atOthers: number }

const ownTitles = ['Dock supervisor', 'Shipping clerk', 'Warehouse lead', 'Plant scheduler', 'Yard jockey lead']
const othersTitles = ['Receiving manager', 'Buyer', 'Inbound planner', 'Store manager', 'Accounts payable']
const invitedRoles: RoleName[] = ['Orders', 'Booking', 'Read Only', 'Reporting', 'Quoting']

/**
 * Contacts of a company: people without access, drivers, invited users who have not answered, and people at other
 * firms.
 */
export function makeContacts(random: Random, places: readonly Place[], domain: string, numbers: Numbers) {
  const phone = phoneNumbers(random)
  const own = places.filter(({ knownCompanyId }) => knownCompanyId === null)
  const others = places.filter(({ knownCompanyId }) => knownCompanyId !== null)
  const someone = personMaker(random)
  const times = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_one, index) => make(index))
  const ours = { domain, places: own }
  return [
    ...times(numbers.atOwnSites, () => someone(ours, { title: random.pick(ownTitles), officeNumber: phone() })),
    ...times(numbers.drivers, () =>
      someone(ours, { title: 'Driver', mobileNumber: phone(), contactRoleTypes: ['Driver'] }),
    ),
    ...times(numbers.invited, (index) => {
      const role = invitedRoles[index % invitedRoles.length] ?? 'Orders'
      const portal = { createPortalUser: true, permissions: [...permissionsOfRoles([role])] }
      return someone(ours, { title: `${role} trainee`, officeNumber: phone(), ...portal })
    }),
    ...times(numbers.atOthers, () => {
      const place = random.pick(others)
      const mobileNumber = random.chance(0.4) ? phone() : null
      const facts = { title: random.pick(othersTitles), officeNumber: phone(), mobileNumber }
      return someone({ domain: domainOf(place.companyName), places: [place] }, facts)
    }),
  ]
}

export type DemoContact = ReturnType<typeof makeContacts>[number]

type Employer = { domain: string; places: readonly Place[] }
type Facts = Partial<Omit<ContactFields, 'firstName' | 'lastName' | 'primaryEmailAddress'>>

/** Creates people with unique names at one or two sites of their employer, with data that a user could have entered. */
function personMaker(random: Random) {
  const names = random.shuffle(firstNames.flatMap((first) => lastNames.map((last) => [first, last] as const)))
  return ({ domain, places }: Employer, facts: Facts) => {
    const [firstName, lastName] = names.pop() ?? ['', '']
    const primaryEmailAddress = `${firstName}.${lastName}@${domain}`.toLowerCase()
    const count = places.length > 1 && random.chance(0.25) ? 2 : 1
    const chosen = random.shuffle(places).slice(0, count)
    const fields = ContactFields.parse({ ...facts, firstName, lastName, primaryEmailAddress })
    return { ...fields, id: random.id(), locationIds: chosen.map(({ id }) => id) }
  }
}
