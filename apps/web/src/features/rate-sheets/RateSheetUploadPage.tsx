import { laneEntity } from '@lanewise/contract/lanes'
import { UploadPage } from '#platform/list/return/UploadPage.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { UploadRateSheet } from './upload/UploadRateSheet.tsx'

/** Upload page for a sheet of contracted rates, based on the template or on an export. */
export default function RateSheetUploadPage() {
  return (
    <UploadPage title="Upload Rate Sheet" entity={laneEntity}>
      <Card>
        <UploadRateSheet />
      </Card>
    </UploadPage>
  )
}
