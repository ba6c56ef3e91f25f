import { locationChanged } from '@lanewise/contract/locations'
import { orderChanged } from '@lanewise/contract/orders'
import { reaction } from '#platform/jobs/reaction.ts'
import { followAppointments } from './status.queries.ts'

/**
 * DEF-94: whether a stop needs an appointment is what its dock says now, while the order is open. Nobody changed the order,
 * so that its version stays; its screens are told.
 */
export const followDocks = reaction('orders.follow-docks', locationChanged, async (ctx, { id: locationId }) => {
  for (const { id, orderNumber } of await followAppointments(ctx.db, locationId))
    ctx.emit(orderChanged, { id, orderNumber, action: 'changed' })
})
