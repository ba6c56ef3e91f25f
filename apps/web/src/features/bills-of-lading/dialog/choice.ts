import type { getBolReport } from '@lanewise/contract/bills-of-lading'
import type { CallInput } from '@lanewise/contract/operation'

/** BOL-1 */
export const bolTabs = ['Shipment', 'Order'] as const

/** What is chosen in the dialog. */
export type Choice = {
  /** Index of the tab. */
  tab: number
  isMaster: boolean
  drops: readonly number[]
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

export const withDrop = (choice: Choice, drop: number, isChosen: boolean): Choice => ({
  ...choice,
  drops: isChosen
    ? [...choice.drops, drop].sort((one, other) => one - other)
    : choice.drops.filter((one) => one !== drop),
})

type Command = CallInput<typeof getBolReport>['body']

/** BOL-8, BOL-10: what is asked for; null while nothing is chosen. */
export function commandOf(shipmentNumber: string, { tab, isMaster, drops, orderNumber }: Choice): Command | null {
  if (tab === 1) return orderNumber === null ? null : { shipmentNumber, singleOrderNumber: orderNumber }
  if (isMaster) return { shipmentNumber }
  return drops.length === 0 ? null : { shipmentNumber, deliveryStopSequenceNumbers: [...drops] }
}

/** BOL-14: why nothing can be printed or sent yet. */
export function missingIn(choice: Choice): string | undefined {
  if (commandOf('', choice) === null) return choice.tab === 1 ? 'Choose an order first' : 'Choose a drop first'
  return choice.isEmail && choice.emails.length === 0 ? 'Choose who gets it first' : undefined
}
