import type { Tx } from '@lanewise/api/platform/db/database'
import { tokenHash } from '@lanewise/api/platform/links/personal-links'
import { sql } from 'kysely'
import type { SecretOf } from './derived-secrets.ts'

type Connection = { id: string; carrierName: string }
type EdiConnection = Connection & { carrierId: string; scac: string }

/**
 * Connections by EDI with the token of the demo. One for which a user has made new secrets belongs to that user's
 * system, which answers in place of the simulator.
 */
export async function ediConnections(tx: Tx): Promise<EdiConnection[]> {
  const rows = await tx
    .selectFrom('tenderConnections as connection')
    .innerJoin('carriers as carrier', 'carrier.id', 'connection.carrierId')
    .select(['connection.id', 'connection.carrierId', 'carrier.name as carrierName', 'carrier.scac'])
    .where('connection.kind', '=', 'EDI')
    .where('connection.tokenMadeAt', '=', sql<Date>`connection.created_at`)
    .where('carrier.scac', 'is not', null)
    .where('carrier.deletedAt', 'is', null)
    .orderBy('connection.id')
    .execute()
  return rows.flatMap(({ scac, ...row }) => (scac === null ? [] : [{ ...row, scac }]))
}

/** The token of a connection, valid from now on also after a change of the demo's password. */
export async function ensureToken(tx: Tx, companyId: string, { id, carrierName }: Connection, secretOf: SecretOf) {
  const token = secretOf(`EDI/${id}`)
  const link = { purpose: 'carrier', companyId, recordId: id } as const
  await tx
    .deleteFrom('system.personalLinks')
    .where('companyId', '=', companyId)
    .where('recordId', '=', id)
    .where('purpose', '=', link.purpose)
    .execute()
  await tx
    .insertInto('system.personalLinks')
    .values({ ...link, tokenHash: tokenHash(token), holder: carrierName, createdAt: new Date() })
    .execute()
  return token
}
