import type { CarrierLoad } from '@lanewise/contract/carrier-load'
import { Lock } from 'lucide-react'
import { PersonalNote } from './public-layout.tsx'

/** Tells who the link was sent to and who to contact. */
export const Personal = ({ asked: { sentTo, contact } }: { asked: CarrierLoad }) => (
  <PersonalNote>
    <Lock aria-hidden="true" />
    <span>
      {`Only this load is shown here, to whoever has this link${sentTo ? `, which went to ${sentTo}` : ''}.`}
      {contact && ` Questions: ${[contact.name, contact.phone, contact.email].filter(Boolean).join(', ')}.`}
    </span>
  </PersonalNote>
)
