import {
  findConsolidationCandidates,
  getConsolidation,
  previewConsolidation,
  saveConsolidation,
} from '@lanewise/contract/consolidation'
import type { CallInput } from '@lanewise/contract/operation'
import type { Permission } from '@lanewise/domain/access/permissions'
import { type ItemBody, type OrderBody, peaches, stopAt } from '#features/orders/testing/given.ts'
import { shipmentDesk } from '#features/shipments/testing/given.ts'
import type { TestPortal } from '#platform/testing/portal.ts'

type Place = { locationNumber: string }
type SaveBody = CallInput<typeof saveConsolidation>['body']
type Portal = Pick<ReturnType<TestPortal['as']>, 'attempt'>

/** Somebody of a new company who puts orders together. */
export async function consolidationDesk(portal: TestPortal, facts: { permissions?: readonly Permission[] } = {}) {
  const desk = await shipmentDesk(portal, facts)
  const { ask } = desk
  /** An order of one item from one place to another; its number. */
  const orderFrom = async (from: Place, to: Place, facts: Partial<ItemBody> = {}, more: Partial<OrderBody> = {}) => {
    const item = peaches(facts)
    const stops = [stopAt('Pickup', from, [item]), stopAt('Dropoff', to, [item])]
    return (await desk.create({ stops, ...more })).orderNumber
  }
  const trySave = (orderNumber: string, body: SaveBody, by: Portal = desk) =>
    by.attempt(saveConsolidation, { params: { orderNumber }, body })
  return {
    ...desk,
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
