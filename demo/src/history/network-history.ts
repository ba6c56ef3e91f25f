import { shownLocationName } from '@lanewise/domain/locations/location-name'
import { dates, learntAt } from './dates.ts'
import { type Entry, entry, type Person } from './entry.ts'

type Location = {
  id: string
  locationNumber: string
  locationName: string
  locationAlias: string | null
  addressLine1: string
  city: string
  state: string
  postalCode: string
  notes: string | null
  averageUnloadingMinutes: number | null
}
type Carrier = { id: string; name: string; dotNumber: string | null; holdReason: string | null; heldAt: Date | null }
type Contact = Person & { primaryEmailAddress: string }
type Changes = Record<string, [unknown, unknown]>

/**
 * History entries for the import of locations and for later updates of some of them. The last value of each entry
 * equals the stored one.
 */
export function locationHistory(people: readonly Person[], locations: readonly Location[], now: Date): Entry[] {
  const learnt = learntAt(locations, now)
  return locations.flatMap((one, index) => {
    const subject = { entity: 'location', id: one.id, name: `${shownLocationName(one)} (${one.locationNumber})` }
    const { locationName, addressLine1, city, state, postalCode } = one
    const changes = entered({ locationName, addressLine1, city, state, postalCode })
    const imported = entry(subject, at(people, 0), { action: 'imported', changes, at: dates.locationsImported(now) })
    const when = learnt.get(one.id)
    if (!when) return [imported]
    const minutes = one.averageUnloadingMinutes ?? 0
    const updates: Changes =
      index % 2 === 0 ? { notes: [null, one.notes] } : { averageUnloadingMinutes: [minutes + 15, minutes] }
    return [imported, entry(subject, at(people, index), { action: 'changed', changes: updates, at: when })]
  })
}

/** History entries for the creation of carriers and for those put on hold. */
export const carrierHistory = (people: readonly Person[], carriers: readonly Carrier[], now: Date): Entry[] =>
  carriers.flatMap((one, index) => {
    const subject = { entity: 'carrier', id: one.id, name: one.name }
    const changes = entered({ name: one.name, dotNumber: one.dotNumber })
    const when = dates.carrierCreated(now, index)
    const created = entry(subject, at(people, index), { action: 'created', changes, at: when })
    if (!one.heldAt) return [created]
    const hold: Changes = { hold: [null, one.holdReason] }
    return [created, entry(subject, at(people, 0), { action: 'changed', changes: hold, at: one.heldAt })]
  })

export const contactHistory = (people: readonly Person[], contacts: readonly Contact[], now: Date): Entry[] =>
  contacts.map((one, index) => {
    const { firstName, lastName, primaryEmailAddress } = one
    const subject = { entity: 'contact', id: one.id, name: `${firstName} ${lastName}` }
    const changes = entered({ firstName, lastName, primaryEmailAddress })
    return entry(subject, at(people, index), { action: 'created', changes, at: dates.contactCreated(now, index) })
  })

const entered = (facts: Record<string, unknown>): Changes =>
  Object.fromEntries(Object.entries(facts).map(([field, value]) => [field, [null, value]]))

/** The users alternate as authors. */
function at(people: readonly Person[], index: number): Person {
  const person = people[index % people.length]
  if (!person) throw new Error('Nobody could have done it')
  return person
}
