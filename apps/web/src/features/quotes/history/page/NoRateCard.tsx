import type { QuoteSource } from '@lanewise/contract/quote-fields'
import { styled } from '@mui/material/styles'
import { Badge } from '#ui/data/Badge.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Rows } from './page-layout.tsx'

/** Failed rate sources and carriers without a rate, each with the reason. */
export function NoRateCard({ sources }: { sources: readonly QuoteSource[] }) {
  const failed = sources.filter(({ state }) => state === 'Failed')
  const refusals = sources.flatMap((one) => one.refusals.map((refusal) => ({ ...refusal, source: one.source })))
  if (failed.length + refusals.length === 0) return null
  return (
    <Card flush title="No rate from" subtitle={String(failed.length + refusals.length)}>
      <Rows aria-label="No rate from">
        {failed.map(({ source, name, message }) => (
          <Line key={source}>
            <b>{name}</b> <Badge tone="late">Failed</Badge>
            <p>{message ?? 'Did not answer'}</p>
          </Line>
        ))}
        {refusals.map(({ carrierName, reason, source }) => (
          <Line key={`${source} ${carrierName} ${reason}`}>
            <b>{carrierName}</b>
            <p>{sentence(reason)}</p>
          </Line>
        ))}
      </Rows>
    </Card>
  )
}

/** Reasons are written to follow a carrier's name. Here they start a line, so the first letter is capitalized. */
const sentence = (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`

const Line = styled('li')(({ theme }) => ({
  padding: '8px 16px',
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 500 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}))
