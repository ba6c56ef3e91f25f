import {
  findConsolidationCandidates,
  getConsolidation,
  previewConsolidation,
  saveConsolidation,
} from '@lanewise/contract/consolidation'
import type { CallInput } from '@lanewise/contract/operation'
import type { Permission } from '@lanewise/domain/access/permissions'
import { type ItemBody, type OrderBody, peaches, stopAt } from '#features/orders/testing/given.ts'
import { shipmentSetup } from '#features/shipments/testing/given.ts'
import type { TestPortal } from '#platform/testing/portal.ts'

type Place = { locationNumber: string }
type SaveBody = CallInput<typeof saveConsolidation>['body']
type Portal = Pick<ReturnType<TestPortal['as']>, 'attempt'>

/** A user of a new company who consolidates orders. */
export async function consolidationSetup(portal: TestPortal, facts: { permissions?: readonly Permission[] } = {}) {
  const setup = await shipmentSetup(portal, facts)
  const { ask } = setup
  /** Creates an order of one item between two places and returns its number. */
  const orderFrom = async (from: Place, to: Place, facts: Partial<ItemBody> = {}, more: Partial<OrderBody> = {}) => {
    const item = peaches(facts)
    const stops = [stopAt('Pickup', from, [item]), stopAt('Dropoff', to, [item])]
    return (await setup.create({ stops, ...more })).orderNumber
  }
  const trySave = (orderNumber: string, body: SaveBody, by: Portal = setup) =>
    by.attempt(saveConsolidation, { params: { orderNumber }, body })
  return {
    ...setup,
    orderFrom,
    open: (orderNumber: string) => ask(getConsolidation, { params: { orderNumber } }),
    candidates: async (
      baseOrderNumber: string,
      more: Omit<CallInput<typeof findConsolidationCandidates>['body'], 'baseOrderNumber'> = {},
    ) => {
      const { data } = await ask(findConsolidationCandidates, { body: { baseOrderNumber, ...more } })
      return data.map(({ orderNumber }) => orderNumber).sort()
    },
    preview: (orderNumber: string, others: readonly string[], stopIds: string[] = []) =>
      ask(previewConsolidation, {
        params: { orderNumber },
        body: { orderNumbers: [orderNumber, ...others], stopIds },
      }),
    save: (orderNumber: string, others: readonly string[], more: Partial<SaveBody> = {}) =>
      ask(saveConsolidation, {
        params: { orderNumber },
        body: { orderNumbers: [orderNumber, ...others], version: null, ...more },
      }),
    trySave,
  }
}
