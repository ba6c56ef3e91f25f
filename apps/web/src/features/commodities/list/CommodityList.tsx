import { type Commodity, createCommodity } from '@lanewise/contract/commodities'
import { PackageOpen } from 'lucide-react'
import type { FoundCommodities } from '#features/commodities/commodities.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { errorText } from '#platform/query/problem.ts'
import { Link } from '#ui/action/Link.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { CommodityRows } from './CommodityRows.tsx'
import { SkeletonRow } from './row-layout.tsx'

type CommodityListProps = {
  found: FoundCommodities
  search: string
  onClearSearch: () => void
  onAdd: () => void
  onEdit: (commodity: Commodity) => void
}

/** The list in each of its states. */
export function CommodityList({ found, search, onClearSearch, onAdd, onEdit }: CommodityListProps) {
  const { data: rows = [], total = 0 } = found.isPlaceholderData ? {} : (found.data ?? {})
  if (rows.length > 0)
    return (
      <Card flush>
        <CommodityRows rows={rows} search={search} onEdit={onEdit} />
      </Card>
    )
  if (found.status === 'error')
    return (
      <Card flush>
        <ErrorState text={errorText(found.error)} retrying={found.isFetching} onRetry={() => void found.refetch()} />
      </Card>
    )
  // A page beyond the end is about to give way to the last one.
  const isLoading = found.status === 'loading' || found.isPlaceholderData || total > 0
  return (
    <Card flush>
      {isLoading ? <SkeletonRows row={<SkeletonRow />} /> : <NoneFound {...{ search, onClearSearch, onAdd }} />}
    </Card>
  )
}

type NoneFoundProps = Pick<CommodityListProps, 'search' | 'onClearSearch' | 'onAdd'>

function NoneFound({ search, onClearSearch, onAdd }: NoneFoundProps) {
  const mayAdd = useRefusalOf(createCommodity) === undefined
  const clear = (
    <Link component="button" type="button" onClick={onClearSearch}>
      Clear search
    </Link>
  )
  const add = mayAdd && (
    <Link component="button" type="button" onClick={onAdd}>
      Add the first commodity
    </Link>
  )
  return (
    <EmptyState
      text="No Commodities found"
      {...(!search && { icon: <PackageOpen aria-hidden="true" /> })}
      action={search ? clear : add}
    />
  )
}
