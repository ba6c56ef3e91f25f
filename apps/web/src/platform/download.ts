import { writeCsv } from '@lanewise/domain/shared/csv'

/** Hands the user a CSV file that spreadsheets open as it was meant. */
export function downloadCsv(name: string, header: readonly string[], rows: Parameters<typeof writeCsv>[1]) {
  const address = URL.createObjectURL(new Blob([writeCsv(header, rows)], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
