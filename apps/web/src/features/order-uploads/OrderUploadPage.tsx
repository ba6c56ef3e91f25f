import { styled } from '@mui/material/styles'
import { useParams } from 'react-router'
import { Card } from '#ui/layout/Card.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { EarlierUploads } from './page/EarlierUploads.tsx'
import { ShownUpload } from './page/ShownUpload.tsx'
import { UploadFile } from './page/UploadFile.tsx'

/** Uploads order files and shows their progress and results. The URL holds the upload id. (ORDPAGE-10, ORDPAGE-11) */
export default function OrderUploadPage() {
  const { orderUploadId } = useParams()
  return (
    <Column>
      <PageHeader title="Bulk Upload Orders" />
      {orderUploadId ? (
        <ShownUpload key={orderUploadId} orderUploadId={orderUploadId} />
      ) : (
        <Card>
          <UploadFile />
        </Card>
      )}
      <EarlierUploads shownId={orderUploadId ?? null} />
    </Column>
  )
}

const Column = styled('div')({ display: 'grid', gap: 12, minWidth: 0, maxWidth: 960 })
