import { type Db, inCompany, type Tx } from '@lanewise/api/platform/db/database'
import { demoCompanies } from '#company/companies.ts'
import type { EdiCarrierAccess } from '#simulator/edi/edi-post.ts'
import type { SimulatedCompany } from '#simulator/simulator.ts'
import { ensureKey } from './api-keys.ts'
import { ediConnections, ensureToken } from './connection-tokens.ts'
import { derivedFrom, type SecretOf } from './derived-secrets.ts'

/**
 * The demo companies with the secrets of their simulated carriers: a key for tracking events each, and, where a carrier
 * is connected by EDI, a key by which its files are collected and the token of its connection. Companies whose admin has
 * revoked a key go without it.
 */
export async function simulatedCompanies(db: Db, password: string): Promise<SimulatedCompany[]> {
  const secretOf = derivedFrom(password)
  const companies: SimulatedCompany[] = []
  for (const { company } of demoCompanies) {
    const simulated = await inCompany(db, company.id, (tx) => simulatedCompany(tx, company.id, secretOf))
    if (simulated) companies.push(simulated)
  }
  return companies
}

async function simulatedCompany(tx: Tx, companyId: string, secretOf: SecretOf): Promise<SimulatedCompany | null> {
  const key = await ensureKey(tx, companyId, { name: 'Carrier simulator', scopes: ['tracking'], secretOf })
  return key === null ? null : { key, ediCarriers: await ediCarriers(tx, companyId, secretOf) }
}

async function ediCarriers(tx: Tx, companyId: string, secretOf: SecretOf): Promise<EdiCarrierAccess[]> {
  const connections = await ediConnections(tx)
  if (connections.length === 0) return []
  const key = await ensureKey(tx, companyId, { name: 'EDI gateway', scopes: ['read'], secretOf })
  if (key === null) return []
  const carriers: EdiCarrierAccess[] = []
  for (const connection of connections) {
    const { carrierId, scac } = connection
    carriers.push({ carrierId, scac, key, token: await ensureToken(tx, companyId, connection, secretOf) })
  }
  return carriers
}
