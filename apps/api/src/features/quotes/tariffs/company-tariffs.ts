import type { FuelIndex } from '@lanewise/domain/rating/ltl/fuel/fuel-index'
import type { LtlTariff } from '@lanewise/domain/rating/ltl/tariff'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { createBriefMemory } from '#platform/memory/brief-memory.ts'
import { fuelWeeks, type TariffVersion, tariffsByIds, tariffVersions } from './tariffs.queries.ts'

export type CompanyTariffs = { tariffs: readonly LtlTariff[]; fuel: FuelIndex }

/** By company, as of a moment ago. */
const memory = createBriefMemory<CompanyTariffs>()

type Kept = Map<string, { version: string; tariff: LtlTariff }>

/** The tariffs that were read before: rating prepares each one once, which takes longer than all else. */
const kept = new Map<string, Kept>()
const mostCompanies = 200

/** What the company of the caller agreed with LTL carriers, and its prices of diesel. */
export const companyTariffs = ({ db, user }: Pick<Context, 'db' | 'user'>): Promise<CompanyTariffs> =>
  memory.recall(user.companyId, async () => {
    const [versions, weeks] = await Promise.all([tariffVersions(db), fuelWeeks(db)])
    const tariffs = await readTariffs(db, user.companyId, versions)
    return { tariffs, fuel: { name: 'Diesel', weeks } }
  })

async function readTariffs(db: Tx, companyId: string, versions: readonly TariffVersion[]): Promise<LtlTariff[]> {
  const known = kept.get(companyId)
  const missing = versions.filter(({ id, version }) => known?.get(id)?.version !== version).map(({ id }) => id)
  const read = new Map((missing.length > 0 ? await tariffsByIds(db, missing) : []).map((row) => [row.id, row.tariff]))
  const now: Kept = new Map()
  for (const { id, version } of versions) {
    const tariff = read.get(id) ?? known?.get(id)?.tariff
    if (tariff) now.set(id, { version, tariff })
  }
  if (kept.size >= mostCompanies) kept.clear()
  kept.set(companyId, now)
  return [...now.values()].map(({ tariff }) => tariff)
}
