import { findCommodities } from '@lanewise/contract/commodities'
import { commodityTemplateHeader, rowOfCommodity } from '@lanewise/domain/commodities/import-row'
import { ExportButton } from '#platform/list/ExportButton.tsx'
import { useSession } from '#platform/session/SessionProvider.tsx'

type ExportCommoditiesProps = { search: string; total: number | undefined }

/** Everything that matches, in the columns of the template, so that the file can be edited and uploaded again. */
export function ExportCommodities({ search, total }: ExportCommoditiesProps) {
  const { ask } = useSession()
  return (
    <ExportButton
      fileName="commodities.csv"
      header={commodityTemplateHeader}
      rowOf={rowOfCommodity}
      read={(page) => ask(findCommodities, { query: { searchTerm: search, ...page } })}
      total={total}
    />
  )
}
