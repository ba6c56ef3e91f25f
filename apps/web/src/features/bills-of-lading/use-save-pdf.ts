import { downloadBase64 } from '#platform/download.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** What becomes of the answer of a call that prints: a file of the user, or the reason why there is none. */
export function useSavePdf() {
  const say = useSnackbar()
  return {
    onSuccess: ({ fileName, base64 }: { fileName: string; base64: string }) =>
      downloadBase64({ fileName, contentType: 'application/pdf', data: base64 }),
    onError: (error: Error) => {
      say.error(errorText(error))
    },
  }
}
