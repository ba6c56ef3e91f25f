import { type Document, getDocument } from '@lanewise/contract/documents'
import { downloadBase64 } from '#platform/download.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { type PaperOwner, snackbarOptions, useZip } from '../documents.api.ts'

/** Downloads the file of a document through a link created at that moment. */
export function useDownload() {
  const session = useSession()
  const snackbar = useSnackbar()
  return async ({ id, name }: Pick<Document, 'id' | 'name'>) => {
    try {
      const { fileURL } = await session.ask(getDocument, { params: { documentId: id } })
      Object.assign(document.createElement('a'), { href: fileURL, download: name }).click()
    } catch (error) {
      snackbar.error(errorText(error), snackbarOptions)
    }
  }
}

/** Downloads all documents of a shipment or an order as one ZIP file. */
export function useDownloadAll({ kind, id }: PaperOwner) {
  const { mutate } = useZip()
  const snackbar = useSnackbar()
  return () =>
    mutate(
      { body: kind === 'order' ? { orderId: id } : { shipmentId: id } },
      {
        onSuccess: ({ fileName, base64 }) => downloadBase64({ fileName, contentType: 'application/zip', data: base64 }),
        onError: (error) => snackbar.error(errorText(error), snackbarOptions),
      },
    )
}
