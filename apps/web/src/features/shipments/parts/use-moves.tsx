import { bookShipment } from '@lanewise/contract/booking'
import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { dispatchShipment, finalizeShipment } from '@lanewise/contract/shipments'
import { startTender, withdrawTender } from '@lanewise/contract/tenders'
import { movesByHand, type ShipmentMoveName } from '@lanewise/domain/shipments/moves'
import { isTruckload } from '@lanewise/domain/tenders/tender-text'
import { Megaphone, MegaphoneOff, PackageCheck, PackageOpen, Send } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { bookPath, useDispatchShipment, useFinalizeShipment } from '#features/shipments/shipments.api.ts'
import { TenderPlan, useStartTender, useWithdrawTender } from '#features/tenders/index.ts'
import { useRefusalOf } from '#platform/allowed.tsx'

export type ShipmentAction = {
  name: ShipmentMoveName | 'details' | 'event' | 'share' | 'bol' | 'labels' | 'requestRates' | 'changeCarrier' | 'lane'
  label: string
  icon: ReactNode
  /** Reason why the action is unavailable: missing permission, or the state of the shipment. */
  refusal: string | undefined
  run: () => void
}

/** Dialog opened from the list, the board or the shipment page. */
export type OpenedAction = ShipmentAction['name']

/** Handler of a move, either an API call or a separate screen. */
export type MoveHandler = {
  /** Label on the button and in menus. */
  verb: string
  icon: ReactNode
  /** Text on the board that explains the effect of a drop. */
  drop: string
  /** Reason why this user cannot make the move. */
  refusal: string | undefined
} & ({ path: (shipmentNumber: string) => string } | { call: Call; done: string; question: Question })

/** Result of a call that the server answered: null when the move was made, otherwise the message to show. */
export type Missed = { text: string; detail: string } | null
type Call = (shipmentNumber: string) => Promise<Missed>

/** Confirmation before a move. */
export type Question = {
  title: (shipmentNumber: string) => string
  text: string
  /** What will happen in detail, loaded when the question opens. */
  Details?: ComponentType<{ shipmentNumber: string }>
  /** A drop on the board makes the move at once, because it reaches nobody outside and can be undone. */
  isSkippedOnDrop?: true
}
export type MoveHandlers = Partial<Record<ShipmentMoveName, MoveHandler>>

/** Handlers of the moves supported so far. A domain move without a handler is not offered in the UI. (SHIP-2) */
export function useMoves(): MoveHandlers {
  const finalize = useFinalizeShipment()
  const dispatch = useDispatchShipment()
  return {
    ...useTenderMoves(),
    finalize: {
      verb: 'Make ready to book',
      icon: <PackageOpen />,
      drop: 'Make ready to book',
      refusal: useRefusalOf(finalizeShipment),
      call: callOf(finalize),
      done: 'is ready to book',
      question: {
        title: (number) => `Make Shipment ${number} ready to book?`,
        text: 'Its orders become Ready To Ship.',
        isSkippedOnDrop: true,
      },
    },
    book: {
      verb: 'Book',
      icon: <PackageCheck />,
      drop: 'Book with a rate',
      refusal: useRefusalOf(bookShipment),
      path: bookPath,
    },
    dispatch: {
      verb: 'Dispatch',
      icon: <Send />,
      drop: 'Mark as dispatched',
      refusal: useRefusalOf(dispatchShipment),
      call: callOf(dispatch),
      done: 'is dispatched',
      question: {
        title: (number) => `Dispatch Shipment ${number}?`,
        text: 'The truck counts as dispatched from now on. This cannot be undone.',
      },
    },
  }
}

/** Starts and withdraws tenders. (TENDER-1) */
function useTenderMoves(): MoveHandlers {
  const start = useStartTender()
  const withdraw = useWithdrawTender()
  return {
    offer: {
      verb: 'Tender',
      icon: <Megaphone />,
      drop: 'Tender to lane carriers',
      refusal: useRefusalOf(startTender),
      call: async (shipmentNumber) => {
        const { unasked } = await start.mutateAsync({ params: { shipmentNumber } })
        return unasked ? { text: `Shipment ${shipmentNumber} was not offered to any carrier`, detail: unasked } : null
      },
      done: 'is tendered',
      question: {
        title: (number) => `Tender Shipment ${number}?`,
        text: 'It is offered to the carriers of its lane, one at a time. The first to accept is booked.',
        Details: TenderPlan,
      },
    },
    endTender: {
      verb: 'Withdraw tender',
      icon: <MegaphoneOff />,
      drop: 'Withdraw the tender',
      refusal: useRefusalOf(withdrawTender),
      call: callOf(withdraw),
      done: 'is ready to book again',
      question: {
        title: (number) => `Withdraw the tender of ${number}?`,
        text: 'The carrier is told that the load is no longer available.',
      },
    },
  }
}

type Moving = { mutateAsync: (input: { params: { shipmentNumber: string } }) => Promise<unknown> }

const callOf =
  ({ mutateAsync }: Moving): Call =>
  async (shipmentNumber) => {
    await mutateAsync({ params: { shipmentNumber } })
    return null
  }

/** Why a shipment cannot be moved from its status by a move that exists for others like it. */
export function closedReason({ attention, shippingMode }: Moved, name: ShipmentMoveName): string | null {
  if (name === 'offer' && !isTruckload(shippingMode)) return 'Only truckloads are tendered'
  const isUnanswered = (name === 'book' || name === 'offer') && attention?.reason === 'BookingTimedOut'
  return isUnanswered ? 'A booking request is unanswered' : null
}

export type Moved = Pick<ShipmentSummary, 'id' | 'shipmentNumber' | 'shipmentStatusName' | 'shippingMode' | 'attention'>

/**
 * Moves available from a shipment's current status. While a booking request is unanswered, no booking moves are
 * offered. (DEF-54)
 */
export const movesOf = (shipment: Moved, handlers: MoveHandlers): ShipmentMoveName[] =>
  movesByHand(shipment.shipmentStatusName).filter((name) => handlers[name] && closedReason(shipment, name) === null)
