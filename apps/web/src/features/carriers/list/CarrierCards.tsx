import type { ListedCarrier } from '@lanewise/contract/carrier-fields'
import { carrierNumberText } from '@lanewise/domain/carriers/numbers'
import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router'
import { CarrierLogo } from '#features/carriers/parts/CarrierLogo.tsx'
import { HoldChip, InsuranceChip } from '#features/carriers/parts/InsuranceChip.tsx'
import { equipmentText, placeOf } from '#features/carriers/parts/words.ts'
import { Link } from '#ui/action/Link.tsx'
import { radius } from '#ui/theme/tokens.ts'
import { Modes, pathOf } from './carrier-columns.tsx'

/** The list on a small screen: one card per carrier, the whole of it a link. */
export function CarrierCards({ rows }: { rows: readonly ListedCarrier[] }) {
  return (
    <List aria-label="Carriers">
      {rows.map((carrier) => (
        <li key={carrier.carrierId}>
          <CarrierCard carrier={carrier} />
        </li>
      ))}
    </List>
  )
}

function CarrierCard({ carrier }: { carrier: ListedCarrier }) {
  const { name, logoFileId, docketNumber, insuranceState, insuranceSentence, isOnHold, holdReason } = carrier
  const numbers = [carrierNumberText(carrier), carrier.dotNumber && docketNumber].filter(Boolean).join(' · ')
  return (
    <>
      <Head>
        <CarrierLogo logoFileId={logoFileId} size={36} />
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
    </>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gap: 8,
    padding: 12,
    borderRadius: radius.card,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}))

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 10, '& > div': { minWidth: 0 } })

/** Reaches over the whole card. */
const Name = styled(Link)({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
}) as typeof Link

const Small = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
}))

const Facts = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 })
