import type { Contact } from '@lanewise/contract/contacts'
import { Link as RouterLink } from 'react-router'
import { Link } from '#ui/action/Link.tsx'
import { nameOf } from './facts.tsx'

/** URL that opens the dialog of a contact. */
export const contactAddress = (id: string) => `/contacts?contactId=${id}`

/** Name of a contact as a link. Every signed-in user may view contacts. */
export function ContactLink({ contact }: { contact: Pick<Contact, 'id' | 'firstName' | 'lastName'> }) {
  return (
    <Link component={RouterLink} to={contactAddress(contact.id)}>
      {nameOf(contact)}
    </Link>
  )
}
