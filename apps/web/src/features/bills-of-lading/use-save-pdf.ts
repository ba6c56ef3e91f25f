import { downloadBase64 } from '#platform/download.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

type Printed = { fileName: string; base64: string }

/**
 * Saves the result of a print call as a file or reports why there is none, even if the calling component has been
 * closed in the meantime. Returns whether a file was saved.
 */
export function useSavePdf() {
  const snackbar = useSnackbar()
  return async (printing: Promise<Printed>): Promise<boolean> => {
    try {
      const { fileName, base64 } = await printing
      downloadBase64({ fileName, contentType: 'application/pdf', data: base64 })
      return true
    } catch (error) {
      snackbar.error(errorText(error))
      return false
    }
  }
}
