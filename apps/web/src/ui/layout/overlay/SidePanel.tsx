import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useId } from 'react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { FOOTER_HEIGHT } from '#ui/layout/StickyFooter.tsx'

export type SidePanelProps = {
  title: string
  action?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A sticky panel at the left of a list, with its own scrolling. The list stays usable. Esc closes the panel. */
export function SidePanel({ title, action, onClose, children }: SidePanelProps) {
  const titleId = useId()
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  return (
    <Panel role="dialog" aria-labelledby={titleId} onKeyDown={closeOnEscape}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        {action}
        <IconButton label={`Close ${title.toLowerCase()}`} icon={<X />} edge="end" onClick={onClose} />
      </Head>
      {children}
    </Panel>
  )
}

/** Sticky between the top bar and the footer of the list. */
const Panel = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 52,
  maxHeight: `calc(100dvh - 52px - var(${FOOTER_HEIGHT}, 0px))`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: '8px 16px 16px',
  backgroundColor: theme.vars.palette.background.paper,
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 36,
  marginBottom: 8,
  '& h2': { ...theme.typography.h2, flex: 1 },
}))
