import { bookShipment } from '@lanewise/contract/booking'
import { createRateRequest } from '@lanewise/contract/rate-requests'
import { cancelShipment, updateShipmentDetails } from '@lanewise/contract/shipments'
import { addTrackingEvent } from '@lanewise/contract/tracking'
import { cancelRefusal, canMove } from '@lanewise/domain/shipments/moves'
import { isActiveShipment, shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { Ban, HandCoins, Pencil, Plus, Repeat2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { changeCarrierPath } from '#features/shipments/shipments.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import type { MenuEntry } from '#ui/action/MenuButton.tsx'
import {
  type Moved,
  type MoveHandler,
  movesOf,
  type OpenedAction,
  type ShipmentAction,
  useMoves,
} from './use-moves.tsx'
import { usePaperActions } from './use-paper-actions.tsx'

/** Actions of a shipment by permission and state, shared by the page, the table row and the card. */
export function useShipmentActions(shipment: Moved, onOpen: (name: OpenedAction) => void): ShipmentAction[] {
  const { shipmentNumber, shipmentStatusName: status } = shipment
  const navigate = useNavigate()
  const handlers = useMoves()
  const noCancel = useRefusalOf(cancelShipment)
  const papers = usePaperActions(shipment, onOpen)
  const moves = movesOf(shipment, handlers).map((name): ShipmentAction => {
    const handler = handlers[name] as MoveHandler
    const { verb: label, icon, refusal } = handler
    const run = () => ('path' in handler ? void navigate(handler.path(shipmentNumber)) : onOpen(name))
    return { name, label, icon, refusal, run }
  })
  return [
    ...moves,
    ...useRequestRates(shipment, onOpen),
    ...papers,
    ...useChangeCarrier(shipment),
    {
      name: 'cancel',
      label: 'Cancel shipment',
      icon: <Ban />,
      refusal: noCancel ?? (canMove('cancel', status) ? undefined : cancelRefusal(shipmentNumber, status)),
      run: () => onOpen('cancel'),
    },
  ]
}

/** Available for shipments that can be booked. (RFQ-1) */
function useRequestRates(
  { shipmentStatusName, attention }: Moved,
  onOpen: (name: OpenedAction) => void,
): ShipmentAction[] {
  const refusal = useRefusalOf(createRateRequest)
  if (!canMove('book', shipmentStatusName) || attention?.reason === 'BookingTimedOut') return []
  const run = () => onOpen('requestRates')
  return [{ name: 'requestRates', label: 'Request Rates', icon: <HandCoins />, refusal, run }]
}

/** Available for booked shipments. It cancels with one carrier and books another, so it needs both permissions. */
function useChangeCarrier({ shipmentNumber, shipmentStatusName }: Moved): ShipmentAction[] {
  const navigate = useNavigate()
  const noBooking = useRefusalOf(bookShipment)
  const noCancel = useRefusalOf(cancelShipment)
  if (!canMove('changeCarrier', shipmentStatusName)) return []
  const run = () => void navigate(changeCarrierPath(shipmentNumber))
  return [{ name: 'changeCarrier', label: 'Change carrier', icon: <Repeat2 />, refusal: noBooking ?? noCancel, run }]
}

/** Available for shipments that are not voided. (SHIP-6) */
export function useEditDetails(shipment: Moved, onOpen: (name: OpenedAction) => void): ShipmentAction | null {
  const refusal = useRefusalOf(updateShipmentDetails)
  if (!isActiveShipment(shipment.shipmentStatusName)) return null
  return { name: 'details', label: 'Edit details', icon: <Pencil />, refusal, run: () => onOpen('details') }
}

/** Available once the shipment is booked. (DEF-53) */
export function useAddEvent(shipment: Moved, onOpen: (name: OpenedAction) => void): ShipmentAction | null {
  const refusal = useRefusalOf(addTrackingEvent)
  if (shipmentStatuses[shipment.shipmentStatusName] < shipmentStatuses.Booked) return null
  return { name: 'event', label: 'Add Event', icon: <Plus />, refusal, run: () => onOpen('event') }
}

export const entriesOf = (actions: readonly ShipmentAction[]): MenuEntry[] =>
  actions.map(({ name, label, icon, refusal, run }) => ({
    label,
    icon,
    danger: name === 'cancel',
    ...(refusal && { disabledReason: refusal }),
    onSelect: run,
  }))
