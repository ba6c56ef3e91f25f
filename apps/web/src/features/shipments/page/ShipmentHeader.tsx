import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { shipmentEntity } from '@lanewise/contract/shipments'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { styled } from '@mui/material/styles'
import { EyeOff, Flame, Snowflake, Users } from 'lucide-react'
import type { OpenedAction } from '#features/shipments/parts/use-moves.tsx'
import { ListTrail } from '#platform/list/return/ListTrail.tsx'
import { LiveStatus } from '#platform/live/LiveStatus.tsx'
import { OnTimeMark } from '#platform/status/OnTime.tsx'
import { ShipmentStatusChip } from '#platform/status/ShipmentStatusChip.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { recordNumber, TOUCH } from '#ui/theme/tokens.ts'
import { HeaderActions } from './HeaderActions.tsx'

type ShipmentHeaderProps = { shipment: ShipmentInformation; onOpen: (name: OpenedAction) => void }

const list = { path: '/shipments', title: 'Book Shipments' }

export function ShipmentHeader({ shipment, onOpen }: ShipmentHeaderProps) {
  const { shipmentNumber, shipmentStatusName, onTimeStatus } = shipment
  return (
    <Head>
      <HeaderText>
        <ListTrail entity={shipmentEntity} list={list}>
          {shipmentNumber}
        </ListTrail>
        <Title>
          <h1>{shipmentNumber}</h1>
          <ShipmentStatusChip status={shipmentStatusName} />
          {onTimeStatus && <OnTimeMark status={onTimeStatus} />}
          <Badges shipment={shipment} />
          <LiveStatus />
        </Title>
      </HeaderText>
      <HeaderActions shipment={shipment} onOpen={onOpen} />
    </Head>
  )
}

function Badges({ shipment }: { shipment: ShipmentInformation }) {
  const { shippingMode, equipmentMode, isHazmat, isTeamRequired, isBlind } = shipment
  const isReefer = equipmentMode === 2
  return (
    <>
      <Badge>{shippingMode}</Badge>
      <Badge icon={isReefer && <Snowflake aria-hidden="true" />}>{equipmentModeLabels[equipmentMode]}</Badge>
      {isHazmat && (
        <Badge tone="risk" icon={<Flame aria-hidden="true" />}>
          Hazmat
        </Badge>
      )}
      {isTeamRequired && <Badge icon={<Users aria-hidden="true" />}>Team</Badge>}
      {isBlind && <Badge icon={<EyeOff aria-hidden="true" />}>Blind</Badge>}
    </>
  )
}

/** Sticks below the top bar while the page scrolls. */
const Head = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 52,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 24px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [TOUCH]: { position: 'static', padding: '8px 12px' },
}))

const HeaderText = styled('div')({ flex: '1 1 320px', minWidth: 0 })

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  '& h1': { ...theme.typography.h1, ...recordNumber, fontWeight: 600 },
}))
