import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { shipmentEntity } from '@lanewise/contract/shipments'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { styled } from '@mui/material/styles'
import { Ellipsis, EyeOff, Flame, Snowflake, Users } from 'lucide-react'
import type { OpenedAction, ShipmentAction } from '#features/shipments/parts/use-moves.tsx'
import { useShareLink } from '#features/shipments/parts/use-share-link.tsx'
import { entriesOf, useEditDetails, useShipmentActions } from '#features/shipments/parts/use-shipment-actions.tsx'
import { ListTrail } from '#platform/list/return/ListTrail.tsx'
import { LiveStatus } from '#platform/live/LiveStatus.tsx'
import { OnTimeMark } from '#platform/status/OnTime.tsx'
import { ShipmentStatusChip } from '#platform/status/ShipmentStatusChip.tsx'
import { Button } from '#ui/action/Button.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import type { MenuEntry } from '#ui/action/menu-entries.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { recordNumber, TOUCH } from '#ui/theme/tokens.ts'

type ShipmentHeaderProps = { shipment: ShipmentInformation; onOpen: (name: OpenedAction) => void }

const detailsKey = 'e'
const list = { path: '/shipments', title: 'Book Shipments' }

export function ShipmentHeader({ shipment, onOpen }: ShipmentHeaderProps) {
  const { shipmentNumber, shipmentStatusName, onTimeStatus } = shipment
  const actions = useShipmentActions(shipment, onOpen)
  const details = useEditDetails(shipment, onOpen)
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
      <Actions actions={actions} details={details} share={useShareLink(shipment)} />
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

type ActionsProps = { actions: readonly ShipmentAction[]; details: ShipmentAction | null; share: MenuEntry[] }

const beside: readonly ShipmentAction['name'][] = ['cancel', 'bol', 'labels', 'requestRates']
/** Ways to find a carrier other than booking one directly. */
const offers: readonly ShipmentAction['name'][] = ['requestRates', 'offer']

/**
 * The next move of the shipment is the filled button. While it needs a carrier, tendering and asking for rates stand
 * beside it, otherwise its details and papers.
 */
function Actions({ actions, details, share }: ActionsProps) {
  const next = actions.find(({ name }) => name === 'book') ?? actions.find(({ name }) => !beside.includes(name))
  const offering = actions.filter((action) => action !== next && offers.includes(action.name))
  const papers = [...(details ? [details] : []), ...actions.filter(({ name }) => name === 'bol')]
  const shown = offering.length > 0 ? offering : papers
  const isInMenu = (action: ShipmentAction) => action !== next && !shown.includes(action)
  const inMenu = [...(details ? [details] : []), ...actions].filter(isInMenu)
  useHotkey(detailsKey, details?.run ?? nothing, {
    enabled: details !== null && !details.refusal,
    label: 'Edit shipment details',
  })
  return (
    <Buttons>
      <MenuButton iconOnly bordered label="More actions" icon={<Ellipsis />} items={[...entriesOf(inMenu), ...share]} />
      {shown.map((action) => (
        <ActionButton
          key={action.name}
          action={action}
          {...(action === details && { shortcut: hotkeyText(detailsKey) })}
        />
      ))}
      {next && <ActionButton action={next} isPrimary />}
    </Buttons>
  )
}

type ActionButtonProps = { action: ShipmentAction; isPrimary?: boolean; shortcut?: string }

const ActionButton = ({ action, isPrimary = false, shortcut }: ActionButtonProps) => (
  <Button
    kind={isPrimary ? 'primary' : 'secondary'}
    icon={action.icon}
    {...(shortcut && { shortcut })}
    {...(action.refusal && { disabledReason: action.refusal })}
    onClick={action.run}
  >
    {action.label}
  </Button>
)

const nothing = () => {}

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

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [TOUCH]: { width: '100%', flexWrap: 'wrap', '& > .MuiButton-root': { flex: '1 1 auto' } },
})
