import type { OrderUpload } from '@lanewise/contract/order-uploads'
import { formatNumber, plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Alert } from '#ui/feedback/Alert.tsx'
import { UploadRows } from './UploadRows.tsx'

/** Result of a file: created orders, duplicates, and rejected rows with their reasons. */
export function UploadOutcome({ upload }: { upload: OrderUpload }) {
  return (
    <Column>
      <Alert tone={toneOf(upload)} title={titleOf(upload)}>
        {upload.message}
      </Alert>
      {upload.rejected > 0 && <UploadRows upload={upload} outcome="Rejected" />}
      {upload.duplicates > 0 && <UploadRows upload={upload} outcome="Duplicate" />}
      {upload.created > 0 && <UploadRows upload={upload} outcome="Created" />}
    </Column>
  )
}

/** "3 orders created, 1 rejected, 2 duplicates". */
function titleOf({ state, created, rejected, duplicates }: OrderUpload): string {
  const summary = [
    `${plural(created, 'order')} created`,
    rejected > 0 && `${formatNumber(rejected)} rejected`,
    duplicates > 0 && plural(duplicates, 'duplicate'),
  ]
    .filter(Boolean)
    .join(', ')
  if (state === 'Cancelled') return `Cancelled: ${summary}`
  return state === 'Failed' ? `Failed: ${summary}` : summary
}

function toneOf({ state, rejected, duplicates }: OrderUpload) {
  if (state === 'Failed') return 'late'
  return state === 'Cancelled' || rejected > 0 || duplicates > 0 ? 'risk' : 'ok'
}

const Column = styled('div')({ display: 'grid', gap: 16, minWidth: 0 })
