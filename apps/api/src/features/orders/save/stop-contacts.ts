import type { OrderFields } from '@lanewise/contract/order-fields'
import type { SentStopContact } from '@lanewise/contract/order-stop-fields'
import { takenFieldIssues } from '@lanewise/domain/contacts/taken'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { createContactAtLocation } from '#features/contacts/index.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/refuse.ts'
import { refuseOrder } from './check-order.ts'
import type { OrderContext } from './order-context.ts'
import type { StopContact, StopContacts } from './rows/order-to-write.ts'
import type { NewStop } from './rows/stop-rows.ts'
import type { SavedOrder } from './saved-order.ts'

type NewPerson = Exclude<SentStopContact, { contactId: string }>

/** The contact of each stop. A new person is not a contact yet. */
export const plannedContacts = (
  { stops }: OrderFields,
  context: OrderContext,
  before: SavedOrder | null = null,
): StopContacts =>
  new Map(
    stops.flatMap(({ contact }, index): [number, StopContact][] => {
      if (!contact) return []
      return [[index, 'contactId' in contact ? knownContact(contact.contactId, context, before) : newContact(contact)]]
    }),
  )

/**
 * Adds each new person as a contact of the stop's location, only once per order, and returns the stops with these
 * contacts. (STOP-13, DEF-44)
 */
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

/** A contact who was deleted since the order was saved stays on the order unchanged. */
function knownContact(contactId: string, { contacts }: OrderContext, before: SavedOrder | null): StopContact {
  const contact = contacts.get(contactId)
  const savedStop = before?.stops.find((stop) => stop.contactId === contactId)
  return {
    contactId,
    contactFirstName: contact?.firstName ?? savedStop?.contactFirstName ?? null,
    contactLastName: contact?.lastName ?? savedStop?.contactLastName ?? null,
    contactEmail: contact ? contact.primaryEmailAddress || null : (savedStop?.contactEmail ?? null),
    contactPhone: contact ? contact.mobileNumber : (savedStop?.contactPhone ?? null),
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

/** An address or number that another contact has already is reported at the stop. */
function takenIssue(error: unknown, index: number): FieldIssue {
  const [issue] = error instanceof Refusal ? takenFieldIssues(error.message) : []
  if (!issue) throw error
  const [field = ''] = issue.path
  return { path: ['stops', index, 'contact', sentNames[field] ?? 'email'], message: issue.message }
}
