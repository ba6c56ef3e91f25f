import { downloadBase64 } from '#platform/download.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

type Printed = { fileName: string; base64: string }

/**
 * What becomes of a call that prints: a file of the user, or the reason why there is none, also when what asked for it is
 * closed meanwhile. Answers whether there is a file.
 */
export function useSavePdf() {
  const say = useSnackbar()
  return async (printing: Promise<Printed>): Promise<boolean> => {
    try {
      const { fileName, base64 } = await printing
      downloadBase64({ fileName, contentType: 'application/pdf', data: base64 })
      return true
    } catch (error) {
      say.error(errorText(error))
      return false
    }
  }
}
