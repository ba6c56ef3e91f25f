import type { OrderFields } from '@lanewise/contract/order-fields'
import type { SentStopContact } from '@lanewise/contract/order-stop-fields'
import { takenFieldIssues } from '@lanewise/domain/contacts/taken'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { createContactAtLocation } from '#features/contacts/index.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/refuse.ts'
import { refuseOrder } from './refuse-order.ts'
import { keptStop, type SavedOrder } from './saved-order.ts'
import type { StopContact, StopContacts } from './stop-rows.ts'
import type { Surroundings } from './surroundings.ts'

type NewPerson = Exclude<SentStopContact, { contactId: string }>

/** STOP-13, DEF-44: who is asked for at each stop; a new one becomes a contact of the stop's location, once in an order. */
export async function stopContacts(
  ctx: Context,
  { stops }: OrderFields,
  around: Surroundings,
  before: SavedOrder | null = null,
): Promise<StopContacts> {
  const found = new Map<number, StopContact>()
  const added = new Map<string, StopContact>()
  for (const [index, stop] of stops.entries()) {
    if (!stop.contact) continue
    if ('contactId' in stop.contact) {
      found.set(index, knownContact(stop.contact.contactId, around, before))
      continue
    }
    const key = JSON.stringify(stop.contact)
    const locationId = around.locations.get(stop.locationNumber ?? '')?.id ?? keptStop(stop, before)?.locationId ?? ''
    const contact = added.get(key) ?? (await addContact(ctx, stop.contact, { locationId, index }))
    added.set(key, contact)
    found.set(index, contact)
  }
  return found
}

/** Somebody who left since the order was saved stays on it as he was. */
function knownContact(contactId: string, { contacts }: Surroundings, before: SavedOrder | null): StopContact {
  const contact = contacts.get(contactId)
  const kept = before?.stops.find((stop) => stop.contactId === contactId)
  return {
    contactId,
    contactFirstName: contact?.firstName ?? kept?.contactFirstName ?? null,
    contactLastName: contact?.lastName ?? kept?.contactLastName ?? null,
    contactEmail: contact ? contact.primaryEmailAddress || null : (kept?.contactEmail ?? null),
    contactPhone: contact ? contact.mobileNumber : (kept?.contactPhone ?? null),
  }
}

async function addContact(
  ctx: Context,
  person: NewPerson,
  { locationId, index }: { locationId: string; index: number },
): Promise<StopContact> {
  const { firstName, lastName, email, phoneNumberMobile } = person
  const added = await createContactAtLocation(ctx, {
    locationId,
    firstName,
    lastName,
    title: null,
    primaryEmailAddress: email ?? '',
    officeNumber: null,
    mobileNumber: phoneNumberMobile,
  }).catch((error) => refuseOrder([takenIssue(error, index)]))
  return {
    contactId: added.id,
    contactFirstName: firstName,
    contactLastName: lastName,
    contactEmail: email,
    contactPhone: phoneNumberMobile,
  }
}

const sentNames: Readonly<Record<string, string>> = { mobileNumber: 'phoneNumberMobile' }

/** An address or number that another contact has already is said at the stop. */
function takenIssue(error: unknown, index: number): FieldIssue {
  const [issue] = error instanceof Refusal ? takenFieldIssues(error.message) : []
  if (!issue) throw error
  const [field = ''] = issue.path
  return { path: ['stops', index, 'contact', sentNames[field] ?? 'email'], message: issue.message }
}
