import { styled } from '@mui/material/styles'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#ui/action/IconButton.tsx'

/** Where a button leads; null where there is no such page. */
type Turn = (() => void) | null

export type PagerProps = {
  /** Which rows of how many: "21–40 of 45". */
  range: string
  /** Which page of how many: "2 / 3". */
  position: string
  pageSize: number
  turns: { first: Turn; previous: Turn; next: Turn; last: Turn }
}

export function Pager({ range, position, pageSize, turns }: PagerProps) {
  return (
    <Bar aria-label="Pages">
      <Range aria-live="polite">{range}</Range>
      <PageSize>{pageSize.toLocaleString('en-US')} per page</PageSize>
      <Far>
        <TurnButton label="First page" icon={<ChevronFirst />} turn={turns.first} />
      </Far>
      <TurnButton label="Previous page" icon={<ChevronLeft />} turn={turns.previous} />
      <Position>{position}</Position>
      <TurnButton label="Next page" icon={<ChevronRight />} turn={turns.next} />
      <Far>
        <TurnButton label="Last page" icon={<ChevronLast />} turn={turns.last} />
      </Far>
    </Bar>
  )
}

type TurnButtonProps = { label: string; icon: React.ReactNode; turn: Turn }

const TurnButton = ({ label, icon, turn }: TurnButtonProps) => (
  <IconButton label={label} icon={icon} disabled={turn === null} onClick={() => turn?.()} />
)

/** A list at the side of a record has room for one step back and one on. */
const SLIM = '@container (max-width: 320px)'
const Far = styled('span')({ display: 'contents', [SLIM]: { display: 'none' } })

const Bar = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  containerType: 'inline-size',
  fontVariantNumeric: 'tabular-nums',
})

const Range = styled('span')(({ theme }) => ({
  marginRight: 'auto',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
}))

const PageSize = styled(Range)(({ theme }) => ({
  margin: '0 8px 0 0',
  [theme.breakpoints.down('w768')]: { display: 'none' },
  [SLIM]: { display: 'none' },
}))

const Position = styled('span')({
  minWidth: 40,
  textAlign: 'center',
  fontWeight: 500,
  fontSize: 12,
  whiteSpace: 'nowrap',
})
