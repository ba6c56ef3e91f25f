import { styled } from '@mui/material/styles'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#ui/action/IconButton.tsx'

export type PagerProps = {
  /** Counted from 1. */
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  /** Takes the whole width, with the page size before the buttons. */
  wide?: boolean
}

export function Pager({ page, pageSize, total, onPage, wide = false }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return (
    <Bar aria-label="Pages" data-wide={wide || undefined}>
      <Range aria-live="polite">
        {total === 0 ? '0' : `${text(first)}–${text(last)}`} of {text(total)}
      </Range>
      {wide && <PageSize>{text(pageSize)} per page</PageSize>}
      <IconButton label="Previous page" icon={<ChevronLeft />} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <Place>
        {text(page)} / {text(pages)}
      </Place>
      <IconButton label="Next page" icon={<ChevronRight />} disabled={page >= pages} onClick={() => onPage(page + 1)} />
    </Bar>
  )
}

const text = (count: number) => count.toLocaleString('en-US')

const Bar = styled('nav')({ display: 'flex', alignItems: 'center', gap: 4, fontVariantNumeric: 'tabular-nums' })

const Range = styled('span')(({ theme }) => ({
  marginRight: 4,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
}))

const PageSize = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  marginRight: 8,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
}))

const Place = styled('span')({ minWidth: 40, textAlign: 'center', fontWeight: 500, fontSize: 12 })
