import type { Carrier } from '@lanewise/contract/carrier-fields'
import { type CarrierLane, carrierLaneLimit, getCarrierLanes, laneEntity } from '@lanewise/contract/lanes'
import { centsOfDollars } from '@lanewise/contract/money'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { chargeRateTypes } from '@lanewise/domain/rating/charges'
import { contractRateTypes } from '@lanewise/domain/rating/tl/contract-terms'
import { formatDate, formatMoney, formatNumber } from '@lanewise/domain/shared/format'
import { Milestone } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useCarrierLanes } from '#features/carriers/carriers.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { LoadedCard } from '#platform/query/LoadedCard.tsx'
import { cityOfPlace } from '#platform/record/figures-text.ts'
import { Button } from '#ui/action/Button.tsx'
import { Link } from '#ui/action/Link.tsx'
import { Figures, RecordFoot, RecordList, RecordRow, Second } from '#ui/data/record-rows.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'

/** Number of lanes shown before the user expands the list. */
const shown = 6

/** Lanes with a contracted rate of the carrier. Users without access to lanes see nothing. (CARRIER-2) */
export function LanesCard({ carrier }: { carrier: Carrier }) {
  return useRefusalOf(getCarrierLanes) === undefined ? <Lanes carrierId={carrier.carrierId} /> : null
}

function Lanes({ carrierId }: { carrierId: string }) {
  const lanes = useCarrierLanes(carrierId)
  const [showsAll, setShowsAll] = useState(false)
  return (
    <LoadedCard
      of={lanes}
      title="Lanes"
      rowHeight={52}
      subtitle={({ items }) => items.length > 0 && countText(items.length)}
    >
      {({ items }) => (
        <>
          {items.length === 0 && <EmptyState text="No contracted rates" icon={<Milestone aria-hidden="true" />} />}
          <RecordList data-plain="" aria-label="Lanes with contracted rates">
            {items.slice(0, showsAll ? items.length : shown).map((lane) => (
              <LaneRow key={lane.rate.id} lane={lane} />
            ))}
          </RecordList>
          {items.length > shown && (
            <RecordFoot>
              <Button kind="ghost" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
                {showsAll ? 'Show fewer lanes' : `Show all ${formatNumber(items.length)} lanes`}
              </Button>
            </RecordFoot>
          )}
        </>
      )}
    </LoadedCard>
  )
}

const countText = (count: number) => (count === carrierLaneLimit ? `the first ${count}` : formatNumber(count))

const LaneRow = ({ lane }: { lane: CarrierLane }) => {
  const { rate } = lane
  return (
    <RecordRow columns="minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1fr) auto">
      <div>
        <Link component={RouterLink} to={laneEntity.path({ ...lane, id: lane.laneId })}>
          {cityOfPlace(lane.originLocation)} to {cityOfPlace(lane.destinationLocation)}
        </Link>
        <Second>
          {lane.customerReferenceNumber}, {equipmentModeLabels[lane.equipmentMode]}
        </Second>
      </div>
      <div>
        {contractRateTypes[rate.rateType]}
        <Second>{chargeRateTypes[rate.chargeType]}</Second>
      </div>
      <Figures>
        {rate.isActive
          ? `Until ${formatDate(rate.expirationDate, 'UTC')}`
          : `From ${formatDate(rate.effectiveDate, 'UTC')}`}
        <Second>{rate.sequence === null ? 'Not tendered' : `Tender sequence ${rate.sequence}`}</Second>
      </Figures>
      <Figures data-align="end" title={rate.estimateText}>
        <b>{rate.estimatedRate === null ? '–' : formatMoney(centsOfDollars(rate.estimatedRate))}</b>
      </Figures>
    </RecordRow>
  )
}
