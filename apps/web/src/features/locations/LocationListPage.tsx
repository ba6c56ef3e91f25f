import type { Location } from '@lanewise/contract/location-shapes'
import { List, MapPinned } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { SavedViews } from '#features/saved-views/index.ts'
import { ImportDialog } from '#platform/import/ImportDialog.tsx'
import { FilterBar } from '#platform/list/FilterBar.tsx'
import { noFilters } from '#platform/list/filter-field.ts'
import { ListFooter } from '#platform/list/ListFooter.tsx'
import { SortMenu } from '#platform/list/SortMenu.tsx'
import { LiveStatus } from '#platform/live/LiveStatus.tsx'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { Leave } from '#platform/routing/Leave.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { useExistingPage, useListState } from '#platform/url-state.ts'
import { SegmentedControl } from '#ui/action/SegmentedControl.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { ListPage } from '#ui/layout/ListPage.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Toolbar } from '#ui/layout/Toolbar.tsx'
import { LocationDialog } from './form/LocationDialog.tsx'
import { AddLocation } from './list/AddLocation.tsx'
import { ExportLocations } from './list/ExportLocations.tsx'
import { LocationList } from './list/LocationList.tsx'
import { LocationMap } from './list/LocationMap.tsx'
import { pathOf } from './list/location-columns.tsx'
import { filters, queryOf, sortOptions, sorts, useFilterFields } from './list/location-filters.tsx'
import { useMapView, type View } from './list/use-map-view.ts'
import { locationImport } from './location-import.ts'
import { pageSize, useLocations } from './locations.api.ts'
import { DeleteLocation } from './page/DeleteLocation.tsx'

type Opened = 'add' | 'import' | { edit: Location } | { remove: Location } | { leaveTo: string } | null

export default function LocationListPage() {
  useLiveRefresh(useUser().companyId)
  const [state, change] = useListState({ filters, sort: 'name', sorts })
  const asked = useMemo(() => queryOf(state), [state])
  const found = useLocations(asked, state.page)
  const total = found.data?.total
  useExistingPage({ page: state.page, pageSize, total: found.isPlaceholderData ? undefined : total }, change)
  const [view, choose] = useMapView()
  const fields = useFilterFields(found.data?.data ?? none)
  const [opened, open] = useState<Opened>(null)
  const isFiltered = state.search !== '' || filters.some((name) => state.filters[name].length > 0)
  const actions = {
    sort: (sort: string) => change({ sort }),
    clear: () => change({ search: '', filters: noFilters(fields) }),
    add: () => open('add'),
    edit: (edit: Location) => open({ edit }),
    remove: (remove: Location) => open({ remove }),
  }
  return (
    <ListPage
      fills={view === 'map'}
      header={
        <PageHeader
          title="Locations"
          count={total}
          aside={<LiveStatus />}
          actions={
            <>
              <ExportLocations asked={asked} total={total} />
              <AddLocation onAdd={actions.add} onImport={() => open('import')} />
            </>
          }
        />
      }
      views={<SavedViews list="locations" allLabel="All locations" />}
      toolbar={
        <Toolbar
          end={
            <>
              <SortMenu value={state.sort} options={sortOptions} onChange={actions.sort} />
              <SegmentedControl label="View" value={view} options={views} onChange={choose} iconOnly />
            </>
          }
        >
          <SearchBox label="Search locations" value={state.search} onSearch={(search) => change({ search })} />
          <FilterBar fields={fields} state={state} change={change} />
        </Toolbar>
      }
      footer={<ListFooter page={state.page} pageSize={pageSize} total={total} onPage={(page) => change({ page })} />}
    >
      {view === 'map' ? (
        <LocationMap found={found} asked={asked} isFiltered={isFiltered} actions={actions} />
      ) : (
        <LocationList found={found} isFiltered={isFiltered} sort={state.sort} actions={actions} />
      )}
      <OpenedDialog opened={opened} open={open} />
    </ListPage>
  )
}

const none: never[] = []

const views: { value: View; label: string; icon: React.ReactNode }[] = [
  { value: 'list', label: 'List', icon: <List /> },
  { value: 'map', label: 'Map', icon: <MapPinned /> },
]

function OpenedDialog({ opened, open }: { opened: Opened; open: (opened: Opened) => void }) {
  const close = useCallback(() => open(null), [open])
  if (opened === null) return null
  if (opened === 'import') return <ImportDialog setup={locationImport} onClose={close} />
  if (opened === 'add')
    return <LocationDialog onSaved={(location) => open({ leaveTo: pathOf(location) })} onClose={close} />
  if ('leaveTo' in opened) return <Leave to={opened.leaveTo} onLeft={close} />
  if ('remove' in opened) return <DeleteLocation location={opened.remove} onDeleted={close} onClose={close} />
  return <LocationDialog locationNumber={opened.edit.locationNumber} onSaved={close} onClose={close} />
}
