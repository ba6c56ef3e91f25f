import { type EdiReceipt, ediFileLimit, uploadEdiFile } from '@lanewise/contract/tender-connections'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { base64Of } from '#platform/form/base64.ts'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { useUploadEdi } from './connection.api.ts'

/** Uploads an EDI file that the carrier sent through another channel. */
export function UploadAnswers({ carrierId }: { carrierId: string }) {
  const refusal = useRefusalOf(uploadEdiFile)
  const { mutateAsync, isPending } = useUploadEdi()
  const snackbar = useSnackbar()
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File) => {
    if (file.size > ediFileLimit) return snackbar.error('Choose a file of at most 1 MB')
    try {
      const body = { fileName: file.name.slice(-200), data: await base64Of(file) }
      const receipt = await mutateAsync({ params: { carrierId }, body })
      snackbar.success(receiptText(receipt))
      const { errors } = receipt
      if (errors.length > 0) snackbar.error('Part of the file was not processed', { detail: errors.join(' ') })
    } catch (error) {
      snackbar.error(errorText(error))
    }
  }
  return (
    <>
      <Button
        size="small"
        icon={<Upload />}
        loading={isPending}
        {...(refusal && { disabledReason: refusal })}
        onClick={() => input.current?.click()}
      >
        Upload answer file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Answer file"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) void take(chosen)
          target.value = ''
        }}
      />
    </>
  )
}

function receiptText({ interchanges }: EdiReceipt): string {
  if (interchanges.every(({ isRepeated }) => isRepeated))
    return 'This file was received before; nothing was processed again'
  const all = interchanges.flatMap(({ transactions }) => transactions)
  const taken = all.filter(({ outcome }) => outcome === 'Taken').length
  return taken === all.length
    ? `File processed: ${taken} of ${all.length}`
    : `File processed: ${taken} of ${all.length}, see below`
}
