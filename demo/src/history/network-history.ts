import { shownLocationName } from '@lanewise/domain/locations/location-name'
import { day, type Entry, entry, hour, type Person } from './entry.ts'

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

/** How locations came into the address book, and what was learnt about some of them; every last value is the stored one. */
export function locationHistory(people: readonly Person[], locations: readonly Location[], now: Date): Entry[] {
  const [first] = people
  if (!first) return []
  const at = new Date(now.getTime() - 45 * day)
  const imported = locations.map((one) => {
    const { locationName, addressLine1, city, state, postalCode } = one
    const facts = Object.entries({ locationName, addressLine1, city, state, postalCode })
    const changes = Object.fromEntries(facts.map(([field, value]) => [field, [null, value] as [unknown, unknown]]))
    return entry(locationSubject(one), first, { action: 'imported', changes, at })
  })
  const learnt = locations.filter(({ notes, averageUnloadingMinutes }) => notes && averageUnloadingMinutes).slice(0, 30)
  const changed = learnt.map((one, index) => {
    const person = people[index % people.length] ?? first
    const minutes = one.averageUnloadingMinutes ?? 0
    const changes: Record<string, [unknown, unknown]> =
      index % 2 === 0 ? { notes: [null, one.notes] } : { averageUnloadingMinutes: [minutes + 15, minutes] }
    return entry(locationSubject(one), person, { action: 'changed', changes, at: ago(now, index, 31) })
  })
  return [...imported, ...changed]
}

/** How carriers came in, and which were put on hold. */
export function carrierHistory(people: readonly Person[], carriers: readonly Carrier[], now: Date): Entry[] {
  const [first] = people
  if (!first) return []
  return carriers.flatMap((one, index) => {
    const subject = { entity: 'carrier', id: one.id, name: one.name }
    const person = people[index % people.length] ?? first
    const changes: Record<string, [unknown, unknown]> = { name: [null, one.name], dotNumber: [null, one.dotNumber] }
    const created = entry(subject, person, {
      action: 'created',
      changes,
      at: new Date(now.getTime() - 44 * day + index * hour),
    })
    if (!one.heldAt) return [created]
    return [
      created,
      entry(subject, first, { action: 'changed', changes: { hold: [null, one.holdReason] }, at: one.heldAt }),
    ]
  })
}

const locationSubject = (one: Location) => ({
  entity: 'location',
  id: one.id,
  name: `${shownLocationName(one)} (${one.locationNumber})`,
})

/** Spread over the last days, the later the higher the index. */
const ago = (now: Date, index: number, count: number) => new Date(now.getTime() - (count - index) * 9 * hour)
