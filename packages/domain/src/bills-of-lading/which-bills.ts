/** BOL-8: which bills are wanted; neither is the one bill over the whole shipment (BOL-10). */
export type BillChoice = {
  singleOrderNumber: string | null
  deliveryStopSequenceNumbers: readonly number[] | null
}

/** A line of freight with the stops of the truck between which it travels. */
type Travelling = { orderNumber: string; pickupStop: number; dropoffStop: number }

export type WantedBill<I> = { number: string; isMaster: boolean; items: I[] }

/**
 * The bills that a choice asks for. A bill is signed at one dock and handed over at one other, so that freight of
 * several pickups or drops stands on several bills; those of a shipment with several are numbered behind its number.
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

/** By drop, then by pickup. */
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

/** BOL-9: what the file is called. */
export const bolFileName = (shipmentNumber: string, { singleOrderNumber }: Pick<BillChoice, 'singleOrderNumber'>) =>
  `BOL-${singleOrderNumber ?? shipmentNumber}.pdf`

/** BOL-7: what the dialog says where bills of single orders cost more. */
export const billAtShipmentLevel = 'Please generate BOL at shipment level to avoid additional charges.'
