import { Commodity, commodityEntity } from '@lanewise/contract/commodities'
import type { SearchResult } from '@lanewise/contract/search'
import { formatNmfc } from '@lanewise/domain/commodities/nmfc'
import { declaredFields } from '#platform/declared-fields.ts'
import { recordResult } from '#platform/record-result.ts'
import type { CommodityRow } from './commodities.queries.ts'

const declared = declaredFields(Commodity)

export const commodityView = (row: CommodityRow): Commodity =>
  declared({
    ...row,
    nmfcNumber: row.nmfcItem === null ? null : formatNmfc(row.nmfcItem, row.nmfcSub),
    hazmatUNNumber: row.hazmatUnNumber,
    updatedAt: row.updatedAt.toISOString(),
  })

export const commodityResult = (row: CommodityRow): SearchResult =>
  recordResult(commodityEntity, row, [row.description, row.customerProductCode])
