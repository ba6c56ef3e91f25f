import type { ChangeNotice } from '@lanewise/contract/changes'
import { formatDate } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Drawer } from '#ui/layout/overlay/Drawer.tsx'

export function ChangeNotices({ notices, onClose }: { notices: readonly ChangeNotice[]; onClose: () => void }) {
  return (
    <Drawer open title="What is new" onClose={onClose}>
      {notices.length === 0 && <EmptyState text="Nothing new yet" />}
      {notices.map(({ id, date, title, text }) => (
        <Notice key={id}>
          <time dateTime={date}>{formatDate(date, 'UTC')}</time>
          <h3>{title}</h3>
          <ul>
            {linesOf(text).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      ))}
    </Drawer>
  )
}

/** A notice is a list: each line begins with a dash. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^- /, '').trim())
    .filter(Boolean)

const Notice = styled('article')(({ theme }) => ({
  '& + &': { marginTop: 16, paddingTop: 16, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& time': { ...theme.typography.body2, color: theme.vars.palette.text.tertiary },
  '& h3': { ...theme.typography.h2, margin: '2px 0 4px' },
  '& ul': { margin: 0, paddingLeft: 18, color: theme.vars.palette.text.secondary },
  '& li + li': { marginTop: 4 },
}))
