import { fileSize } from '@lanewise/domain/documents/viewing'
import { CircleCheck } from 'lucide-react'
import { Button } from '#ui/action/Button.tsx'
import { Progress } from '#ui/feedback/Progress.tsx'
import { RowActions, SentRow } from './upload-layout.tsx'
import type { UploadState } from './use-uploads.ts'

type UploadRowProps = {
  upload: UploadState
  onRetry: (keepDuplicate: boolean) => void
  onLeaveOut: () => void
}

/** Progress of one file, with the actions for a failed upload. */
export function UploadRow({ upload, onRetry, onLeaveOut }: UploadRowProps) {
  const { file, share, state, message, isDuplicate } = upload
  if (state !== 'failed')
    return (
      <SentRow>
        <Progress
          label={file.name}
          value={share * 100}
          detail={state === 'done' ? <CircleCheck size={16} aria-label="Uploaded" /> : detailOf(upload)}
        />
      </SentRow>
    )
  return (
    <SentRow data-failed="">
      {file.name}
      <div role="alert">{message}</div>
      <RowActions>
        <Button size="small" onClick={() => onRetry(isDuplicate === true)}>
          {isDuplicate ? 'Upload anyway' : 'Retry'}
        </Button>
        <Button size="small" kind="ghost" onClick={onLeaveOut}>
          Leave out
        </Button>
      </RowActions>
    </SentRow>
  )
}

const detailOf = ({ state, share, file }: UploadState) =>
  state === 'waiting' ? `Waiting, ${fileSize(file.size)}` : `${Math.round(share * 100)}% of ${fileSize(file.size)}`
