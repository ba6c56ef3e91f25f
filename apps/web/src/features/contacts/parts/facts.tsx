import type { Contact } from '@lanewise/contract/contacts'
import type { ReactNode } from 'react'
import { Link } from '#ui/action/Link.tsx'

export const nameOf = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`

export const placeText = ({ name, city, state }: NonNullable<Contact['location']>) => `${name}, ${city}, ${state}`

export function MailLink({ address, children = address }: { address: string; children?: ReactNode }) {
  return <Link href={`mailto:${address}`}>{children}</Link>
}

/** Link that dials the number, then the extension after a pause. */
export function PhoneLink({ number }: { number: string }) {
  const [main = '', extension] = number.split(' ext. ')
  const dialled = `tel:+1${digitsOf(main)}${extension ? `,${digitsOf(extension)}` : ''}`
  return <Link href={dialled}>{number}</Link>
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
