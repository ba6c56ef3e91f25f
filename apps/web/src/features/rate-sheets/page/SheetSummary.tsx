import type { RateSheet } from '@lanewise/contract/rate-sheets'
import { formatNumber, plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { dateTimeHere } from '#platform/date-time.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, KeyValues } from '#ui/layout/KeyValue.tsx'
import { day } from './sheet-text.ts'

/** Effects of applying the sheet, and facts about the file. */
export function SheetSummary({ sheet }: { sheet: RateSheet }) {
  const { chosen, counts, steepIncreases, validFrom } = sheet
  const isOpen = sheet.state === 'Previewed'
  return (
    <Column>
      {isOpen && steepIncreases > 0 && (
        <Alert tone="risk" title={`${plural(steepIncreases, 'increase')} above 10%`}>
          Review them before you apply.
        </Alert>
      )}
      {isOpen && (
        <Card title="When you apply">
          <Lines>
            <li>
              <b>{plural(chosen.New, 'rate')}</b> added
            </li>
            <li>
              <b>{plural(chosen.Changed, 'rate')}</b> replaced, keeping their place in the sequence
            </li>
            <li>
              <b>{plural(chosen.Ended, 'rate')}</b> ended
            </li>
            <li>
              <b>{plural(counts.Wrong, 'row')}</b> left out
            </li>
          </Lines>
        </Card>
      )}
      <Card title="File">
        <KeyValues>
          <KeyValue inline label="Rows">
            {formatNumber(sheet.fileRows)}
          </KeyValue>
          <KeyValue inline label="Lanes">
            {formatNumber(sheet.laneCount)}
          </KeyValue>
          <KeyValue inline label="Carriers">
            {formatNumber(sheet.carrierCount)}
          </KeyValue>
          <KeyValue inline label="Valid from">
            {validFrom && day(validFrom)}
          </KeyValue>
          <KeyValue inline label="Valid until">
            {sheet.validUntil && day(sheet.validUntil)}
          </KeyValue>
          <KeyValue inline label="Uploaded">
            {dateTimeHere(sheet.createdAt)}
          </KeyValue>
          <KeyValue inline label="By">
            {sheet.createdByName}
          </KeyValue>
        </KeyValues>
      </Card>
    </Column>
  )
}

const Column = styled('div')({ display: 'grid', gap: 12, alignContent: 'start', minWidth: 0 })
const Lines = styled('ul')({ display: 'grid', gap: 8, listStyle: 'none' })
