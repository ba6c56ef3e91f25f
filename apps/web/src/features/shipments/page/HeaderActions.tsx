import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { styled } from '@mui/material/styles'
import { Ellipsis } from 'lucide-react'
import { useCreateLane } from '#features/shipments/parts/use-create-lane.tsx'
import type { OpenedAction, ShipmentAction } from '#features/shipments/parts/use-moves.tsx'
import { useShareLink } from '#features/shipments/parts/use-share-link.tsx'
import {
  entriesOf,
  useAddEvent,
  useEditDetails,
  useShipmentActions,
} from '#features/shipments/parts/use-shipment-actions.tsx'
import { Button } from '#ui/action/Button.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { TOUCH } from '#ui/theme/tokens.ts'

type HeaderActionsProps = { shipment: ShipmentInformation; onOpen: (name: OpenedAction) => void }

const shortcut = 'e'

const beside: readonly ShipmentAction['name'][] = ['cancel', 'bol', 'labels', 'requestRates', 'changeCarrier']
/** Ways to find a carrier other than booking one directly. */
const offers: readonly ShipmentAction['name'][] = ['requestRates', 'offer']

/**
 * The next move of the shipment is the filled button; without one, recording what the truck reports. While it needs a
 * carrier, tendering and asking for rates stand beside it, then its details and papers, and under way its tracking link.
 */
export function HeaderActions({ shipment, onOpen }: HeaderActionsProps) {
  const actions = useShipmentActions(shipment, onOpen)
  const details = useEditDetails(shipment, onOpen)
  const event = useAddEvent(shipment, onOpen)
  const share = useShareLink(shipment)
  const lane = useCreateLane(shipment)
  const move = actions.find(({ name }) => name === 'book') ?? actions.find(({ name }) => !beside.includes(name))
  const next = move ?? event
  const offering = actions.filter((action) => action !== next && offers.includes(action.name))
  const isRecording = next !== null && next === event
  const papers = [isRecording ? share : details, ...actions.filter(({ name }) => name === 'bol')]
  const shown = (offering.length > 0 ? offering : papers).filter((action) => action !== null)
  const isCancel = (action: ShipmentAction) => action.name === 'cancel'
  const others = [details, event, ...actions.filter((action) => !isCancel(action)), lane, share]
  const inMenu = [...others, ...actions.filter(isCancel)]
    .filter((action) => action !== null)
    .filter((action) => action !== next && !shown.includes(action))
  const keyed = isRecording ? event : details
  useHotkey(shortcut, keyed?.run ?? nothing, {
    enabled: keyed !== null && !keyed.refusal,
    label: isRecording ? 'Add tracking event' : 'Edit shipment details',
  })
  return (
    <Buttons>
      <MenuButton iconOnly bordered label="More actions" icon={<Ellipsis />} items={entriesOf(inMenu)} />
      {shown.map((action) => (
        <ActionButton key={action.name} action={action} hasShortcut={action === keyed} />
      ))}
      {next && <ActionButton action={next} isPrimary hasShortcut={next === keyed} />}
    </Buttons>
  )
}

type ActionButtonProps = { action: ShipmentAction; isPrimary?: boolean; hasShortcut: boolean }

const ActionButton = ({ action, isPrimary = false, hasShortcut }: ActionButtonProps) => (
  <Button
    kind={isPrimary ? 'primary' : 'secondary'}
    icon={action.icon}
    {...(hasShortcut && { shortcut: hotkeyText(shortcut) })}
    {...(action.refusal && { disabledReason: action.refusal })}
    onClick={action.run}
  >
    {action.label}
  </Button>
)

const nothing = () => {}

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [TOUCH]: { width: '100%', flexWrap: 'wrap', '& > .MuiButton-root': { flex: '1 1 auto' } },
})
