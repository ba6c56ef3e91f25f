import type { QuoteSource } from '@lanewise/contract/quote-fields'
import { styled } from '@mui/material/styles'
import { CircleAlert, CircleSlash, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAskSourceAgain } from '#features/rates/rates.api.ts'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { Spinner } from '#ui/action/Spinner.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** Rate sources below the rates: still working, failed, or without a rate. */
export function SourceLines({ quoteId, sources }: { quoteId: string; sources: readonly QuoteSource[] }) {
  const lines = sources.filter(({ state, refusals }) => state !== 'Answered' || refusals.length > 0)
  if (lines.length === 0) return null
  return (
    <List aria-label="Sources of rates">
      {lines.map((source) => (
        <SourceLine key={source.source} quoteId={quoteId} source={source} />
      ))}
    </List>
  )
}

function SourceLine({ quoteId, source }: { quoteId: string; source: QuoteSource }) {
  if (source.state === 'Working') return <Working source={source} />
  return (
    <>
      {source.state === 'Failed' && <Failed quoteId={quoteId} source={source} />}
      <Refusals refusals={source.refusals} />
    </>
  )
}

/** Above this number, refusals are collapsed into a count, to keep the focus on the rates. */
const mostRefusals = 3

function Refusals({ refusals }: Pick<QuoteSource, 'refusals'>) {
  const [areShown, setShown] = useState(refusals.length <= mostRefusals)
  return (
    <>
      {refusals.length > mostRefusals && (
        <li>
          <CircleSlash aria-hidden="true" />
          <span>{refusals.length} carriers gave no rate</span>
          <Button size="small" aria-expanded={areShown} onClick={() => setShown(!areShown)}>
            {areShown ? 'Hide' : 'Show why'}
          </Button>
        </li>
      )}
      {areShown &&
        refusals.map(({ carrierName, reason }) => (
          <li key={carrierName}>
            <CircleSlash aria-hidden="true" />
            <span>
              <b>{carrierName}</b> gave no rate: {reason}
            </span>
          </li>
        ))}
    </>
  )
}

function Working({ source: { name, askedAt } }: { source: QuoteSource }) {
  const seconds = useSecondsSince(askedAt)
  return (
    <li>
      <Spinner />
      <span>
        <b>{name}</b> is still working, {seconds} s
      </span>
    </li>
  )
}

function Failed({ quoteId, source: { source, name, message } }: { quoteId: string; source: QuoteSource }) {
  const again = useAskSourceAgain()
  const snackbar = useSnackbar()
  const retry = () =>
    again.mutate(
      { params: { quoteId, source }, body: { waits: false } },
      { onError: (error) => snackbar.error(errorText(error)) },
    )
  return (
    <li data-failed="">
      <CircleAlert aria-hidden="true" />
      <span>
        <b>{name}</b> gave no rates: {message ?? 'no answer'}
      </span>
      <Button icon={<RotateCw />} size="small" loading={again.isPending} aria-label={`Retry ${name}`} onClick={retry}>
        Retry
      </Button>
    </li>
  )
}

/** Whole seconds since a server timestamp. The server clock may be ahead of the browser's clock. */
function useSecondsSince(instant: string): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((now - Date.parse(instant)) / 1000))
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 12,
  lineHeight: '16px',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 36,
    padding: '4px 12px 4px 16px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > li > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > li > svg': { flex: 'none', width: 14, height: 14, color: theme.vars.palette.text.tertiary },
  '& > li[data-failed] > svg': { color: theme.vars.palette.late.icon },
  '& > li > button': { marginLeft: 'auto' },
  '& b': { fontWeight: 500, color: theme.vars.palette.text.primary },
}))
