import type { writeCsv } from '@lanewise/domain/shared/csv'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadCsv } from '#platform/download.ts'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** The most a list call answers at once. */
const largestPage = 10_000

type ExportButtonProps<R> = {
  fileName: string
  header: readonly string[]
  rowOf: (record: R) => Parameters<typeof writeCsv>[1][number]
  /** Asks for a page of what the list shows. */
  read: (page: { page: number; pageSize: number }) => Promise<{ data: R[]; total: number }>
  total: number | undefined
}

/** Everything that matches the list as a CSV file. */
export function ExportButton<R>({ fileName, header, rowOf, read, total }: ExportButtonProps<R>) {
  const { error } = useSnackbar()
  const [isRunning, setRunning] = useState(false)
  const readAll = async (page: number): Promise<R[]> => {
    const { data, total: all } = await read({ page, pageSize: largestPage })
    return page * largestPage < all ? [...data, ...(await readAll(page + 1))] : data
  }
  const run = async () => {
    setRunning(true)
    try {
      downloadCsv(fileName, header, (await readAll(1)).map(rowOf))
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
