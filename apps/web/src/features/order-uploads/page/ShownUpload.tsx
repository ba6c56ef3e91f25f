import { exportOrderUploadRows, type OrderUpload } from '@lanewise/contract/order-uploads'
import { styled } from '@mui/material/styles'
import { Download, FileSpreadsheet, Upload, X } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import { isRunning, useCancelUpload, useOrderUpload } from '#features/order-uploads/order-uploads.api.ts'
import { dateTimeHere } from '#platform/date-time.ts'
import { errorText, isMissing } from '#platform/query/problem.ts'
import { useCsv } from '#platform/query/use-csv.ts'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Link } from '#ui/action/Link.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { UploadOutcome } from './UploadOutcome.tsx'
import { UploadProgress } from './UploadProgress.tsx'

export function ShownUpload({ orderUploadId }: { orderUploadId: string }) {
  const { data: upload, error, status, isFetching, refetch } = useOrderUpload(orderUploadId)
  if (upload && !isMissing(error)) return <Shown upload={upload} />
  return (
    <Card flush>
      {status !== 'error' && <SkeletonRows height={52} />}
      {status === 'error' && isMissing(error) && <EmptyState text={errorText(error)} action={<Another />} />}
      {status === 'error' && !isMissing(error) && (
        <ErrorState text={errorText(error)} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Card>
  )
}

const Another = () => (
  <Link component={RouterLink} to="/orders/upload">
    Upload a file
  </Link>
)

function Shown({ upload }: { upload: OrderUpload }) {
  const { id, fileName, createdByName, createdAt } = upload
  const csv = useCsv('upload-result.csv', exportOrderUploadRows, { params: { orderUploadId: id } })
  return (
    <Card
      title={
        <Name>
          <FileSpreadsheet aria-hidden="true" />
          {fileName}
        </Name>
      }
      subtitle={`Uploaded by ${createdByName} on ${dateTimeHere(createdAt)}`}
      side={
        isRunning(upload) ? (
          <CancelButton orderUploadId={id} />
        ) : (
          <>
            <Button size="small" icon={<Download />} loading={csv.isRunning} onClick={csv.run}>
              Download result
            </Button>
            <Button size="small" icon={<Upload />} component={RouterLink} to="/orders/upload">
              Upload another file
            </Button>
          </>
        )
      }
    >
      <PageTitle name={fileName} />
      <UploadProgress upload={upload} />
      {!isRunning(upload) && <UploadOutcome upload={upload} />}
    </Card>
  )
}

function CancelButton({ orderUploadId }: { orderUploadId: string }) {
  const { mutateAsync, isPending } = useCancelUpload()
  const snackbar = useSnackbar()
  const cancel = async () => {
    try {
      await mutateAsync({ params: { orderUploadId } })
    } catch (error) {
      snackbar.error(errorText(error))
    }
  }
  return (
    <Button size="small" icon={<X />} loading={isPending} onClick={() => void cancel()}>
      Cancel upload
    </Button>
  )
}

const Name = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', width: 16, height: 16 },
})
