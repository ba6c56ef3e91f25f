import { styled } from '@mui/material/styles'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#ui/action/IconButton.tsx'

/** Action of a pager button; null when there is no such page. */
type PageAction = (() => void) | null

export type PagerProps = {
  /** Range of rows on the page: "21–40 of 45". */
  range: string
  /** Page number and page count: "2 / 3". */
  position: string
  pageSize: number
  actions: { first: PageAction; previous: PageAction; next: PageAction; last: PageAction }
}

export function Pager({ range, position, pageSize, actions }: PagerProps) {
  return (
    <Bar aria-label="Pages">
      <Range aria-live="polite">{range}</Range>
      <PageSize>{pageSize.toLocaleString('en-US')} per page</PageSize>
      <Far>
        <PageButton label="First page" icon={<ChevronFirst />} action={actions.first} />
      </Far>
      <PageButton label="Previous page" icon={<ChevronLeft />} action={actions.previous} />
      <Position>{position}</Position>
      <PageButton label="Next page" icon={<ChevronRight />} action={actions.next} />
      <Far>
        <PageButton label="Last page" icon={<ChevronLast />} action={actions.last} />
      </Far>
    </Bar>
  )
}

type PageButtonProps = { label: string; icon: React.ReactNode; action: PageAction }

const PageButton = ({ label, icon, action }: PageButtonProps) => (
  <IconButton label={label} icon={icon} disabled={action === null} onClick={() => action?.()} />
)

/** A list beside a record only has room for one button in each direction. */
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
