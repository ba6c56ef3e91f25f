import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { equipmentTypeLabels } from '@lanewise/domain/freight/equipment-types'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { durationText } from '@lanewise/domain/orders/stops/time-window'
import { formatWeight, humanize, plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Copy } from 'lucide-react'
import { Link as RouterLink } from 'react-router'

import { useDisabledReason } from '#platform/allowed.tsx'
import { milesText } from '#platform/record/figures-text.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Link } from '#ui/action/Link.tsx'
import { useCopy } from '#ui/feedback/Snackbars.tsx'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { radius, recordNumber } from '#ui/theme/tokens.ts'

/** Driver, equipment and distance of the shipment, in seven figures. */
export function FactStrip({ shipment }: { shipment: ShipmentInformation }) {
  const { driverName, driverPhone, truckNumber, trailerNumber, totalDistance, estimatedTimeSeconds } = shipment
  const vehicles = [truckNumber, trailerNumber].filter(Boolean)
  const container = shipment.containerNumber && `Container ${shipment.containerNumber}`
  const load = [container, shipment.isTeamRequired && 'Team'].filter(Boolean)
  return (
    <Strip>
      <CarrierFact shipment={shipment} />
      <ProFact shipment={shipment} />
      <KeyValue label="Equipment" more={temperatureOf(shipment)}>
        {equipmentOf(shipment)}
      </KeyValue>
      <KeyValue label="Driver" more={driverPhone}>
        {driverName}
      </KeyValue>
      <KeyValue label="Truck / trailer" more={load.join(' · ')}>
        {vehicles.join(' / ')}
      </KeyValue>
      <KeyValue label="Distance" more={estimatedTimeSeconds !== null && durationText(estimatedTimeSeconds)}>
        {totalDistance !== null && milesText(totalDistance)}
      </KeyValue>
      <KeyValue
        label="Freight"
        more={`${plural(shipment.packages, 'package')}, ${plural(shipment.orders.length, 'order')}`}
      >
        {plural(shipment.pallets, 'pallet')}, {formatWeight(shipment.weight)}
      </KeyValue>
    </Strip>
  )
}

function CarrierFact({ shipment: { carrier } }: { shipment: ShipmentInformation }) {
  const isPlain = useDisabledReason({ permissions: ['ViewCarrierNetwork'] }) !== undefined
  if (!carrier) return <KeyValue label="Carrier">Not booked</KeyValue>
  const { id, companyName, dotNumber, scac } = carrier
  const name =
    id && !isPlain ? (
      <Link component={RouterLink} to={`/carriers/${id}`}>
        {companyName}
      </Link>
    ) : (
      companyName
    )
  const numbers = [dotNumber && `DOT ${dotNumber}`, scac && `SCAC ${scac}`].filter(Boolean)
  return (
    <KeyValue label="Carrier" more={numbers.join(' · ')}>
      {name}
    </KeyValue>
  )
}

function ProFact({ shipment: { proNumber, sealNumber, pickupNumber } }: { shipment: ShipmentInformation }) {
  const copy = useCopy()
  const more = [sealNumber && `Seal ${sealNumber}`, pickupNumber && `Pickup # ${pickupNumber}`].filter(Boolean)
  const number = proNumber && (
    <WithCopy>
      {proNumber}
      <IconButton label="Copy the PRO number" icon={<Copy />} size="small" onClick={() => void copy(proNumber)} />
    </WithCopy>
  )
  return (
    <KeyValue label="PRO #" more={more.join(' · ')}>
      {number}
    </KeyValue>
  )
}

const trailers: Readonly<Record<string, string>> = equipmentTypeLabels

/** Example: "Refrigerated Trailer". The mode is shown when no trailer type is required. */
function equipmentOf({ equipmentMode, equipmentTypes }: ShipmentInformation) {
  const names = equipmentTypes.map((type) => trailers[type] ?? humanize(type))
  return names.join(', ') || equipmentModeLabels[equipmentMode]
}

/** Example: "34 to 38 °F", without a temperature the linear feet of the freight. */
function temperatureOf({ reeferTemperatureMin: min, reeferTemperatureMax: max, linearFeet }: ShipmentInformation) {
  if (min === null && max === null) return linearFeet > 0 && `${Math.round(linearFeet)} linear ft`
  return min === max || max === null || min === null ? `${min ?? max} °F` : `${min} to ${max} °F`
}

const Strip = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  // The grid gaps serve as lines between the figures, also when they take two rows.
  gap: 1,
  overflow: 'clip',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.divider,
  '& > div': { flex: '1 1 158px', padding: '10px 14px', backgroundColor: theme.vars.palette.background.paper },
  // The carrier has the longest text.
  '& > div:first-of-type': { flexBasis: 190 },
  '& dd': { fontWeight: 600 },
  '& small': {
    display: 'block',
    color: theme.vars.palette.text.secondary,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 400,
  },
}))

const WithCopy = styled('span')({
  ...recordNumber,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  fontWeight: 600,
  '& > button': { margin: '-6px 0' },
})
