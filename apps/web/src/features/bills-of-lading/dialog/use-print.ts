import type { getBolReport } from '@lanewise/contract/bills-of-lading'
import type { CallInput } from '@lanewise/contract/operation'
import { useBolReport, useSendBol } from '#features/bills-of-lading/bills-of-lading.api.ts'
import { downloadBase64 } from '#platform/download.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

type Command = CallInput<typeof getBolReport>['body']

/** Saves bills as a file, or sends them; what was chosen stays when it fails. */
export function usePrint(onDone: () => void) {
  const report = useBolReport()
  const mail = useSendBol()
  const say = useSnackbar()
  const download = (body: Command) =>
    report.mutate(
      { body },
      {
        onSuccess: ({ fileName, base64 }) => {
          downloadBase64({ fileName, contentType: 'application/pdf', data: base64 })
          onDone()
        },
        onError: (error) => say.error(errorText(error)),
      },
    )
  /** BOL-13 */
  const failed = (detail?: string) => say.error('Failed to send BOLs', detail ? { detail } : {})
  const send = (generateParameters: Command, emails: readonly string[]) =>
    mail.mutate(
      { body: { generateParameters, emails: [...emails] } },
      {
        onSuccess: ({ sent }) => {
          if (sent !== true) return void failed()
          say.success('BOLs sent to provided emails')
          onDone()
        },
        onError: (error) => failed(errorText(error)),
      },
    )
  return { download, send, isPending: report.isPending || mail.isPending }
}
