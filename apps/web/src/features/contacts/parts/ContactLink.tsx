import type { Contact } from '@lanewise/contract/contacts'
import { Link as RouterLink } from 'react-router'
import { Link } from '#ui/action/Link.tsx'
import { nameOf } from './facts.tsx'

/** Where the dialog of a contact opens. */
export const contactAddress = (id: string) => `/contacts?contactId=${id}`

/** The name of a contact, which opens it; contacts are open to every signed-in user. */
export function ContactLink({ contact }: { contact: Pick<Contact, 'id' | 'firstName' | 'lastName'> }) {
  return (
    <Link component={RouterLink} to={contactAddress(contact.id)}>
      {nameOf(contact)}
    </Link>
  )
}
