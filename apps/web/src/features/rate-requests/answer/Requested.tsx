import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { styled } from '@mui/material/styles'
import { Printer } from 'lucide-react'
import { LoadCard } from '#platform/public/LoadCard.tsx'
import { Personal } from '#platform/public/Personal.tsx'
import { PublicFrame } from '#platform/public/PublicFrame.tsx'
import { Columns, Head, Side } from '#platform/public/public-layout.tsx'
import { RouteCard } from '#platform/public/RouteCard.tsx'
import { TimeLeft } from '#platform/public/TimeLeft.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Offering, type OfferingProps } from './Offering.tsx'

export function Requested({ token, requested, onAnswered }: OfferingProps) {
  const { companyName, carrierName, dotNumber, load, message } = requested
  return (
    <PublicFrame side={<IconButton label="Print" icon={<Printer />} onClick={() => print()} />}>
      <title>{`Rate request ${load.shipmentNumber}`}</title>
      <Head>
        <p>
          {companyName} asks <b>{carrierName}</b>
          {dotNumber && `, DOT ${dotNumber}`}, for a rate
        </p>
        <h1>{load.shipmentNumber}</h1>
        <Badge tone="accent">Rate request</Badge>
        <Badge>{load.shippingMode}</Badge>
        <Badge>{equipmentModeLabels[load.equipmentMode]}</Badge>
      </Head>
      <TimeLeft request={requested} />
      <Columns>
        <div>
          <RouteCard request={requested} />
          <LoadCard request={requested} />
        </div>
        <Side>
          {message && (
            <Card title={`Message from ${companyName}`}>
              <MessageText>{message}</MessageText>
            </Card>
          )}
          <Offering token={token} requested={requested} onAnswered={onAnswered} />
          <Personal request={requested} />
        </Side>
      </Columns>
    </PublicFrame>
  )
}

const MessageText = styled('p')({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
