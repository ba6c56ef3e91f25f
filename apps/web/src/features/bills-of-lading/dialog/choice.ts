import {
  type BolOptions,
  type getBolReport,
  mostBolRecipients,
  tooManyRecipients,
} from '@lanewise/contract/bills-of-lading'
import type { CallInput } from '@lanewise/contract/operation'

/** BOL-1 */
export const bolTabs = ['Shipment', 'Order'] as const

/** What is chosen in the dialog. */
export type Choice = {
  /** Index of the tab. */
  tab: number
  isMaster: boolean
  /** Ids of the stops, whose numbers may change while the dialog is open. */
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

/** BOL-4: the tab of orders knows neither master nor drops, so that there are none after it either. */
export const onTab = (choice: Choice, tab: number): Choice => ({ ...choice, tab, isMaster: false, drops: [] })

/** BOL-5 */
export const asMaster = (choice: Choice, isMaster: boolean): Choice => ({ ...choice, isMaster, drops: [] })

export const withDrop = (choice: Choice, drop: string, isChosen: boolean): Choice => ({
  ...choice,
  drops: isChosen ? [...choice.drops, drop] : choice.drops.filter((one) => one !== drop),
})

type Offered = Pick<BolOptions, 'shipmentNumber' | 'shipmentBols' | 'orderBols'>
type Command = CallInput<typeof getBolReport>['body']

/** BOL-8, BOL-10: what is asked for of what there is now; null while nothing of that is chosen. */
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

/** BOL-14: why nothing can be printed or sent yet. */
export function missingIn(choice: Choice, command: Command | null): string | undefined {
  if (command === null) return choice.tab === 1 ? 'Choose an order first' : 'Choose a drop first'
  if (!choice.isEmail) return undefined
  return choice.emails.length === 0 ? 'Choose who gets it first' : tooMany(choice.emails)
}

/** Why a bill cannot go to so many. */
export const tooMany = ({ length }: readonly string[]): string | undefined =>
  length > mostBolRecipients ? tooManyRecipients : undefined
