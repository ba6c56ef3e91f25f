import type { CarrierLoad } from '@lanewise/contract/carrier-load'
import { Card } from '#ui/layout/Card.tsx'
import { PublicFrame } from './PublicFrame.tsx'
import { Closing } from './public-layout.tsx'

/** Page for an expired link. It shows no details of the load. */
export const Ended = ({ title, load }: { title: string; load: CarrierLoad | null }) => (
  <PublicFrame>
    <Card>
      <Closing>
        <h1>{title}</h1>
        <p>
          {load
            ? `${load.companyName} was notified.${load.contact ? ` Questions: ${load.contact.name}, ${load.contact.email}.` : ''}`
            : 'You can close this page.'}
        </p>
      </Closing>
    </Card>
  </PublicFrame>
)
