import type { OfferedLoad } from '@lanewise/contract/tenders'
import { Card } from '#ui/layout/Card.tsx'
import { Closing } from './offer-layout.tsx'
import { PublicFrame } from './PublicFrame.tsx'

/** A link that has ended says so; nothing of the load is left behind it. */
export const Ended = ({ title, load }: { title: string; load: OfferedLoad | null }) => (
  <PublicFrame>
    <Card>
      <Closing>
        <h1>{title}</h1>
        <p>
          {load
            ? `${load.companyName} was told at once.${load.contact ? ` Questions: ${load.contact.name}, ${load.contact.email}.` : ''}`
            : 'You can close this page.'}
        </p>
      </Closing>
    </Card>
  </PublicFrame>
)
