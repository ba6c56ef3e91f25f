import type { ConsolidationPreview } from '@lanewise/contract/consolidation'
import { styled } from '@mui/material/styles'
import { CircleCheck, Minus } from 'lucide-react'
import { usePreview } from '#features/consolidation/consolidation.api.ts'
import type { WorkingLoad } from '#features/consolidation/use-load.ts'
import { dollarsText } from '#platform/record/figures-text.ts'
import { Button } from '#ui/action/Button.tsx'
import { radius } from '#ui/theme/tokens.ts'

type SplitChoicesProps = {
  split: ConsolidationPreview['splits'][number]
  preview: ConsolidationPreview
  load: WorkingLoad
  baseNumber: string
}

/** Two stops or fewer orders, each with the estimated cost of all orders. */
export function SplitChoices({ split, preview, load, baseNumber }: SplitChoicesProps) {
  const count = split.stopIds.length
  return (
    <Choices>
      <Legend>
        <h3>How should they be handled?</h3>
        <span>Carrier cost, estimated</span>
      </Legend>
      <ul>
        <Choice data-current="">
          <CircleCheck aria-hidden="true" />
          <div>
            <b>Keep {count === 2 ? 'two' : count} stops</b>
            <span>Each order by its own window</span>
          </div>
          <Cost cost={preview.cost} saved={preview.savings.cost} />
        </Choice>
        {split.drops.map((orders) => (
          <DropChoice key={orders.join()} orders={orders} preview={preview} load={load} baseNumber={baseNumber} />
        ))}
      </ul>
    </Choices>
  )
}

type DropChoiceProps = Omit<SplitChoicesProps, 'split'> & { orders: readonly string[] }

function DropChoice({ orders, preview, load, baseNumber }: DropChoiceProps) {
  const orderNumbers = load.orderNumbers.filter((number) => !orders.includes(number))
  const { data } = usePreview({ orderNumber: baseNumber, orderNumbers, stopIds: [] }, true)
  const saved = data?.savings.cost ?? null
  const alone = preview.separately.cost
  return (
    <Choice data-drop="">
      <div>
        <Button size="small" icon={<Minus />} onClick={() => load.remove(orders)}>
          Drop {orders.join(' and ')}
        </Button>
        <span>Back to New, shipped separately</span>
      </div>
      {data ? <Cost cost={saved === null || alone === null ? null : alone - saved} saved={saved} /> : <span>…</span>}
    </Choice>
  )
}

const Cost = ({ cost, saved }: { cost: number | null; saved: number | null }) => (
  <Amounts>
    <b>{cost === null ? 'Not known' : dollarsText(cost)}</b>
    {saved !== null && saved > 0 && <span>saves {dollarsText(saved)}</span>}
    {saved !== null && saved < 0 && <span data-more="">{dollarsText(-saved)} more</span>}
  </Amounts>
)

const Choices = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  minWidth: 0,
  padding: '12px 16px',
  '& ul': { display: 'grid', gap: 6, listStyle: 'none' },
  '& h3': { fontSize: 12, fontWeight: 400 },
})

const Legend = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
}))

const Choice = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '6px 12px',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  '&[data-current]': {
    borderColor: theme.vars.palette.accent.main,
    backgroundColor: theme.vars.palette.accent.soft,
    '& > svg': { color: theme.vars.palette.accent.main },
  },
  '&[data-drop]': { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > div > span': { marginTop: 4 } },
  '& b': { display: 'block', fontWeight: 600 },
  '& > div > span': { display: 'block', fontSize: 12, lineHeight: '16px', color: theme.vars.palette.text.secondary },
}))

const Amounts = styled('div')(({ theme }) => ({
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { color: theme.vars.palette.ok.fg, fontWeight: 500 },
  '& > span[data-more]': { color: theme.vars.palette.late.fg },
}))
