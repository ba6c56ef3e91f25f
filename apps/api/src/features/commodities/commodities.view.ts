import { Commodity, commodityEntity } from '@lanewise/contract/commodities'
import type { SearchResult } from '@lanewise/contract/search'
import { formatNmfc } from '@lanewise/domain/commodities/nmfc'
import { recordResult } from '#platform/record-result.ts'
import type { CommodityRow } from './commodities.queries.ts'

const fields = Object.keys(Commodity.shape) as (keyof Commodity)[]

/** A row as it leaves the server: the declared fields and nothing else. */
export function commodityView(row: CommodityRow): Commodity {
  const all = {
    ...row,
    nmfcNumber: row.nmfcItem === null ? null : formatNmfc(row.nmfcItem, row.nmfcSub),
    hazmatUNNumber: row.hazmatUnNumber,
    updatedAt: row.updatedAt.toISOString(),
  }
  return Object.fromEntries(fields.map((field) => [field, all[field]])) as Commodity
}

/** DEF-120: a commodity as the global search shows it. */
export const commodityResult = (row: CommodityRow): SearchResult =>
  recordResult(commodityEntity, row, [row.description, row.customerProductCode])
