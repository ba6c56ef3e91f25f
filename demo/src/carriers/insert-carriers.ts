import type { Tx } from '@lanewise/api/platform/db/database'
import { dates } from '#history/dates.ts'
import type { DemoCarrier } from './make-carriers.ts'

type Seeding = { ownName: string; heldBy: string | null; now: Date }

/** Inserts carriers with their certificates and contacts in three statements. */
export async function insertCarriers(tx: Tx, carriers: readonly DemoCarrier[], seeding: Seeding) {
  const rows = await tx
    .insertInto('carriers')
    .values(carriers.map((carrier, index) => columnsOf(carrier, index, seeding)))
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
  await connectByEdi(tx, carriers, seeding)
  return rows
}

/** The first carrier that can take loads and has a SCAC gets its tenders as EDI files. */
async function connectByEdi(tx: Tx, carriers: readonly DemoCarrier[], { ownName, now }: Seeding) {
  const carrier = carriers.find(({ scac, holdReason, modes }) => scac && holdReason === null && modes.includes('TL'))
  if (!carrier) return
  const at = dates.carrierCreated(now, carriers.indexOf(carrier))
  const ends = {
    ownQualifier: 'ZZ',
    ownId: ownName.replace(/\W/g, '').toUpperCase(),
    partnerQualifier: '02',
    partnerId: carrier.scac,
  }
  await tx
    .insertInto('tenderConnections')
    .values({
      carrierId: carrier.id,
      kind: 'EDI',
      ...ends,
      isTest: false,
      tokenMadeAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
}

function columnsOf(carrier: DemoCarrier, index: number, { heldBy, now }: Seeding) {
  const { certificates: _certificates, contacts: _contacts, ...columns } = carrier
  const createdAt = dates.carrierCreated(now, index)
  if (columns.holdReason === null)
    return { ...columns, isOnHold: false, heldBy: null, heldAt: null, createdAt, updatedAt: createdAt }
  const heldAt = dates.carrierHeld(now, index)
  return { ...columns, isOnHold: true, heldBy, heldAt, createdAt, updatedAt: heldAt }
}
