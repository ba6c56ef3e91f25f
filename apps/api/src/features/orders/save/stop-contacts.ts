import type { OrderFields } from '@lanewise/contract/order-fields'
import type { SentStopContact } from '@lanewise/contract/order-stop-fields'
import { takenFieldIssues } from '@lanewise/domain/contacts/taken'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { createContactAtLocation } from '#features/contacts/index.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/refuse.ts'
import { refuseOrder } from './refuse-order.ts'
import type { NewStop, StopContact, StopContacts } from './rows/stop-rows.ts'
import type { SavedOrder } from './saved-order.ts'
import type { Surroundings } from './surroundings.ts'

type NewPerson = Exclude<SentStopContact, { contactId: string }>

/** Who is asked for at each stop; somebody new is no contact yet. */
export const plannedContacts = (
  { stops }: OrderFields,
  around: Surroundings,
  before: SavedOrder | null = null,
): StopContacts =>
  new Map(
    stops.flatMap(({ contact }, index): [number, StopContact][] => {
      if (!contact) return []
      return [[index, 'contactId' in contact ? knownContact(contact.contactId, around, before) : newContact(contact)]]
    }),
  )

/** STOP-13, DEF-44: the stops with everybody new added as a contact of the stop's location, once in an order. */
export async function withNewContacts(
  ctx: Context,
  { stops: sent }: OrderFields,
  rows: readonly NewStop[],
): Promise<NewStop[]> {
  const added = new Map<string, string>()
  const stops: NewStop[] = []
  for (const [index, row] of rows.entries()) {
    const contact = sent[index]?.contact
    if (!contact || 'contactId' in contact) {
      stops.push(row)
      continue
    }
    const key = JSON.stringify(contact)
    const contactId = added.get(key) ?? (await addContact(ctx, contact, { locationId: row.locationId, index }))
    added.set(key, contactId)
    stops.push({ ...row, contactId })
  }
  return stops
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

const newContact = ({ firstName, lastName, email, phoneNumberMobile }: NewPerson): StopContact => ({
  contactId: null,
  contactFirstName: firstName,
  contactLastName: lastName,
  contactEmail: email,
  contactPhone: phoneNumberMobile,
})

async function addContact(
  ctx: Context,
  { firstName, lastName, email, phoneNumberMobile }: NewPerson,
  { locationId, index }: { locationId: string; index: number },
): Promise<string> {
  const added = await createContactAtLocation(ctx, {
    locationId,
    firstName,
    lastName,
    title: null,
    primaryEmailAddress: email ?? '',
    officeNumber: null,
    mobileNumber: phoneNumberMobile,
  }).catch((error) => refuseOrder([takenIssue(error, index)]))
  return added.id
}

const sentNames: Readonly<Record<string, string>> = { mobileNumber: 'phoneNumberMobile' }

/** An address or number that another contact has already is said at the stop. */
function takenIssue(error: unknown, index: number): FieldIssue {
  const [issue] = error instanceof Refusal ? takenFieldIssues(error.message) : []
  if (!issue) throw error
  const [field = ''] = issue.path
  return { path: ['stops', index, 'contact', sentNames[field] ?? 'email'], message: issue.message }
}
