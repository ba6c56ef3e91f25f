import type { BolOptions, getBolReport } from '@lanewise/contract/bills-of-lading'
import type { CallInput } from '@lanewise/contract/operation'
import { mostRecipients, tooManyRecipients } from '@lanewise/contract/recipients'

export const bolTabs = ['Shipment', 'Order'] as const

export type Choice = {
  /** Index of the tab. */
  tab: number
  isMaster: boolean
  /** Ids of the stops, because stop numbers may change while the dialog is open. */
  drops: readonly string[]
  orderNumber: string | null
  isEmail: boolean
  emails: readonly string[]
}

export const nothingChosen: Choice = {
  tab: 0,
  isMaster: false,
  drops: [],
  orderNumber: null,
  isEmail: false,
  emails: [],
}

/** The only drop or order of a shipment is chosen from the start. */
export const startOf = ({ shipmentBols, orderBols }: Offered): Choice => {
  const [[drop, otherDrop], [order, otherOrder]] = [shipmentBols, orderBols]
  return {
    ...nothingChosen,
    drops: drop && !otherDrop ? [drop.stopId] : [],
    orderNumber: order && !otherOrder ? order.orderNumber : null,
  }
}

/** The order tab has no master and no drops, so changing tabs clears both. (BOL-4) */
export const onTab = (choice: Choice, tab: number): Choice => ({ ...choice, tab, isMaster: false, drops: [] })

export const asMaster = (choice: Choice, isMaster: boolean): Choice => ({ ...choice, isMaster, drops: [] })

export const withDrop = (choice: Choice, drop: string, isChosen: boolean): Choice => ({
  ...choice,
  drops: isChosen ? [...choice.drops, drop] : choice.drops.filter((one) => one !== drop),
})

type Offered = Pick<BolOptions, 'shipmentNumber' | 'shipmentBols' | 'orderBols'>
type Command = CallInput<typeof getBolReport>['body']

/** Command for the part of the selection that still exists; null when none of it does. (BOL-8, BOL-10) */
export function commandOf({ shipmentNumber, ...offered }: Offered, choice: Choice): Command | null {
  const { tab, isMaster, drops, orderNumber } = choice
  if (tab === 1) {
    const order = offered.orderBols.find((bol) => bol.orderNumber === orderNumber)
    return order ? { shipmentNumber, singleOrderNumber: order.orderNumber } : null
  }
  if (isMaster) return { shipmentNumber }
  const chosen = offered.shipmentBols.filter(({ stopId }) => drops.includes(stopId))
  if (chosen.length === 0) return null
  return { shipmentNumber, deliveryStopSequenceNumbers: chosen.map(({ stopSequenceNumber }) => stopSequenceNumber) }
}

/** Reason why nothing can be printed or sent yet. (BOL-14) */
export function missingIn(choice: Choice, command: Command | null): string | undefined {
  if (command === null) return choice.tab === 1 ? 'Choose an order first' : 'Choose a drop first'
  if (!choice.isEmail) return undefined
  return choice.emails.length === 0 ? 'Choose recipients first' : tooMany(choice.emails)
}

/** Reason why a bill cannot go to this many recipients. */
export const tooMany = ({ length }: readonly string[]): string | undefined =>
  length > mostRecipients ? tooManyRecipients : undefined
