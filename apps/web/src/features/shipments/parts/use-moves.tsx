import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { bookShipment, dispatchShipment, finalizeShipment } from '@lanewise/contract/shipments'
import { movesByHand, type ShipmentMoveName } from '@lanewise/domain/shipments/moves'
import { PackageCheck, PackageOpen, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { bookPath, useDispatchShipment, useFinalizeShipment } from '#features/shipments/shipments.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'

/** How a person makes a move, by a call or on a screen of its own. */
export type MoveHandler = {
  /** On its button and in menus. */
  verb: string
  icon: ReactNode
  /** What the board says that a drop will do. */
  drop: string
  /** Why this user cannot make it. */
  refusal: string | undefined
} & ({ path: (shipmentNumber: string) => string } | { call: Call; done: string; question: Question })

type Call = (shipmentNumber: string) => Promise<unknown>

/** What is asked before a move that was not dragged. */
type Question = { title: (shipmentNumber: string) => string; text: string }
export type MoveHandlers = Partial<Record<ShipmentMoveName, MoveHandler>>

/** The moves that this product can make so far; a move of the domain without a handler here is offered nowhere (SHIP-2). */
export function useMoves(): MoveHandlers {
  const finalize = useFinalizeShipment()
  const dispatch = useDispatchShipment()
  return {
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
        text: 'The truck counts as on its way from now on. This cannot be taken back.',
      },
    },
  }
}

type Moving = { mutateAsync: (input: { params: { shipmentNumber: string } }) => Promise<unknown> }

const callOf =
  ({ mutateAsync }: Moving): Call =>
  (shipmentNumber) =>
    mutateAsync({ params: { shipmentNumber } })

export type Moved = Pick<ShipmentSummary, 'id' | 'shipmentNumber' | 'shipmentStatusName' | 'attention'>

/** What can be done with a shipment from where it is; nothing can be booked before a carrier has answered (DEF-54). */
export const movesOf = ({ shipmentStatusName, attention }: Moved, handlers: MoveHandlers): ShipmentMoveName[] =>
  movesByHand(shipmentStatusName).filter(
    (name) => handlers[name] && !(name === 'book' && attention?.reason === 'BookingTimedOut'),
  )
