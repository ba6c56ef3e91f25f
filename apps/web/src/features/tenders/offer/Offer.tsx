import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { Printer } from 'lucide-react'
import { LoadCard } from '#platform/public/LoadCard.tsx'
import { Personal } from '#platform/public/Personal.tsx'
import { PublicFrame } from '#platform/public/PublicFrame.tsx'
import { Columns, Head, Side } from '#platform/public/public-layout.tsx'
import { RouteCard } from '#platform/public/RouteCard.tsx'
import { TimeLeft } from '#platform/public/TimeLeft.tsx'
import { ShipmentStatusChip } from '#platform/status/ShipmentStatusChip.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { AgreedRate } from './AgreedRate.tsx'
import { Answering, type AnsweringProps } from './Answering.tsx'

export function Offer({ token, offer, onAnswered }: AnsweringProps) {
  const { companyName, carrierName, dotNumber, load } = offer
  return (
    <PublicFrame side={<IconButton label="Print" icon={<Printer />} onClick={() => print()} />}>
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
      <TimeLeft request={offer} />
      <Columns>
        <div>
          <RouteCard request={offer} />
          <LoadCard request={offer} />
        </div>
        <Side>
          <AgreedRate offer={offer} />
          <Answering token={token} offer={offer} onAnswered={onAnswered} />
          <Personal request={offer} />
        </Side>
      </Columns>
    </PublicFrame>
  )
}
