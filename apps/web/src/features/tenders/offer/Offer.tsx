import type { OfferedLoad } from '@lanewise/contract/tenders'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { Lock, Printer } from 'lucide-react'
import { ShipmentStatusChip } from '#platform/status/ShipmentStatusChip.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { AgreedRate } from './AgreedRate.tsx'
import { Answering } from './Answering.tsx'
import { LoadCard } from './LoadCard.tsx'
import { Columns, Head, Personal, Side } from './offer-layout.tsx'
import { PublicFrame } from './PublicFrame.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import { WayCard } from './WayCard.tsx'

export type OfferProps = { token: string; offer: OfferedLoad; onAnswered: (answer: 'Accepted' | 'Rejected') => void }

export function Offer({ token, offer, onAnswered }: OfferProps) {
  const { companyName, carrierName, dotNumber, contact, load } = offer
  return (
    <PublicFrame aside={<IconButton label="Print" icon={<Printer />} onClick={() => print()} />}>
      <title>{`Load ${load.shipmentNumber}`}</title>
      <Head>
        <p>
          {companyName} offers this load to <b>{carrierName}</b>
          {dotNumber && `, DOT ${dotNumber}`}
        </p>
        <h1>{load.shipmentNumber}</h1>
        <ShipmentStatusChip status="Tendering" />
        <Badge>{load.shippingMode}</Badge>
        <Badge>{equipmentModeLabels[load.equipmentMode]}</Badge>
      </Head>
      <TimeLeft offer={offer} />
      <Columns>
        <div>
          <WayCard offer={offer} />
          <LoadCard offer={offer} />
        </div>
        <Side>
          <AgreedRate offer={offer} />
          <Answering token={token} offer={offer} onAnswered={onAnswered} />
          <Personal>
            <Lock aria-hidden="true" />
            <span>
              {`Only this load is shown here, to whoever has this link${offer.sentTo ? `, which went to ${offer.sentTo}` : ''}.`}
              {contact && ` Questions: ${[contact.name, contact.phone, contact.email].filter(Boolean).join(', ')}.`}
            </span>
          </Personal>
        </Side>
      </Columns>
    </PublicFrame>
  )
}
