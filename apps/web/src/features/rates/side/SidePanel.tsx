import type { Answer } from '@lanewise/contract/operation'
import type { getMileage, QuotableLocation } from '@lanewise/contract/places'
import { cityText, placeName } from '@lanewise/domain/places/place-name'
import type { QuotedFreight } from '@lanewise/domain/quotes/rates/rate-requests'
import { styled } from '@mui/material/styles'
import { ChevronDown, ClipboardList } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import type { CallStatus } from '#platform/query/query.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, KeyValues } from '#ui/layout/KeyValue.tsx'
import { RouteMap } from '#ui/map/routes/RouteMap.tsx'
import { breakpoints, radius } from '#ui/theme/tokens.ts'
import { useMinWidth } from '#ui/use-media.ts'
import { orderFacts, orderLine } from './order-facts.ts'

/** Freight with its pickup and delivery places from the wizard. */
export type ShownFreight = QuotedFreight & { pickupLocation: QuotableLocation; dropoffLocation: QuotableLocation }

type SidePanelProps = {
  freight: ShownFreight
  mileage: { status: CallStatus; data: Answer<typeof getMileage> | undefined }
  /** Miles of the route that a shipment already has. They take precedence over those between the places. */
  knownMiles?: number | null
}

/** Summary of the request beside the rates. Below 1024 px it is one expandable line. (QUOTE-50, QUOTE-51) */
export function SidePanel({ freight, mileage, knownMiles = null }: SidePanelProps) {
  const isBeside = useMinWidth(breakpoints.w1024)
  const [isOpen, setOpen] = useState(false)
  const contentId = useId()
  const content = <Content freight={freight} mileage={mileage} knownMiles={knownMiles} />
  if (isBeside) return <aside aria-label="Quoted shipment">{content}</aside>
  return (
    <aside aria-label="Quoted shipment">
      <Opener type="button" aria-expanded={isOpen} aria-controls={contentId} onClick={() => setOpen(!isOpen)}>
        <ClipboardList aria-hidden="true" />
        <span>
          <b>Order Details</b>
          <small>{orderLine(freight, knownMiles ?? mileage.data?.totalMiles ?? null)}</small>
        </span>
        <ChevronDown aria-hidden="true" />
      </Opener>
      <div id={contentId}>{isOpen && content}</div>
    </aside>
  )
}

function Content({ freight, mileage: { status, data }, knownMiles }: SidePanelProps) {
  const { pickupLocation, dropoffLocation } = freight
  const stops = useMemo(
    () => [endOf(pickupLocation), { ...endOf(dropoffLocation), isHollow: true }],
    [pickupLocation, dropoffLocation],
  )
  const line = data && data.line.length > 1 ? data.line : null
  return (
    <Stack>
      <Card title="Order Details">
        <KeyValues>
          {orderFacts(freight, knownMiles ?? data?.totalMiles ?? null).map(([label, value]) => (
            <KeyValue key={label} label={label} inline>
              {label === 'Miles' && value === null && status === 'error' ? 'Not known' : value}
            </KeyValue>
          ))}
        </KeyValues>
      </Card>
      <Card flush title="Lane Map">
        <RouteMap stops={stops} route={line} height={232} />
        <Ends>
          <li>{placeName(pickupLocation)}</li>
          <li>{placeName(dropoffLocation)}</li>
        </Ends>
      </Card>
    </Stack>
  )
}

const endOf = (place: QuotableLocation) => ({
  label: cityText(place),
  latitude: place.latitude,
  longitude: place.longitude,
})

const Stack = styled('div')({ display: 'grid', gap: 12 })

const Ends = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: '12px 16px 12px 34px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontWeight: 500,
  '& li::marker': { color: theme.vars.palette.text.tertiary },
}))

const Opener = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 52,
  padding: '8px 16px',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '& > span': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { fontSize: 12, color: theme.vars.palette.text.tertiary },
  '& > svg': { width: 18, height: 18, color: theme.vars.palette.text.tertiary },
  '&[aria-expanded="true"] > svg:last-of-type': { transform: 'rotate(180deg)' },
  '& + div:not(:empty)': { marginTop: 12 },
}))
