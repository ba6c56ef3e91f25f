import type { ImportResult } from '@lanewise/contract/import'
import { styled } from '@mui/material/styles'
import { Copy, Download } from 'lucide-react'
import { downloadCsv } from '#platform/download.ts'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { useCopy } from '#ui/feedback/Snackbars.tsx'
import { radius } from '#ui/theme/tokens.ts'
import type { ImportSetup } from './import-setup.ts'
import { errorRows, outcomeOf } from './outcome.ts'

/** Rejected rows with their reasons. The list can be downloaded to correct the file. */
export function ImportOutcome({ setup, result }: { setup: ImportSetup; result: ImportResult }) {
  const { title, detail } = outcomeOf(result, setup)
  const copy = useCopy()
  return (
    <Column>
      <Alert tone={result.isPartial ? 'risk' : 'late'} title={title} live>
        {detail}
      </Alert>
      <Errors aria-label="Rejected rows" tabIndex={0}>
        {result.errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </Errors>
      <Take>
        <Button size="small" icon={<Copy />} onClick={() => void copy(result.errors.join('\n'))}>
          Copy list
        </Button>
        <Button
          size="small"
          icon={<Download />}
          onClick={() => downloadCsv(setup.errorFile, ['row', 'reason'], errorRows(result.errors))}
        >
          Download as CSV
        </Button>
      </Take>
    </Column>
  )
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 })
const Take = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const Errors = styled('ul')(({ theme }) => ({
  maxHeight: 'min(320px, 45vh)',
  overflowY: 'auto',
  listStyle: 'none',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
  '& li': { padding: '7px 12px', overflowWrap: 'anywhere' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))
