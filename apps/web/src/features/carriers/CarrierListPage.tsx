import { useState } from 'react'
import { SavedViews } from '#features/saved-views/index.ts'
import { FilterBar } from '#platform/list/FilterBar.tsx'
import { noFilters } from '#platform/list/filter-field.ts'
import { ListFooter } from '#platform/list/ListFooter.tsx'
import { SortMenu } from '#platform/list/SortMenu.tsx'
import { LiveStatus } from '#platform/live/LiveStatus.tsx'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { useExistingPage, useListState } from '#platform/url-state.ts'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { ListPage } from '#ui/layout/ListPage.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Toolbar } from '#ui/layout/Toolbar.tsx'
import { useNarrow } from '#ui/use-media.ts'
import { pageSize, useCarriers } from './carriers.api.ts'
import { AddCarrierDialog } from './form/AddCarrierDialog.tsx'
import { AddCarrier } from './list/AddCarrier.tsx'
import { CarrierList } from './list/CarrierList.tsx'
import { fields, filters, queryOf, sortOptions, sorts } from './list/carrier-filters.ts'
import { ExportCarriers } from './list/ExportCarriers.tsx'

export default function CarrierListPage() {
  useLiveRefresh(useUser().companyId)
  const [state, change] = useListState({ filters, sort: 'name', sorts })
  const asked = queryOf(state)
  const found = useCarriers({ ...asked, page: state.page })
  const total = found.data?.total
  useExistingPage({ page: state.page, pageSize, total: found.isPlaceholderData ? undefined : total }, change)
  const [isAdding, setAdding] = useState(false)
  const isFiltered = state.search !== '' || filters.some((name) => state.filters[name].length > 0)
  const setSort = (sort: string) => change({ sort })
  const isNarrow = useNarrow()
  const sortMenu = <SortMenu value={state.sort} options={sortOptions} onChange={setSort} />

  return (
    <ListPage
      header={
        <PageHeader
          title="Carriers"
          count={total}
          aside={<LiveStatus />}
          actions={
            <>
              <ExportCarriers asked={asked} total={total} />
              <AddCarrier onAdd={() => setAdding(true)} />
            </>
          }
        />
      }
      views={<SavedViews list="carriers" allLabel="All carriers" />}
      toolbar={
        <Toolbar end={!isNarrow && sortMenu}>
          <SearchBox label="Search carriers" value={state.search} onSearch={(search) => change({ search })} />
          <FilterBar fields={fields} state={state} change={change} />
          {isNarrow && sortMenu}
        </Toolbar>
      }
      footer={<ListFooter page={state.page} pageSize={pageSize} total={total} onPage={(page) => change({ page })} />}
    >
      <CarrierList
        found={found}
        isFiltered={isFiltered}
        sort={state.sort}
        onSort={setSort}
        onClear={() => change({ search: '', filters: noFilters(fields) })}
        onAdd={() => setAdding(true)}
      />
      {isAdding && <AddCarrierDialog onClose={() => setAdding(false)} />}
    </ListPage>
  )
}
