import type { FuelIndex } from '@lanewise/domain/rating/ltl/fuel/fuel-index'
import type { LtlTariff } from '@lanewise/domain/rating/ltl/tariff'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { createBriefMemory } from '#platform/memory/brief-memory.ts'
import { fuelWeeks, type TariffVersion, tariffsByIds, tariffVersions } from './tariffs.queries.ts'

export type CompanyTariffs = { tariffs: readonly LtlTariff[]; fuel: FuelIndex }

/** Short-lived cache by company. */
const memory = createBriefMemory<CompanyTariffs>()

type CachedTariffs = Map<string, { version: string; tariff: LtlTariff }>

/** Cache of parsed tariffs: preparing a tariff for rating takes longer than everything else. */
const cache = new Map<string, CachedTariffs>()
const mostCompanies = 200

/** LTL tariffs and diesel prices of the caller's company. */
export const companyTariffs = ({ db, user }: Pick<Context, 'db' | 'user'>): Promise<CompanyTariffs> =>
  memory.recall(user.companyId, async () => {
    const [versions, weeks] = await Promise.all([tariffVersions(db), fuelWeeks(db)])
    const tariffs = await readTariffs(db, user.companyId, versions)
    return { tariffs, fuel: { name: 'Diesel', weeks } }
  })

async function readTariffs(db: Tx, companyId: string, versions: readonly TariffVersion[]): Promise<LtlTariff[]> {
  const known = cache.get(companyId)
  const missing = versions.filter(({ id, version }) => known?.get(id)?.version !== version).map(({ id }) => id)
  const read = new Map((missing.length > 0 ? await tariffsByIds(db, missing) : []).map((row) => [row.id, row.tariff]))
  const now: CachedTariffs = new Map()
  for (const { id, version } of versions) {
    const tariff = read.get(id) ?? known?.get(id)?.tariff
    if (tariff) now.set(id, { version, tariff })
  }
  if (cache.size >= mostCompanies) cache.clear()
  cache.set(companyId, now)
  return [...now.values()].map(({ tariff }) => tariff)
}
