import type { QuoteDraft } from '@lanewise/contract/quote-form'
import MuiDialog from '@mui/material/Dialog'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { ArrowLeft, Download, Printer } from 'lucide-react'
import { useId } from 'react'
import { type SummarizedRates, summarized } from '#features/rates/mail/summarized.ts'
import { usePrintSummary } from '#features/rates/rates.api.ts'
import { useRatesView } from '#features/rates/rates-view.ts'
import type { ShownFreight } from '#features/rates/side/SidePanel.tsx'
import { downloadBase64 } from '#platform/download.ts'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { PrintSummary } from './PrintSummary.tsx'

type PrintViewProps = {
  freight: ShownFreight
  details: QuoteDraft
  rates: SummarizedRates
  onClose: () => void
}

/** Quote summary that replaces the wizard, on the screen and on paper. (QUOTE-65) */
export function PrintView({ freight, details, rates, onClose }: PrintViewProps) {
  const { side } = useRatesView()
  const titleId = useId()
  const download = useDownload(details, rates)
  return (
    <Page fullScreen open onClose={onClose} aria-labelledby={titleId} data-theme="light" data-print-view="">
      <GlobalStyles styles={onPaper} />
      <Actions>
        <Button icon={<ArrowLeft />} onClick={onClose}>
          Back to rates
        </Button>
        <span />
        <Button icon={<Download />} loading={download.isPending} onClick={() => download.run(side)}>
          Download PDF
        </Button>
        <Button kind="primary" icon={<Printer />} onClick={() => window.print()}>
          Print
        </Button>
      </Actions>
      <PrintSummary titleId={titleId} freight={freight} rates={rates} side={side} />
    </Page>
  )
}

/** Downloads the summary as a file. The server loads the rates from its own records. */
function useDownload(details: QuoteDraft, rates: PrintViewProps['rates']) {
  const print = usePrintSummary()
  const snackbar = useSnackbar()
  const run = (prices: 'Customer' | 'Cost') =>
    print.mutate(
      { body: { ...summarized(details, rates), prices } },
      {
        onSuccess: ({ fileName, base64 }) => downloadBase64({ fileName, contentType: 'application/pdf', data: base64 }),
        onError: (error) => snackbar.error(errorText(error)),
      },
    )
  return { run, isPending: print.isPending }
}

/** The printed page shows only the summary, at its full length. */
const onPaper = {
  '@media print': {
    'body > :not([data-print-view])': { display: 'none !important' },
    body: { overflow: 'visible !important' },
    '[data-print-view]': { position: 'static !important' },
    '[data-print-view] .MuiBackdrop-root': { display: 'none' },
    '[data-print-view] .MuiDialog-container': { display: 'block', height: 'auto', opacity: '1 !important' },
    '[data-print-view] .MuiDialog-paper': { height: 'auto', overflow: 'visible', boxShadow: 'none' },
    '@page': { margin: '12mm' },
  },
}

const Page = styled(MuiDialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    margin: 0,
    borderRadius: 0,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
  },
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '12px 24px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > span': { flex: 1 },
  '@media print': { display: 'none' },
}))
