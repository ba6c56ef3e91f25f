import type { RateSheet } from '@lanewise/contract/rate-sheets'
import { plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { useRateSheetRows } from '../rate-sheets.api.ts'
import { nameOf } from './sheet-text.ts'

type OutcomeProps = { sheet: RateSheet; isApplying: boolean; onApply: () => void }

/** Result of a closed sheet. Each row that could not be applied is listed with its reason. */
export function Outcome({ sheet, isApplying, onApply }: OutcomeProps) {
  const { id, state, applied, notApplied, notReached } = sheet
  const { data } = useRateSheetRows(id, { outcome: 'NotApplied', pageSize: 1_000 })
  if (state === 'Discarded') return <Alert tone="info" title="This rate sheet was discarded. None of it was saved." />
  return (
    <Alert
      tone={state === 'Failed' ? 'late' : notApplied > 0 ? 'risk' : 'ok'}
      title={`${plural(applied, 'change')} applied${notApplied > 0 ? `, ${notApplied} not applied` : ''}`}
    >
      {state === 'Failed' && (
        <Again>
          <p>Applying was interrupted. {plural(notReached, 'change')} still to apply.</p>
          <Button size="small" loading={isApplying} onClick={onApply}>
            Apply the rest
          </Button>
        </Again>
      )}
      {notApplied > 0 && (
        <Reasons aria-label="Not applied">
          {data?.data.map((row) => (
            <li key={row.id}>
              {row.rowNumber !== null && `Row ${row.rowNumber}, `}
              {nameOf(row)}: {row.reason}
            </li>
          ))}
        </Reasons>
      )}
    </Alert>
  )
}

const Again = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })
const Reasons = styled('ul')({ display: 'grid', gap: 4, paddingLeft: 18, marginTop: 4 })
