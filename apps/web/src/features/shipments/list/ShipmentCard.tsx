import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { windowText } from '@lanewise/domain/orders/stops/time-window'
import { cityText } from '@lanewise/domain/places/place-name'
import { formatWeight, plural } from '@lanewise/domain/shared/format'
import { ArrowRight, Layers, Route, Truck, Weight } from 'lucide-react'
import { AttentionMark } from '#features/shipments/parts/AttentionMark.tsx'
import { HazmatSign } from '#features/shipments/parts/HazmatSign.tsx'
import { modeText } from '#features/shipments/parts/shipment-text.ts'
import type { CardProps } from '#platform/list/list-definition.ts'
import { dollarsText, milesText } from '#platform/record/figures-text.ts'
import { OrderLink, ShipmentLink } from '#platform/record/NumberLink.tsx'
import { OnTimeMark } from '#platform/status/OnTime.tsx'
import { ShipmentStatusChip } from '#platform/status/ShipmentStatusChip.tsx'
import { Highlight } from '#ui/data/Highlight.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Controls, End, Facts, Foot, Head, LaneEnds, Layout } from './card-layout.tsx'

/** Shipment card for screens that are too narrow for the table. */
export function ShipmentCard({ row: shipment, search, check, controls }: CardProps<ShipmentSummary>) {
  const { shipmentNumber, shipmentStatusName, onTimeStatus, attention, carrierName, proNumber } = shipment
  return (
    <Layout>
      <Head>
        {check}
        <ShipmentLink number={shipmentNumber} />
        <ShipmentStatusChip status={shipmentStatusName} />
        {onTimeStatus && <OnTimeMark status={onTimeStatus} />}
        {shipment.isHazmat && <HazmatSign />}
        <Controls>{controls}</Controls>
      </Head>
      <AttentionMark attention={attention} />
      <LaneEnds>
        <EndOf shipment={shipment} end="origin" search={search} />
        <ArrowRight aria-hidden="true" />
        <EndOf shipment={shipment} end="destination" search={search} />
      </LaneEnds>
      <ShipmentFacts shipment={shipment} />
      <Foot>
        <span>{carrierName ?? 'Not booked'}</span>
        {proNumber && <span>PRO {proNumber}</span>}
        {shipment.orderNumbers.map((number) => (
          <OrderLink key={number} number={number} />
        ))}
        {shipment.totalCharge !== null && <span data-end="">{dollarsText(shipment.totalCharge)}</span>}
      </Foot>
    </Layout>
  )
}

type EndOfProps = { shipment: ShipmentSummary; end: 'origin' | 'destination'; search: string }

function EndOf({ shipment, end, search }: EndOfProps) {
  const place = shipment[end]
  const window = {
    early: shipment[`${end}EarlyDateTime`],
    late: shipment[`${end}LateDateTime`],
    zone: place.ianaTimeZone,
  }
  return (
    <End>
      <VisuallyHidden>{end === 'origin' ? 'From' : 'To'} </VisuallyHidden>
      <b>
        <Highlight text={cityText(place)} match={search} />
      </b>
      <small>
        <Highlight text={place.companyName} match={search} />
      </small>
      <span>{windowText(window)}</span>
    </End>
  )
}

function ShipmentFacts({ shipment }: { shipment: ShipmentSummary }) {
  const facts = [
    { icon: Route, text: milesText(shipment.distance) },
    { icon: Weight, text: formatWeight(shipment.weight) },
    { icon: Layers, text: plural(shipment.pallets, 'pallet') },
    { icon: Truck, text: modeText(shipment) },
    { text: plural(shipment.stopCount, 'stop') },
  ]
  return (
    <Facts aria-label={`Details of ${shipment.shipmentNumber}`}>
      {facts.map(({ icon: Icon, text }) => (
        <li key={text}>
          {Icon && <Icon aria-hidden="true" />}
          {text}
        </li>
      ))}
    </Facts>
  )
}
