import { locationChanged } from '@lanewise/contract/locations'
import { orderChanged } from '@lanewise/contract/orders'
import { reaction } from '#platform/jobs/reaction.ts'
import { copyAppointmentRule } from './status.queries.ts'

/**
 * The dock decides whether a stop of an open order needs an appointment. No user changed the order, so its version
 * stays, but open screens are notified. (DEF-94)
 */
export const updateAppointmentFlags = reaction(
  'orders.follow-docks',
  locationChanged,
  async (ctx, { id: locationId }) => {
    for (const { id, orderNumber } of await copyAppointmentRule(ctx.db, locationId))
      ctx.emit(orderChanged, { id, orderNumber, action: 'changed' })
  },
)
