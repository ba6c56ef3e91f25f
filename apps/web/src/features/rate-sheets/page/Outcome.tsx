import type { RateSheet } from '@lanewise/contract/rate-sheets'
import { styled } from '@mui/material/styles'
import { Alert } from '#ui/feedback/Alert.tsx'
import { useRateSheetRows } from '../rate-sheets.api.ts'
import { counted, nameOf } from './words.ts'

/** What came of a sheet that is closed; each row that could not be applied with its reason. */
export function Outcome({ sheet }: { sheet: RateSheet }) {
  const { id, state, applied, notApplied, notReached } = sheet
  const { data } = useRateSheetRows(id, { outcome: 'NotApplied', pageSize: 1_000 })
  if (state === 'Discarded')
    return <Alert tone="info" title="This rate sheet was discarded. Nothing of it was saved." />
  return (
    <Alert
      tone={notApplied + notReached > 0 ? 'risk' : 'ok'}
      title={`${counted(applied, 'change')} applied${notApplied > 0 ? `, ${notApplied} not applied` : ''}`}
    >
      {notReached > 0 && (
        <p>
          {counted(notReached, 'change')} not reached yet. Unless somebody is applying them now, upload the sheet again.
        </p>
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

const Reasons = styled('ul')({ display: 'grid', gap: 4, paddingLeft: 18, marginTop: 4 })
