import type { CarrierLoad } from '@lanewise/contract/carrier-load'
import { Lock } from 'lucide-react'
import { PersonalNote } from './public-layout.tsx'

/** Tells who the link was sent to and who to contact. */
export const Personal = ({ request: { sentTo, contact } }: { request: CarrierLoad }) => (
  <PersonalNote>
    <Lock aria-hidden="true" />
    <span>
      {`Anyone with this link${sentTo ? `, sent to ${sentTo},` : ''} can see this load and nothing else.`}
      {contact && ` Questions: ${[contact.name, contact.phone, contact.email].filter(Boolean).join(', ')}.`}
    </span>
  </PersonalNote>
)
