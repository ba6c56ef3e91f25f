import type { OrderInformation } from '@lanewise/contract/order-fields'
import { freightTermLabels } from '@lanewise/domain/freight/freight-terms'
import { orderTypeLabels } from '@lanewise/domain/orders/order-types'
import { styled } from '@mui/material/styles'
import { Ellipsis, X } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import { Flags } from '#features/orders/parts/Flags.tsx'
import { entriesOf, type OrderAction, useOrderActions } from '#features/orders/parts/use-order-actions.tsx'
import { dateTimeHere } from '#platform/date-time.ts'
import { listMemory } from '#platform/list/return/list-memory.ts'
import { LiveStatus } from '#platform/live/LiveStatus.tsx'
import { ShipmentLink } from '#platform/record/NumberLink.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { OnTime } from '#platform/status/OnTime.tsx'
import { OrderStatusChip } from '#platform/status/OrderStatusChip.tsx'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { recordNumber, TOUCH } from '#ui/theme/tokens.ts'

type OrderHeaderProps = { order: OrderInformation; onVoid: () => void }

const editKey = 'e'

export function OrderHeader({ order, onVoid }: OrderHeaderProps) {
  const { orderNumber, orderStatus, onTimeStatus, fields } = order
  const actions = useOrderActions(order, onVoid)
  const search = listMemory.of(useUser().id, 'orders')?.search ?? ''
  return (
    <Head>
      <IconButton label="Close" icon={<X />} component={RouterLink} to={`/orders${search}`} />
      <HeaderText>
        <Title>
          <h1>{orderNumber}</h1>
          <OrderStatusChip status={orderStatus} />
          <OnTime status={onTimeStatus} orderStatus={orderStatus} />
          <Flags order={{ ...fields, isHazmat: order.isHazmat }} />
          <LiveStatus />
        </Title>
        <p>
          {lineOf(order)}
          {order.shipmentNumber && (
            <>
              {' · on shipment '}
              <ShipmentLink number={order.shipmentNumber} />
            </>
          )}
        </p>
      </HeaderText>
      <Actions actions={actions} />
    </Head>
  )
}

/** "Purchase Order · Prepaid · created by Ana Ruiz on 11/12/2026 14:20 CST". */
function lineOf({ fields, createdBy, createDateTime }: OrderInformation): string {
  const { orderType, tmsOrderDetails } = fields
  const { freightTermType } = tmsOrderDetails
  return [
    orderType && orderTypeLabels[orderType],
    freightTermType && freightTermLabels[freightTermType],
    `created by ${createdBy} on ${dateTimeHere(createDateTime)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Creating the shipment is the next step of an accepted order, so it then stands out and leaves the menu. */
function Actions({ actions }: { actions: readonly OrderAction[] }) {
  const named = (name: OrderAction['name']) => actions.find((action) => action.name === name) as OrderAction
  const [edit, duplicate, ship] = [named('edit'), named('duplicate'), named('ship')]
  const shown = ship.refusal ? [duplicate, edit] : [duplicate, edit, ship]
  useHotkey(editKey, edit.run, { enabled: !edit.refusal, label: 'Edit order' })
  return (
    <Buttons>
      <MenuButton
        iconOnly
        bordered
        label="More actions"
        icon={<Ellipsis />}
        items={entriesOf(actions.filter((action) => !shown.includes(action)))}
      />
      {shown.map(({ name, label, icon, refusal, run }, index) => (
        <Button
          key={name}
          kind={index === shown.length - 1 ? 'primary' : 'secondary'}
          icon={icon}
          {...(name === 'edit' && { shortcut: hotkeyText(editKey) })}
          {...(refusal && { disabledReason: refusal })}
          onClick={run}
        >
          {label}
        </Button>
      ))}
    </Buttons>
  )
}

/** The header stays below the top bar while the order scrolls. */
const Head = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 52,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 52,
  padding: '8px 24px 8px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [TOUCH]: { position: 'static', padding: '8px 12px' },
}))

const HeaderText = styled('div')(({ theme }) => ({
  flex: '1 1 240px',
  minWidth: 0,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}))

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  '& h1': { ...theme.typography.h1, ...recordNumber, fontWeight: 600 },
}))

const Buttons = styled('div')({
  display: 'flex',
  gap: 8,
  [TOUCH]: { width: '100%', flexWrap: 'wrap', '& > .MuiButton-root': { flex: '1 1 auto' } },
})
