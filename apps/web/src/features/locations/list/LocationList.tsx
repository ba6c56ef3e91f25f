import type { FoundLocation } from '@lanewise/contract/location-shapes'
import { createCompanyLocation, deleteLocation, updateLocation } from '@lanewise/contract/locations'
import { Pencil, Trash2, Warehouse } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { FoundLocations } from '#features/locations/locations.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { errorText } from '#platform/query/problem.ts'
import { Link } from '#ui/action/Link.tsx'
import { DataTable, RowMenu } from '#ui/data/table/DataTable.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { useNarrow } from '#ui/use-media.ts'
import { LocationCards } from './LocationCards.tsx'
import type { ListActions } from './list-actions.ts'
import { columns, pathOf } from './location-columns.tsx'

type LocationListProps = {
  found: FoundLocations
  isFiltered: boolean
  sort: string
  actions: ListActions
}

/** The list in each of its states. */
export function LocationList({ found, isFiltered, sort, actions }: LocationListProps) {
  const isNarrow = useNarrow()
  const { rows, isLoading, isFailed } = rowsOf(found)
  if (isFailed) return <Failed found={found} />
  if (!isLoading && rows.length === 0) return <NoneFound isFiltered={isFiltered} actions={actions} />
  if (isNarrow) return isLoading ? <SkeletonRows height={116} /> : <LocationCards rows={rows} />
  return <LocationTable rows={rows} isLoading={isLoading} sort={sort} actions={actions} />
}

/** What there is to show. A page beyond the end is about to give way to the last one. */
export function rowsOf(found: FoundLocations) {
  const { data: rows = [], total = 0 } = found.data ?? {}
  return {
    rows,
    isFailed: found.status === 'error' && rows.length === 0,
    isLoading: found.status === 'loading' || (rows.length === 0 && (total > 0 || found.isPlaceholderData)),
  }
}

export const Failed = ({ found }: { found: FoundLocations }) => (
  <ErrorState text={errorText(found.error)} retrying={found.isFetching} onRetry={() => void found.refetch()} />
)

type LocationTableProps = { rows: readonly FoundLocation[]; isLoading: boolean; sort: string; actions: ListActions }

function LocationTable({ rows, isLoading, sort, actions }: LocationTableProps) {
  const navigate = useNavigate()
  const noEdit = useRefusalOf(updateLocation)
  const noDelete = useRefusalOf(deleteLocation)
  return (
    <DataTable
      label="Locations"
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={(location) => void navigate(pathOf(location))}
      sort={sort}
      onSort={actions.sort}
      isLoading={isLoading}
      rowMenu={(location) => (
        <RowMenu
          label={`Actions for ${location.locationNumber}`}
          items={[
            {
              label: 'Edit',
              icon: <Pencil />,
              ...(noEdit && { disabledReason: noEdit }),
              onSelect: () => actions.edit(location),
            },
            {
              label: 'Delete',
              icon: <Trash2 />,
              danger: true,
              ...(noDelete && { disabledReason: noDelete }),
              onSelect: () => actions.remove(location),
            },
          ]}
        />
      )}
    />
  )
}

export function NoneFound({ isFiltered, actions }: Pick<LocationListProps, 'isFiltered' | 'actions'>) {
  const mayAdd = useRefusalOf(createCompanyLocation) === undefined
  if (isFiltered)
    return (
      <EmptyState
        text="No locations were found for the given filters"
        action={
          <Link component="button" type="button" onClick={actions.clear}>
            Clear filters
          </Link>
        }
      />
    )
  return (
    <EmptyState
      text="No locations yet"
      icon={<Warehouse aria-hidden="true" />}
      action={
        mayAdd && (
          <Link component="button" type="button" onClick={actions.add}>
            Add the first location
          </Link>
        )
      }
    />
  )
}
