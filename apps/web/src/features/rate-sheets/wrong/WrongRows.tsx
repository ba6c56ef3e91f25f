import { exportRateSheetWrongRows, type RateSheet, type RateSheetRow } from '@lanewise/contract/rate-sheets'
import { plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { CircleAlert, Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { errorText } from '#platform/query/problem.ts'
import { useCsv } from '#platform/query/use-csv.ts'
import { Button } from '#ui/action/Button.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import { ShowMore } from '../page/ShowMore.tsx'
import { useCorrectCell, useRateSheetRows } from '../rate-sheets.api.ts'
import { WrongCell } from './WrongCell.tsx'

type Issue = RateSheetRow['issues'][number]

const header = ['Row', 'Column', 'In the file', 'Reason']

/** Skipped rows, each with its invalid cell and the reason. */
export function WrongRows({ sheet: { id, counts, state } }: { sheet: RateSheet }) {
  const [shown, show] = useState(10)
  const { data } = useRateSheetRows(id, { kind: 'Wrong', pageSize: shown })
  const csv = useCsv('wrong-rows.csv', exportRateSheetWrongRows, { params: { rateSheetId: id } })
  const correct = useCorrection(id)
  const isOpen = state === 'Previewed'
  if (counts.Wrong === 0) return null
  const cells = (data?.data ?? []).flatMap((row) => row.issues.map((issue) => ({ rowId: row.id, issue })))
  return (
    <Frame aria-label="Rows with errors">
      <Head>
        <CircleAlert aria-hidden="true" />
        <h2>{plural(counts.Wrong, 'row with errors', 'rows with errors')}</h2>
        <span>They are left out. {isOpen && 'Correct them here or in the file.'}</span>
        <Actions>
          <Button size="small" icon={<Download />} loading={csv.isRunning} onClick={csv.run}>
            Rows with errors
          </Button>
          {isOpen && (
            <Button size="small" icon={<Upload />} component={RouterLink} to="/lanes/rate-sheets">
              Upload again
            </Button>
          )}
        </Actions>
      </Head>
      <Table>
        <thead>
          <tr>
            {header.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {isOpen && <td />}
          </tr>
        </thead>
        <tbody>
          {cells.map(({ rowId, issue }) => (
            <WrongCell
              key={`${issue.row} ${issue.column} ${issue.message}`}
              issue={issue}
              onCorrect={isOpen ? (value) => correct(rowId, issue, value) : undefined}
            />
          ))}
        </tbody>
      </Table>
      <ShowMore shown={shown} total={counts.Wrong} onShow={show} />
    </Frame>
  )
}

/** Sends a correction. The server reads the row again, and its changes then appear among the differences. */
function useCorrection(rateSheetId: string) {
  const { mutateAsync } = useCorrectCell()
  const { error } = useSnackbar()
  return async (rowId: string, { row, column }: Issue, value: string): Promise<boolean> => {
    try {
      await mutateAsync({ params: { rateSheetId, rowId }, body: { row, column, value } })
      return true
    } catch (failure) {
      error(errorText(failure))
      return false
    }
  }
}

const Frame = styled('section')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.late.border}`,
  backgroundColor: theme.vars.palette.background.paper,
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  padding: '6px 16px',
  color: theme.vars.palette.late.fg,
  backgroundColor: theme.vars.palette.late.bg,
  '& h2': theme.typography.h2,
  '& > svg': { width: 16, height: 16 },
}))
const Actions = styled('div')({ display: 'flex', gap: 8, marginLeft: 'auto' })

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': { textAlign: 'left', fontWeight: 500, color: theme.vars.palette.text.secondary },
  '& th, & td': { padding: '7px 8px', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th:first-of-type': { width: 72 },
  '& th:nth-of-type(2)': { width: '16%' },
  '& th:nth-of-type(3)': { width: '24%' },
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 16, fontVariantNumeric: 'tabular-nums', fontWeight: 500 },
  '& tbody td:nth-of-type(4)': { color: theme.vars.palette.late.fg },
  '& td:nth-of-type(5), & thead td': { width: 212, paddingRight: 16 },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // Five columns do not fit side by side, so the cell, its reason and the actions are stacked.
  [TOUCH]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': { display: 'grid', gridTemplateColumns: 'auto 1fr', padding: '6px 8px' },
    '& tbody td': { padding: '4px 8px', width: 'auto' },
    '& tbody td:nth-of-type(n + 3)': { gridColumn: '1 / -1', textAlign: 'left' },
  },
}))
