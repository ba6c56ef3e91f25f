import type { ListedCarrier } from '@lanewise/contract/carrier-fields'
import { carrierNumberText } from '@lanewise/domain/carriers/numbers'
import { formatNumber, formatPercent } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router'
import { CarrierLogo } from '#features/carriers/parts/CarrierLogo.tsx'
import { equipmentText, placeOf } from '#features/carriers/parts/carrier-text.ts'
import { HoldChip, InsuranceChip } from '#features/carriers/parts/InsuranceChip.tsx'
import type { CardProps } from '#platform/list/list-definition.ts'
import { Link } from '#ui/action/Link.tsx'
import { wholeCard } from '#ui/theme/cards.ts'
import { Modes, pathOf } from './carrier-columns.tsx'

/** A carrier on a small screen. The whole card is a link. */
export function CarrierCard({ row: carrier, check }: CardProps<ListedCarrier>) {
  const { name, logoFileId, docketNumber, insuranceState, insuranceSentence, isOnHold, holdReason } = carrier
  const numbers = [carrierNumberText(carrier), carrier.dotNumber && docketNumber].filter(Boolean).join(' · ')
  return (
    <>
      <Head>
        {check}
        <CarrierLogo name={name} logoFileId={logoFileId} size={36} />
        <div>
          <Name component={RouterLink} to={pathOf(carrier)}>
            {name}
          </Name>
          <Small>{[numbers, placeOf(carrier)].filter(Boolean).join(' · ')}</Small>
        </div>
      </Head>
      <Facts>
        <InsuranceChip state={insuranceState} sentence={insuranceSentence} />
        {isOnHold && <HoldChip reason={holdReason} />}
        <Modes modes={carrier.modes} />
      </Facts>
      {carrier.equipmentModes.length > 0 && <Small>{equipmentText(carrier)}</Small>}
      <Small>{figuresText(carrier)}</Small>
    </>
  )
}

/** "212 shipments in 12 months, on time 96.4% at pickup and 94% at delivery". */
function figuresText({ shipmentsLast12Months: count, onTimePickup, onTimeDelivery }: ListedCarrier): string {
  if (count === 0) return 'No shipments in 12 months'
  const shipments = `${formatNumber(count)} ${count === 1 ? 'shipment' : 'shipments'} in 12 months`
  return `${shipments}, on time ${formatPercent(onTimePickup)} at pickup and ${formatPercent(onTimeDelivery)} at delivery`
}

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 10, '& > div': { minWidth: 0 } })

const Name = styled(Link)(({ theme }) => ({
  ...wholeCard(theme),
  fontWeight: 600,
  overflowWrap: 'anywhere',
})) as typeof Link

const Small = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
}))

const Facts = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 })
