import type { Tx } from '@lanewise/api/platform/db/database'
import type { DemoCarrier } from './make-carriers.ts'

type Holder = { heldBy: string; heldAt: Date }

/** Writes carriers with their certificates and contacts, three statements for all. */
export async function insertCarriers(tx: Tx, carriers: readonly DemoCarrier[], { heldBy, heldAt }: Holder) {
  const held = { isOnHold: true, heldBy, heldAt }
  const rows = await tx
    .insertInto('carriers')
    .values(
      carriers.map(({ certificates: _certificates, contacts: _contacts, ...columns }) => ({
        ...columns,
        ...(columns.holdReason === null ? { isOnHold: false, heldBy: null, heldAt: null } : held),
      })),
    )
    .returningAll()
    .execute()
  const of = <T>(list: (carrier: DemoCarrier) => readonly T[]) =>
    carriers.flatMap((carrier) => list(carrier).map((one) => ({ ...one, carrierId: carrier.id })))
  await tx
    .insertInto('carrierInsurance')
    .values(of(({ certificates }) => certificates))
    .execute()
  await tx
    .insertInto('carrierContacts')
    .values(of(({ contacts }) => contacts))
    .execute()
  return rows
}
