import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { dateTimeHere } from '#platform/date-time.ts'
import { Link } from '#ui/action/Link.tsx'
import { Drawer } from '#ui/layout/overlay/Drawer.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import type { Subject } from './history.api.ts'

type HistoryLinkProps = Subject & {
  /** Name of the record as users know it. */
  name: string
  changedAt: string
}

/** Time of the last change of a record, with a button that opens its history in a side panel. */
export function HistoryLink({ name, changedAt, ...subject }: HistoryLinkProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Line>
      Last changed {dateTimeHere(changedAt)}
      <Link component="button" type="button" onClick={() => setOpen(true)}>
        History
      </Link>
      <Drawer open={isOpen} title={`History of ${name}`} onClose={() => setOpen(false)}>
        <HistoryPanel {...subject} />
      </Drawer>
    </Line>
  )
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
}))
