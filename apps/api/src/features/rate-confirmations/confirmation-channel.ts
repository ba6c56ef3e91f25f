import type { ConfirmationMethod } from '@lanewise/domain/booking/rate-confirmation'
import { carrierEmail } from '#features/carriers/index.ts'
import { type CarrierSystem, systemOf } from '#features/tenders/index.ts'
import type { Tx } from '#platform/db/database.ts'

export type ConfirmationChannel =
  | { method: Extract<ConfirmationMethod, 'EDI' | 'API'>; system: CarrierSystem; recipient: null }
  | { method: 'Email'; recipient: string }
  | { method: 'None'; recipient: null }

/** How a carrier is notified: through its own system, otherwise by mail, if it has an address. (DEF-127) */
export async function confirmationChannel(db: Tx, carrierId: string | null): Promise<ConfirmationChannel> {
  if (!carrierId) return { method: 'None', recipient: null }
  const system = await systemOf(db, carrierId)
  if (system) return { method: system.kind, system, recipient: null }
  const to = await carrierEmail(db, carrierId)
  return to ? { method: 'Email', recipient: to } : { method: 'None', recipient: null }
}
