import { exportRateSheetDifferences, type RateSheet } from '@lanewise/contract/rate-sheets'
import { formatNumber, plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Check, Download, FileSpreadsheet } from 'lucide-react'
import { useParams } from 'react-router'
import { errorText } from '#platform/query/problem.ts'
import { useCsv } from '#platform/query/use-csv.ts'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Chip } from '#ui/chip/Chip.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { Progress } from '#ui/feedback/Progress.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { Card } from '#ui/layout/Card.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { Differences } from './page/Differences.tsx'
import { Figures } from './page/Figures.tsx'
import { Outcome } from './page/Outcome.tsx'
import { SheetSummary } from './page/SheetSummary.tsx'
import { chosenCount } from './page/sheet-text.ts'
import { useClosing } from './page/use-closing.ts'
import { useRateSheet } from './rate-sheets.api.ts'
import { WrongRows } from './wrong/WrongRows.tsx'

/**
 * Preview of the changes in an uploaded rate sheet before anything is saved. Once the sheet is closed, the page shows
 * the result.
 */
export default function RateSheetPage() {
  const { rateSheetId = '' } = useParams()
  const { data: sheet, error, status, isFetching, refetch } = useRateSheet(rateSheetId)
  if (sheet) return <Preview sheet={sheet} />
  return (
    <Column>
      <PageHeader title="Rate sheet preview" />
      <Card flush>
        {status === 'error' ? (
          <ErrorState text={errorText(error)} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows height={52} />
        )}
      </Card>
    </Column>
  )
}

const applyKey = 'mod+enter'

function Preview({ sheet }: { sheet: RateSheet }) {
  const { progress, isApplying, apply, discard } = useClosing(sheet)
  const count = chosenCount(sheet)
  const isOpen = sheet.state === 'Previewed'
  useHotkey(applyKey, () => void apply(), { enabled: isOpen && count > 0 && !isApplying, label: 'Apply rate sheet' })
  return (
    <Column>
      <PageTitle name={sheet.fileName} />
      <PageHeader
        title={isOpen ? 'Rate sheet preview' : 'Rate sheet'}
        side={
          <>
            <Chip icon={<FileSpreadsheet aria-hidden="true" />}>{sheet.fileName}</Chip>
            {isOpen && <span>Nothing is saved yet</span>}
          </>
        }
        actions={
          <SheetActions
            sheet={sheet}
            isApplying={isApplying}
            onApply={() => void apply()}
            onDiscard={() => void discard()}
          />
        }
      />
      {sheet.state === 'Applying' && (
        <Progress
          label="Applying the changes"
          value={(progress.done / Math.max(1, progress.total)) * 100}
          detail={`${formatNumber(progress.done)} of ${formatNumber(progress.total)}`}
        />
      )}
      {!isOpen && sheet.state !== 'Applying' && (
        <Outcome sheet={sheet} isApplying={isApplying} onApply={() => void apply()} />
      )}
      <Columns>
        <Column>
          <Figures sheet={sheet} />
          <WrongRows sheet={sheet} />
          <Differences sheet={sheet} />
        </Column>
        <SheetSummary sheet={sheet} />
      </Columns>
    </Column>
  )
}

type SheetActionsProps = { sheet: RateSheet; isApplying: boolean; onApply: () => void; onDiscard: () => void }

function SheetActions({ sheet, isApplying, onApply, onDiscard }: SheetActionsProps) {
  const csv = useCsv('differences.csv', exportRateSheetDifferences, { params: { rateSheetId: sheet.id } })
  const count = chosenCount(sheet)
  const isOpen = sheet.state === 'Previewed'
  return (
    <>
      {isOpen && (
        <Button kind="ghost" onClick={onDiscard}>
          Cancel
        </Button>
      )}
      <Button icon={<Download />} loading={csv.isRunning} onClick={csv.run}>
        Download differences
      </Button>
      {isOpen && (
        <Button
          kind="primary"
          icon={<Check />}
          shortcut={hotkeyText(applyKey)}
          loading={isApplying}
          {...(count === 0 && { disabledReason: 'Choose at least one change' })}
          onClick={onApply}
        >
          {`Apply ${plural(count, 'change')}`}
        </Button>
      )}
    </>
  )
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0, maxWidth: 1440 })

const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.w1024}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
})
