import { styled } from '@mui/material/styles'
import { Card } from '#ui/layout/Card.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { UploadRateSheet } from './upload/UploadRateSheet.tsx'

/** Upload page for a sheet of contracted rates, based on the template or on an export. */
export default function RateSheetUploadPage() {
  return (
    <Column>
      <PageHeader title="Upload Rate Sheet" />
      <Card>
        <UploadRateSheet />
      </Card>
    </Column>
  )
}

const Column = styled('div')({ display: 'grid', gap: 12, maxWidth: 720 })
