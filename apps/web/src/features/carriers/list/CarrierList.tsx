import { createCarrier } from '@lanewise/contract/carriers'
import { Truck } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { FoundCarriers } from '#features/carriers/carriers.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { errorText } from '#platform/query/problem.ts'
import { Link } from '#ui/action/Link.tsx'
import { DataTable } from '#ui/data/table/DataTable.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { useNarrow } from '#ui/use-media.ts'
import { CarrierCards } from './CarrierCards.tsx'
import { columns, pathOf } from './carrier-columns.tsx'

type CarrierListProps = {
  found: FoundCarriers
  isFiltered: boolean
  sort: string
  onSort: (sort: string) => void
  onClear: () => void
  onAdd: () => void
}

/** The list in each of its states. */
export function CarrierList({ found, isFiltered, sort, onSort, onClear, onAdd }: CarrierListProps) {
  const isNarrow = useNarrow()
  const navigate = useNavigate()
  const { data: rows = [], total = 0 } = found.data ?? {}
  if (found.status === 'error' && rows.length === 0)
    return <ErrorState text={errorText(found.error)} retrying={found.isFetching} onRetry={() => void found.refetch()} />
  // A page beyond the end is about to give way to the last one.
  const isLoading = found.status === 'loading' || (rows.length === 0 && (total > 0 || found.isPlaceholderData))
  if (!isLoading && rows.length === 0) return <NoneFound {...{ isFiltered, onClear, onAdd }} />
  if (isNarrow) return isLoading ? <SkeletonRows height={104} /> : <CarrierCards rows={rows} />
  return (
    <DataTable
      label="Carriers"
      rows={rows}
      columns={columns}
      rowKey={({ carrierId }) => carrierId}
      onOpen={(carrier) => void navigate(pathOf(carrier))}
      sort={sort}
      onSort={onSort}
      isLoading={isLoading}
    />
  )
}

function NoneFound({ isFiltered, onClear, onAdd }: Pick<CarrierListProps, 'isFiltered' | 'onClear' | 'onAdd'>) {
  const mayAdd = useRefusalOf(createCarrier) === undefined
  if (isFiltered)
    return (
      <EmptyState
        text="No carriers were found for the given filters"
        action={
          <Link component="button" type="button" onClick={onClear}>
            Clear filters
          </Link>
        }
      />
    )
  return (
    <EmptyState
      text="No carriers yet"
      icon={<Truck aria-hidden="true" />}
      action={
        mayAdd && (
          <Link component="button" type="button" onClick={onAdd}>
            Add the first carrier
          </Link>
        )
      }
    />
  )
}
