import { orderEntity } from '@lanewise/contract/orders'
import { useParams } from 'react-router'
import { UploadPage } from '#platform/list/return/UploadPage.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EarlierUploads } from './page/EarlierUploads.tsx'
import { ShownUpload } from './page/ShownUpload.tsx'
import { UploadFile } from './page/UploadFile.tsx'

/** Uploads order files and shows their progress and results. The URL holds the upload id. (ORDPAGE-10, ORDPAGE-11) */
export default function OrderUploadPage() {
  const { orderUploadId } = useParams()
  return (
    <UploadPage title="Bulk Upload Orders" entity={orderEntity}>
      {orderUploadId ? (
        <ShownUpload key={orderUploadId} orderUploadId={orderUploadId} />
      ) : (
        <Card>
          <UploadFile />
        </Card>
      )}
      <EarlierUploads shownId={orderUploadId ?? null} />
    </UploadPage>
  )
}
