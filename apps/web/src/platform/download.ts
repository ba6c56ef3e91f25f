import { writeCsv } from '@lanewise/domain/shared/csv'

/** Downloads a CSV file that spreadsheets open correctly. */
export function downloadCsv(name: string, header: readonly string[], rows: Parameters<typeof writeCsv>[1]) {
  downloadText(name, writeCsv(header, rows))
}

/** Downloads a CSV file exactly as the server wrote it. */
export function downloadText(name: string, text: string) {
  download(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}

/** Downloads a file that an API call returned in base64. */
export function downloadBase64({
  fileName,
  contentType,
  data,
}: {
  fileName: string
  contentType: string
  data: string
}) {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  download(fileName, new Blob([bytes], { type: contentType }))
}

function download(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
