import type { PricedCharge } from '@lanewise/contract/charge-fields'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { chargeRateText, chargeRateTypes } from '@lanewise/domain/rating/charges'
import { formatNumber, humanize } from '@lanewise/domain/shared/format'
import { Link as RouterLink } from 'react-router'

import { useCarrierCharges } from '#features/shipments/shipments.api.ts'
import { useDisabledReason } from '#platform/allowed.tsx'
import { errorText } from '#platform/query/problem.ts'
import { dollarsText } from '#platform/record/figures-text.ts'
import { Link } from '#ui/action/Link.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { useNarrow } from '#ui/use-media.ts'
import { Table } from './page-layout.tsx'

/** Carrier charges of a booked shipment. Nothing is shown before booking. */
export function ChargesCard({ shipment }: { shipment: ShipmentInformation }) {
  if (!shipment.carrier) return null
  return (
    <Card flush title="Charges" subtitle={<Source shipment={shipment} />} side={<Badge>Carrier cost</Badge>}>
      <Charges shipment={shipment} />
    </Card>
  )
}

function Source({ shipment }: { shipment: ShipmentInformation }) {
  const { rateSource, serviceLevel, freightClass, quoteNumber, lane } = shipment
  const isPlain = useDisabledReason({ permissions: ['ViewLanes'] }) !== undefined
  const billed = freightClass && `class ${freightClass}`
  const sourceText = [rateSource && humanize(rateSource), serviceLevel, billed, quoteNumber].filter(Boolean).join(', ')
  if (!lane) return sourceText
  const name = lane.customerReferenceNumber
  return (
    <>
      {sourceText && `${sourceText}, `}
      {isPlain ? (
        name
      ) : (
        <Link component={RouterLink} to={`/lanes/${lane.id}`}>
          {name}
        </Link>
      )}
    </>
  )
}

function Charges({ shipment }: { shipment: ShipmentInformation }) {
  const { data, status, error, refetch } = useCarrierCharges(shipment.id)
  if (data) return <ChargeTable charges={data.charges} total={data.total} miles={shipment.totalDistance} />
  if (status === 'error') return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
  return <SkeletonRows height={40} />
}

type ChargeTableProps = { charges: readonly PricedCharge[]; total: number | null; miles: number | null }

function ChargeTable({ charges, total, miles }: ChargeTableProps) {
  const isNarrow = useNarrow()
  return (
    <Table aria-label="Charges">
      <thead>
        <tr>
          <th scope="col">Charge</th>
          {!isNarrow && <Reckoning />}
          <th scope="col" data-end="">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {charges.map((charge, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: charges have no id, may be alike, and never change their order
          <ChargeRow key={index} charge={charge} isNarrow={isNarrow} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={isNarrow ? 1 : 4}>
            Total
            {total !== null && miles !== null && miles > 0 && <small>{dollarsText(total / miles)} per mile</small>}
          </th>
          <td data-end="">{dollarsText(total)}</td>
        </tr>
      </tfoot>
    </Table>
  )
}

/** Explanation of how a total is computed. */
const Reckoning = () => (
  <>
    <th scope="col">Method</th>
    <th scope="col" data-end="">
      Units
    </th>
    <th scope="col" data-end="">
      Rate
    </th>
  </>
)

/** On a phone the columns do not fit, so the values stand below the name. */
function ChargeRow({ charge, isNarrow }: { charge: PricedCharge; isNarrow: boolean }) {
  const [method, units, rate] = [
    chargeRateTypes[charge.chargeRateType],
    formatNumber(charge.units),
    chargeRateText(charge),
  ]
  return (
    <tr>
      <th scope="row">
        {charge.description || charge.chargeTypeName}
        {isNarrow && <small>{`${units} × ${rate} ${method}`}</small>}
      </th>
      {!isNarrow && (
        <>
          <td>{method}</td>
          <td data-end="">{units}</td>
          <td data-end="">{rate}</td>
        </>
      )}
      <td data-end="">{dollarsText(charge.total)}</td>
    </tr>
  )
}
