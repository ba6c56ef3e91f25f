import { webhookChanged } from '@lanewise/contract/webhooks'
import type { Context } from '#platform/context.ts'

/** The list of deliveries shows what became of one. */
export const announceDelivery = ({ emit }: Context, { id, name }: { id: string; name: string }) =>
  emit(webhookChanged, { id, name, action: 'delivered' })
