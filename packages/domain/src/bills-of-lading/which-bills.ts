/** Which bills to generate. If neither option is set, one bill covers the whole shipment. (BOL-8, BOL-10) */
export type BillChoice = {
  singleOrderNumber: string | null
  deliveryStopSequenceNumbers: readonly number[] | null
}

type Travelling = { orderNumber: string; pickupStop: number; dropoffStop: number }

export type WantedBill<I> = { number: string; isMaster: boolean; items: I[] }

/**
 * Bills for a choice. A bill is signed at one dock and handed over at one other, so freight with several pickups or
 * drops needs several bills. If a shipment has several bills, each gets the shipment number with a suffix.
 */
export function wantedBills<I extends Travelling>(
  shipmentNumber: string,
  items: readonly I[],
  { singleOrderNumber: order, deliveryStopSequenceNumbers: drops }: BillChoice,
): WantedBill<I>[] {
  if (order === null && drops === null)
    return [{ number: shipmentNumber, isMaster: byDocks(items).length > 1, items: [...items] }]
  const own = order === null ? items : items.filter(({ orderNumber }) => orderNumber === order)
  return numbered(order ?? shipmentNumber, byDocks(own)).filter(
    ({ items: [first] }) => drops === null || (first && drops.includes(first.dropoffStop)),
  )
}

/** Groups are sorted by drop, then by pickup. */
function byDocks<I extends Travelling>(items: readonly I[]): I[][] {
  const groups = Map.groupBy(items, ({ pickupStop, dropoffStop }) => `${dropoffStop}:${pickupStop}`)
  return [...groups.values()].sort(([a], [b]) =>
    a && b ? a.dropoffStop - b.dropoffStop || a.pickupStop - b.pickupStop : 0,
  )
}

const numbered = <I>(number: string, groups: readonly I[][]): WantedBill<I>[] =>
  groups.map((items, index) => ({
    number: groups.length > 1 ? `${number}-${index + 1}` : number,
    isMaster: false,
    items,
  }))

/** File name of the bill. (BOL-9) */
export const bolFileName = (shipmentNumber: string, { singleOrderNumber }: Pick<BillChoice, 'singleOrderNumber'>) =>
  `BOL-${singleOrderNumber ?? shipmentNumber}.pdf`

/** Dialog text where bills for single orders cost more. (BOL-7) */
export const billAtShipmentLevel = 'Please generate BOL at shipment level to avoid additional charges.'
