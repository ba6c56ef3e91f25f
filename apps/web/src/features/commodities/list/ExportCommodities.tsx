import { type Commodity, findCommodities } from '@lanewise/contract/commodities'
import { commodityTemplateHeader, rowOfCommodity } from '@lanewise/domain/commodities/import-row'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadCsv } from '#platform/download.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { Button } from '#ui/action/Button.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** The most a list call answers at once. */
const largestPage = 10_000

type ExportCommoditiesProps = { search: string; total: number | undefined }

/** Everything that matches, in the columns of the template, so that the file can be edited and uploaded again. */
export function ExportCommodities({ search, total }: ExportCommoditiesProps) {
  const { ask } = useSession()
  const { error } = useSnackbar()
  const [isRunning, setRunning] = useState(false)
  const read = async (page: number): Promise<Commodity[]> => {
    const { data, total: all } = await ask(findCommodities, {
      query: { searchTerm: search, page, pageSize: largestPage },
    })
    return page * largestPage < all ? [...data, ...(await read(page + 1))] : data
  }
  const run = async () => {
    setRunning(true)
    try {
      downloadCsv('commodities.csv', commodityTemplateHeader, (await read(1)).map(rowOfCommodity))
    } catch (failure) {
      error(errorText(failure))
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button icon={<Download />} loading={isRunning} disabled={!total} onClick={() => void run()}>
      Export
    </Button>
  )
}
