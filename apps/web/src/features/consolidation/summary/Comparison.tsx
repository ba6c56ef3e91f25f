import type { ConsolidationPreview } from '@lanewise/contract/consolidation'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { dollarsText } from '#platform/record/figures-text.ts'
import { radius } from '#ui/theme/tokens.ts'

type Compared = {
  title: string
  separately: number | null
  together: number | null
  saved: number | null
  text: (amount: number) => string
}

/** Each measure as two bars, separate and consolidated, so that the savings are visible at a glance. (CONSOL-5) */
export function Comparison({ preview }: { preview: ConsolidationPreview }) {
  const { separately, savings, totals, cost } = preview
  const miles = (amount: number) => `${formatNumber(amount, 0)} mi`
  return (
    <Pictures>
      <Picture
        compared={{
          title: 'Miles',
          separately: separately.distance,
          together: totals.distance,
          saved: savings.distance,
          text: miles,
        }}
      />
      <Picture
        compared={{
          title: 'Estimated cost',
          separately: separately.cost,
          together: cost,
          saved: savings.cost,
          text: dollarsText,
        }}
      />
    </Pictures>
  )
}

function Picture({ compared: { title, separately, together, saved, text } }: { compared: Compared }) {
  const most = Math.max(separately ?? 0, together ?? 0)
  const bars = [
    { name: 'Separately', amount: separately, tone: 'apart' },
    { name: 'Together', amount: together, tone: 'together' },
  ]
  return (
    <Figure aria-label={title}>
      <figcaption>
        <b>{title}</b>
        <Saved data-tone={toneOf(saved)}>{savedText(saved, text)}</Saved>
      </figcaption>
      <dl>
        {bars.map(({ name, amount, tone }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Track aria-hidden="true">
                <span data-tone={tone} style={{ width: `${most > 0 ? ((amount ?? 0) / most) * 100 : 0}%` }} />
              </Track>
              <span>{amount === null ? 'N/A' : text(amount)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Figure>
  )
}

const toneOf = (saved: number | null) => (saved === null || saved === 0 ? undefined : saved > 0 ? 'ok' : 'late')

function savedText(saved: number | null, text: (amount: number) => string): string {
  if (saved === null) return 'Not known'
  if (saved === 0) return 'No change'
  return saved > 0 ? `Saves ${text(saved)}` : `${text(-saved)} more`
}

const Pictures = styled('div')({ display: 'grid', gap: 16 })

const Figure = styled('figure')(({ theme }) => ({
  margin: 0,
  '& figcaption': { display: 'flex', justifyContent: 'space-between', gap: 12, marginBottom: 6 },
  '& b': { fontWeight: 500 },
  '& dl': { display: 'grid', gap: 4, fontVariantNumeric: 'tabular-nums' },
  '& dl > div': { display: 'grid', gridTemplateColumns: '76px minmax(0, 1fr)', alignItems: 'center' },
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: 12 },
  '& dd': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 84px', alignItems: 'center', gap: 8 },
  '& dd > span:last-of-type': { textAlign: 'right', fontSize: 12, fontWeight: 500 },
}))

const Saved = styled('span')(({ theme }) => ({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '&[data-tone="ok"]': { color: theme.vars.palette.ok.fg },
  '&[data-tone="late"]': { color: theme.vars.palette.late.fg },
}))

const Track = styled('span')(({ theme }) => ({
  display: 'block',
  height: 10,
  borderRadius: radius.full,
  backgroundColor: theme.vars.palette.sunk,
  overflow: 'clip',
  '& > span': { display: 'block', height: '100%', borderRadius: radius.full },
  '& > [data-tone="apart"]': { backgroundColor: theme.vars.palette.chart[3] },
  '& > [data-tone="together"]': { backgroundColor: theme.vars.palette.chart[1] },
}))
