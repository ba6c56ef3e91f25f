import type { CarrierLoad } from '@lanewise/contract/carrier-load'
import { Card } from '#ui/layout/Card.tsx'
import { PublicFrame } from './PublicFrame.tsx'
import { Closing } from './public-layout.tsx'

/** Page for an expired link. It shows no details of the load. */
export const Ended = ({ title, asked }: { title: string; asked: CarrierLoad | null }) => (
  <PublicFrame>
    <Card>
      <Closing>
        <h1>{title}</h1>
        <p>
          {asked
            ? `${asked.companyName} was notified.${asked.contact ? ` Questions: ${asked.contact.name}, ${asked.contact.email}.` : ''}`
            : 'You can close this page.'}
        </p>
      </Closing>
    </Card>
  </PublicFrame>
)
