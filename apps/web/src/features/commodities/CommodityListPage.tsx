import { styled } from '@mui/material/styles'
import { SavedViews } from '#features/saved-views/index.ts'
import { ImportDialog } from '#platform/import/ImportDialog.tsx'
import { LiveStatus } from '#platform/live/LiveStatus.tsx'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { useExistingPage, useListState } from '#platform/url-state.ts'
import { Pager } from '#ui/data/Pager.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Toolbar } from '#ui/layout/Toolbar.tsx'
import { commodityImport } from './bulk-upload/commodity-import.ts'
import { pageSize, useCommodities } from './commodities.api.ts'
import { CommodityDialog } from './form/CommodityDialog.tsx'
import { AddCommodity } from './list/AddCommodity.tsx'
import { CommodityList } from './list/CommodityList.tsx'
import { ExportCommodities } from './list/ExportCommodities.tsx'
import { useOpened } from './use-opened.ts'

export default function CommodityListPage() {
  useLiveRefresh(useUser().companyId)
  const [state, change] = useListState()
  const found = useCommodities(state)
  const total = found.data?.total
  useExistingPage({ page: state.page, pageSize, total: found.isPlaceholderData ? undefined : total }, change)
  const [opened, open] = useOpened()
  const close = () => open(null)

  return (
    <Column>
      <PageHeader
        title="Commodities"
        count={total}
        aside={<LiveStatus />}
        actions={
          <>
            <ExportCommodities search={state.search} total={total} />
            <AddCommodity onAdd={() => open('add')} onImport={() => open('import')} />
          </>
        }
      />
      <Views>
        <SavedViews list="commodities" allLabel="All commodities" />
      </Views>
      <Toolbar
        end={
          <Unknown data-unknown={total === undefined || undefined}>
            <Pager page={state.page} pageSize={pageSize} total={total ?? 0} onPage={(page) => change({ page })} />
          </Unknown>
        }
      >
        <SearchBox label="Search commodities" value={state.search} onSearch={(search) => change({ search })} />
      </Toolbar>
      <CommodityList
        found={found}
        search={state.search}
        onClearSearch={() => change({ search: '' })}
        onAdd={() => open('add')}
        onEdit={(edit) => open({ edit })}
      />
      {opened === 'add' && <CommodityDialog commodity={null} onClose={close} />}
      {opened === 'import' && <ImportDialog setup={commodityImport} onClose={close} />}
      {typeof opened === 'object' && opened && <CommodityDialog commodity={opened.edit} onClose={close} />}
    </Column>
  )
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 })

/** The text of the first tab stands under the title. */
const Views = styled('div')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > nav': { marginLeft: -10 },
}))

/** Keeps its room while nothing is known, so that nothing jumps when the list comes. */
const Unknown = styled('div')({ '&[data-unknown]': { visibility: 'hidden' } })
