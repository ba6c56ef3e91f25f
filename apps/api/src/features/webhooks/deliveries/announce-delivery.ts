import { webhookChanged } from '@lanewise/contract/webhooks'
import type { Context } from '#platform/context.ts'

/** Updates the list of deliveries with the result. */
export const announceDelivery = ({ emit }: Context, { id, name }: { id: string; name: string }) =>
  emit(webhookChanged, { id, name, action: 'delivered' })
