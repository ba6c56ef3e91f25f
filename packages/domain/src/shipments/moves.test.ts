import { expect, it } from 'vitest'
import { cancelRefusal, canMove, changeRefusal, moveRefusal, movesByHand, shipmentMoves } from '#shipments/moves.ts'
import {
  boardColumnsFor,
  type ShipmentStatus,
  shipmentStatuses,
  shipmentStatusNames,
  shipmentStatusOf,
} from '#shipments/shipment-status.ts'

/** From, to, and whether the board offers the move, as agreed: status codes, null for none yet. */
const agreed: [from: number | null, to: number, isByHand: boolean][] = [
  [null, 0, false],
  [null, 1, false],
  [0, 1, true],
  [1, 2, true],
  [1, 3, true],
  [2, 3, true],
  [2, 1, true],
  [3, 3, false],
  [3, 4, true],
  [3, 6, false],
  [4, 6, false],
  [3, 5, false],
  [4, 5, false],
  [6, 5, false],
  [5, 6, false],
  [3, 7, false],
  [4, 7, false],
  [5, 7, false],
  [6, 7, false],
  [7, 8, false],
  [0, -1, false],
  [1, -1, false],
  [2, -1, false],
  [3, -1, false],
  [4, -1, false],
]

it('are exactly those that were agreed', () => {
  const all = Object.values(shipmentMoves).flatMap(({ from, to, isByHand }) =>
    from.map((one: ShipmentStatus | null) => [one && shipmentStatuses[one], shipmentStatuses[to], isByHand]),
  )
  const inOrder = (moves: unknown[]) => moves.map((move) => JSON.stringify(move)).sort()
  expect(inOrder(all)).toEqual(inOrder(agreed))
})

it('are offered by hand where the board may', () => {
  expect(movesByHand('ReadyToBook')).toEqual(['offer', 'book'])
  expect(movesByHand('Tendering')).toEqual(['book', 'endTender'])
  expect(movesByHand('InTransit')).toEqual([])
  expect(movesByHand('Drafted')).toContain('finalize')
})

it('are refused naming both states', () => {
  expect(canMove('dispatch', 'ReadyToBook')).toBe(false)
  expect(moveRefusal('S100001', 'ReadyToBook', 'DeliveryConfirmed')).toBe(
    'Shipment S100001 is Ready To Book and cannot become Delivery Confirmed',
  )
})

it('tell who changes the carrier too late how far the shipment is', () => {
  expect(changeRefusal('S1', 'InTransit')).toBe(
    'Shipment S1 is In Transit. The carrier can be changed only while a shipment is Booked',
  )
})

it('happen on a board whose columns hold every status of a shipment that counts, drafts for those who see them', () => {
  const held = boardColumnsFor(true).flatMap(({ statuses }) => statuses as readonly ShipmentStatus[])
  expect(held).toEqual(shipmentStatusNames.filter((name) => name !== 'Voided'))
  expect(boardColumnsFor(false).map(({ name }) => name)).toEqual([
    'Ready To Book',
    'Tendering',
    'Booked',
    'In Transit',
    'Delivered',
  ])
})

it('knows each status by its number, and no other number', () => {
  expect(shipmentStatusNames.map((name) => shipmentStatusOf(shipmentStatuses[name]))).toEqual(shipmentStatusNames)
  expect(() => shipmentStatusOf(99)).toThrow('99 is no shipment status')
})

it('tells who cancels too late that it was done already, or how far the shipment is', () => {
  expect(cancelRefusal('S1', 'Voided')).toBe('Shipment S1 is Voided already')
  expect(cancelRefusal('S1', 'InTransit')).toBe('Shipment S1 is In Transit and can no longer be cancelled')
})
