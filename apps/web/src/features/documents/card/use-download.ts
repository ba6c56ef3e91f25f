import { type Document, getDocument } from '@lanewise/contract/documents'
import { errorText } from '#platform/query/problem.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { snackbarOptions } from '../documents.api.ts'

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
