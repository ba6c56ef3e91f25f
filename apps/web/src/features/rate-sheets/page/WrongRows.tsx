import { findRateSheetRows, type RateSheet } from '@lanewise/contract/rate-sheets'
import { rateSheetColumns } from '@lanewise/domain/lanes/sheet/columns'
import { styled } from '@mui/material/styles'
import { CircleAlert, Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { downloadCsv } from '#platform/download.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { Button } from '#ui/action/Button.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { radius } from '#ui/theme/tokens.ts'
import { useRateSheetRows } from '../rate-sheets.api.ts'
import { ShowMore } from './ShowMore.tsx'
import { counted } from './words.ts'

const header = ['Row', 'Column', 'In the file', 'Reason']

/** The rows that are left out, each with its cell and why. */
export function WrongRows({ sheet: { id, counts, state } }: { sheet: RateSheet }) {
  const [shown, show] = useState(10)
  const { data } = useRateSheetRows(id, { kind: 'Wrong', pageSize: shown })
  const download = useDownload(id)
  if (counts.Wrong === 0) return null
  const issues = (data?.data ?? []).flatMap((row) => row.issues)
  return (
    <Frame aria-label="Wrong rows">
      <Head>
        <CircleAlert aria-hidden="true" />
        <h2>{counted(counts.Wrong, 'wrong row')}</h2>
        <span>They are left out. Correct them in the file.</span>
        <Actions>
          <Button size="small" icon={<Download />} onClick={() => void download()}>
            Wrong rows
          </Button>
          {state === 'Previewed' && (
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
          </tr>
        </thead>
        <tbody>
          {issues.map(({ row, column, value, message }) => (
            <tr key={`${row} ${column} ${message}`}>
              <td>{row}</td>
              <td>{rateSheetColumns[column]}</td>
              <td>{value && <code>{value}</code>}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ShowMore shown={shown} total={counts.Wrong} onShow={show} />
    </Frame>
  )
}

function useDownload(rateSheetId: string) {
  const { ask } = useSession()
  const { error } = useSnackbar()
  return async () => {
    try {
      const { data } = await ask(findRateSheetRows, {
        params: { rateSheetId },
        query: { kind: 'Wrong', pageSize: 10_000 },
      })
      const rows = data.flatMap(({ issues }) =>
        issues.map(({ row, column, value, message }) => [row, rateSheetColumns[column], value, message]),
      )
      downloadCsv('wrong-rows.csv', header, rows)
    } catch (failure) {
      error(errorText(failure))
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
  '& th:nth-of-type(2)': { width: '20%' },
  '& th:nth-of-type(3)': { width: '26%' },
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 16, fontVariantNumeric: 'tabular-nums', fontWeight: 500 },
  '& td:last-of-type': { color: theme.vars.palette.late.fg },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& code': {
    padding: '1px 6px',
    fontFamily: 'inherit',
    borderRadius: radius.badge,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.sunk,
  },
}))
