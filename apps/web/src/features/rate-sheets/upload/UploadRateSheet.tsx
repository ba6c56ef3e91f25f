import { fileLimits, megabytesText } from '@lanewise/contract/file-limits'
import { exportRateSheet } from '@lanewise/contract/rate-sheets'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Download, FileDiff } from 'lucide-react'
import { useNavigate } from 'react-router'
import { TemplateButton } from '#platform/import/TemplateButton.tsx'
import { useCsv } from '#platform/query/use-csv.ts'
import { Button } from '#ui/action/Button.tsx'
import { Progress } from '#ui/feedback/Progress.tsx'
import { FileDrop } from '#ui/form/FileDrop.tsx'
import { useSheetUpload } from './use-sheet-upload.ts'

export function UploadRateSheet() {
  const navigate = useNavigate()
  const upload = useSheetUpload(({ id }) => void navigate(`/lanes/rate-sheets/${id}`))
  const exporting = useCsv('rate-sheet.csv', exportRateSheet, {})
  const { file, progress, isRunning } = upload
  return (
    <Column>
      <p>One contracted rate per row. Additional pallet ranges of a rate go in the rows below it.</p>
      <Files>
        <TemplateButton file="rate-sheet.csv" />
        <Button size="small" icon={<Download />} loading={exporting.isRunning} onClick={exporting.run}>
          Export current rates
        </Button>
      </Files>
      {isRunning ? (
        <Progress
          label={`Reading ${file?.name}`}
          {...(progress && { value: (progress.done / Math.max(1, progress.total)) * 100 })}
          detail={progress ? `${formatNumber(progress.done)} of ${formatNumber(progress.total)}` : ''}
        />
      ) : (
        <FileDrop
          label={`Drop one CSV or XLSX file here, at most ${megabytesText(fileLimits.rateSheet)}`}
          accept={['.csv', '.xlsx']}
          maxFiles={1}
          maxBytes={fileLimits.rateSheet}
          files={file ? [file] : []}
          onChange={([first]) => upload.choose(first ?? null)}
        />
      )}
      <Foot>
        <span>Nothing is saved until you have reviewed the differences.</span>
        <Button kind="primary" icon={<FileDiff />} loading={isRunning} onClick={() => void upload.send()}>
          Show differences
        </Button>
      </Foot>
    </Column>
  )
}

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& p': { color: theme.vars.palette.text.secondary },
}))
const Files = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
})
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  color: theme.vars.palette.text.tertiary,
}))
