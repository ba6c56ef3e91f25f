import { CarrierContactFields, CarrierFields, type CertificateFields } from '@lanewise/contract/carrier-fields'
import type { InsuranceState } from '@lanewise/domain/carriers/certificate'
import type { CarrierContactRole } from '@lanewise/domain/carriers/labels'
import type { IsoDate } from '@lanewise/domain/shared/calendar'
import { findCity, postalCodesOf } from '@lanewise/geography/places/cities'
import { domainOf, firstNames, lastNames } from '#contacts/names.ts'
import { phoneNumbers } from '#contacts/phones.ts'
import type { Random } from '#random.ts'
import { type Hauler, offers, quotesByMessage, scacOf } from './firms.ts'
import { certificatesFor } from './insurance.ts'

export type DemoCarrier = CarrierFields & {
  id: string
  holdReason: string | null
  certificates: CertificateFields[]
  contacts: CarrierContactFields[]
}

/** A few carriers, by their index, have an insurance problem. The others are fully insured. */
function insuranceOf(index: number): InsuranceState {
  if (index % 10 === 3) return 'Expiring'
  if (index % 12 === 7) return 'Expired'
  return index % 17 === 16 ? 'None' : 'Valid'
}

const holdReasons = [
  'Two claims open since last month; released by the freight manager only',
  'Double-brokered a load',
  'Missed four pickups in a row',
  'Safety rating under review',
]
const heldEvery = 14

/** Makes carriers with obviously invented numbers: all of them begin with 9. */
export function makeCarriers(random: Random, haulers: readonly Hauler[], today: IsoDate): DemoCarrier[] {
  const phone = phoneNumbers(random)
  return haulers.map((hauler, index) => ({
    ...CarrierFields.parse(fieldsOf(random, hauler, index, phone)),
    id: random.id(),
    holdReason: index % heldEvery === 5 ? (holdReasons[Math.floor(index / heldEvery)] ?? null) : null,
    certificates: certificatesFor(random, insuranceOf(index), today),
    contacts: contactsOf(random, domainOf(hauler.name), phone),
  }))
}

function fieldsOf(random: Random, hauler: Hauler, index: number, phone: () => string) {
  const { name, country, city, state, work } = hauler
  const place = postalCodesOf(country, state, city)[0] ?? findCity(country, state, city)
  if (!place) throw new Error(`There is no city ${city} in ${country} ${state}`)
  const domain = domainOf(hauler.name)
  return {
    name,
    dotNumber: index % 15 === 14 ? null : String(9_000_100 + index * 13),
    docketNumber: `${country === 'MX' ? 'MX' : 'MC'}-${900_100 + index * 17}`,
    scac: random.chance(0.7) || quotesByMessage(work) ? scacOf(index) : null,
    ...offers[work],
    phone: phone(),
    email: `dispatch@${domain}`,
    website: random.chance(0.8) ? `https://www.${domain}` : null,
    addressLine1: `${random.whole(10, 9900)} ${random.pick(['Terminal Rd', 'Truck Stop Way', 'Fuel Island Ave', 'Axle St'])}`,
    city: place.city,
    state,
    postalCode: country === 'US' ? place.postalCode : null,
    country,
    notes: random.chance(0.25) ? random.pick(notes) : null,
  }
}

const notes = [
  'Prefers drop trailers on Fridays.',
  'Quotes by phone only; answers within the hour.',
  'Team drivers for coast to coast.',
  'No loads into the city before 20:00.',
]

const roles: CarrierContactRole[] = ['Dispatch', 'Billing', 'Tracking', 'Claims', 'Sales']

function contactsOf(random: Random, domain: string, phone: () => string): CarrierContactFields[] {
  return roles.slice(0, random.whole(1, 3)).map((role) => {
    const [first, last] = [random.pick(firstNames), random.pick(lastNames)]
    return CarrierContactFields.parse({
      name: `${first} ${last}`,
      role,
      email: `${first}.${last}@${domain}`.toLowerCase(),
      phone: phone(),
      afterHoursPhone: role === 'Dispatch' && random.chance(0.6) ? phone() : null,
    })
  })
}
