import type { Carrier } from '@lanewise/contract/carrier-fields'
import { carrierChanged } from '@lanewise/contract/carriers'
import type { InsuranceCheck } from '@lanewise/domain/carriers/insurance'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import { companySettings } from '#features/settings/index.ts'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { type CarrierRow, findPerson, lockCarrier, saveCarrier } from './carriers.queries.ts'
import { carrierView } from './carriers.view.ts'
import { certificatesOf, contactsOf } from './records.queries.ts'

/** Changes to the carrier's own columns and the entries for its history. */
export type Changed = { columns?: Parameters<typeof saveCarrier>[2]; changes: Changes }

type Change = {
  /** Decides on the change and writes it. Returns null when there is nothing to change. */
  run: (carrier: CarrierRow) => Promise<Changed | null> | Changed | null
}

/**
 * Every change to a carrier, its certificates or its contacts increments the carrier's version once and adds one
 * history entry.
 */
export async function changeCarrier(ctx: Context, carrierId: string, { run }: Change): Promise<Carrier> {
  const before = (await lockCarrier(ctx.db, carrierId)) ?? refuse.notFound('carrier')
  const changed = await run(before)
  if (!changed) return fullView(ctx, before)
  const after = await saveCarrier(ctx.db, carrierId, changed.columns ?? {}, ctx.now)
  ctx.record(subject(after), 'changed', changed.changes)
  announce(ctx, after, 'changed')
  return fullView(ctx, after)
}

export async function fullView(ctx: Context, row: CarrierRow): Promise<Carrier> {
  const certificates = await certificatesOf(ctx.db, [row.id])
  const contacts = await contactsOf(ctx.db, row.id)
  const holder = row.heldBy ? await findPerson(ctx.db, row.heldBy) : undefined
  const heldByName = holder ? `${holder.firstName} ${holder.lastName}` : null
  return carrierView(row, { certificates, contacts, heldByName, check: await insuranceCheck(ctx) })
}

/**
 * Today's date in the company's time zone, and the number of days before the end of coverage when the warning starts.
 * (DEF-2, DEF-106)
 */
export async function insuranceCheck(ctx: Context): Promise<InsuranceCheck> {
  const { insuranceWarningDays } = await companySettings(ctx)
  return { today: zonedDate(ctx.now, ctx.user.timeZone), warningDays: insuranceWarningDays }
}

export const subject = (row: CarrierRow) => ({ entity: 'carrier', id: row.id, name: row.name })

export const announce = (ctx: Context, row: CarrierRow, action: 'created' | 'changed' | 'deleted') =>
  ctx.emit(carrierChanged, { id: row.id, name: row.name, action })
