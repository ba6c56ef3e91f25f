import { certificateFileLimit } from '@lanewise/contract/carriers'
import {
  useReadCertificateFile,
  useRemoveCertificateFile,
  useSetCertificateFile,
} from '#features/carriers/carriers.api.ts'
import { downloadBase64 } from '#platform/download.ts'
import { base64Of } from '#platform/form/base64.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** Attaches, downloads and removes the document of a certificate. */
export function useCertificateFile(params: { carrierId: string; certificateId: string }) {
  const set = useSetCertificateFile()
  const unset = useRemoveCertificateFile()
  const read = useReadCertificateFile()
  const snackbar = useSnackbar()
  const attempt = async (work: () => Promise<unknown>, done?: string) => {
    try {
      await work()
      if (done) snackbar.success(done)
    } catch (error) {
      snackbar.error(errorText(error))
    }
  }
  return {
    attach: (file: File) => {
      if (file.size > certificateFileLimit) return snackbar.error('Choose a file of at most 5 MB')
      const send = async () =>
        set.mutateAsync({ params, body: { fileName: file.name.slice(-200), data: await base64Of(file) } })
      return attempt(send, 'Document attached')
    },
    remove: () => attempt(() => unset.mutateAsync({ params }), 'Document removed'),
    download: () => attempt(async () => downloadBase64(await read.mutateAsync({ params }))),
  }
}
