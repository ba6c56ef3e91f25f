import type { AskableCarrier } from '@lanewise/contract/rate-requests'
import { bookingObstacle } from '@lanewise/domain/booking/carrier-obstacle'
import type { Certificate } from '@lanewise/domain/carriers/certificate'
import { requireShipment } from '#features/shipments/index.ts'
import { type Context, todayOf } from '#platform/context.ts'
import { type AskableRow, type ContactRow, certificatesOf, contactsOf, searchCarriers } from './askable.queries.ts'

/** Maximum number of carriers shown in the picker. */
const shown = 20

/** Carriers that can be asked for a rate. (RFQ-1) */
export async function findAskableCarriers(ctx: Context, shipmentNumber: string, q: string) {
  const shipment = await requireShipment(ctx, { shipmentNumber })
  return { items: await askable(ctx, await searchCarriers(ctx.db, shipment, { q, pageSize: shown })) }
}

/** Carriers with their email addresses and any obstacle to asking them. (CARRIER-3, CARRIER-4) */
export async function askable(ctx: Context, rows: readonly AskableRow[]): Promise<AskableCarrier[]> {
  const ids = rows.map(({ id }) => id)
  const [contacts, certificates] = await Promise.all([contactsOf(ctx.db, ids), certificatesOf(ctx.db, ids)])
  const today = todayOf(ctx)
  return rows.map((row) => {
    const own = certificates.filter(({ carrierId }) => carrierId === row.id) as (Certificate & { carrierId: string })[]
    return {
      carrierId: row.id,
      name: row.name,
      dotNumber: row.dotNumber,
      logoFileId: row.logoFileId,
      fits: row.fits,
      obstacle: bookingObstacle(row, own, today)?.message ?? null,
      contacts: addressesOf(row, contacts),
    }
  })
}

/** Contacts first, then the carrier's own address. Each address appears once, ignoring case. */
function addressesOf(row: AskableRow, contacts: readonly ContactRow[]): AskableCarrier['contacts'] {
  const people = contacts.filter(({ carrierId }) => carrierId === row.id)
  const all = [...people, { name: null, role: null, email: row.email }]
  const seen = new Set<string>()
  return all.flatMap(({ name, role, email }) => {
    if (email === null || seen.has(email.toLowerCase())) return []
    seen.add(email.toLowerCase())
    return [{ name, role: role as AskableCarrier['contacts'][number]['role'], email }]
  })
}
