import { Commodity, commodityEntity } from '@lanewise/contract/commodities'
import { formatNmfc } from '@lanewise/domain/commodities/nmfc'
import { declaredFields } from '#platform/declared-fields.ts'
import type { SearchHit } from '#platform/feature.ts'
import { recordResult, searchedFields } from '#platform/record-result.ts'
import type { CommodityRow } from './commodities.queries.ts'

const declared = declaredFields(Commodity)

export const commodityView = (row: CommodityRow): Commodity =>
  declared({
    ...row,
    nmfcNumber: row.nmfcItem === null ? null : formatNmfc(row.nmfcItem, row.nmfcSub),
    hazmatUNNumber: row.hazmatUnNumber,
    updatedAt: row.updatedAt.toISOString(),
  })

export const commodityResult = (row: CommodityRow): SearchHit =>
  recordResult(
    commodityEntity,
    row,
    [row.description, row.customerProductCode],
    searchedFields(['NMFC', row.nmfcItem && formatNmfc(row.nmfcItem, row.nmfcSub)], ['UN number', row.hazmatUnNumber]),
  )
