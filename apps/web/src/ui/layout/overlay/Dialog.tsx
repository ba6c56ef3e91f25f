import { keyframes } from '@emotion/react'
import MuiDialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useRef } from 'react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { useFooterHeight } from '#ui/layout/StickyFooter.tsx'
import { easing, motion, radius, TOUCH } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'

/** For content that takes the place of a form, such as a document to be read. */
type Filled = {
  /** At the right of the head, before the cross. */
  headActions?: ReactNode
  /** The content reaches the edges and scrolls by itself. */
  flush?: boolean
}

export type DialogProps = Filled & {
  open: boolean
  title: ReactNode
  /** The record that the title speaks of. */
  subtitle?: ReactNode
  onClose: () => void
  children: ReactNode
  /** Cancel as a ghost button, then the one primary button. */
  actions?: ReactNode
  footerNote?: ReactNode
  size?: 480 | 720 | 960
  /** What it becomes below 768 px. */
  narrow?: 'top-drawer' | 'full-screen' | 'centred'
  /** Called on Ctrl+Enter, once for each press. */
  onSubmit?: () => void
  /** What it does is under way: Ctrl+Enter does nothing. */
  busy?: boolean
  /** Why it cannot be closed now. */
  closeRefusal?: string
}

export function Dialog(props: DialogProps) {
  const { open, title, subtitle, onClose, children, actions, footerNote, size = 480, onSubmit, closeRefusal } = props
  const titleId = useId()
  const shape = useNarrow() ? (props.narrow ?? 'full-screen') : 'centred'
  const submitOnCtrlEnter = (event: KeyboardEvent) => {
    if (!onSubmit || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // What was opened from here lies above in the page, yet its keys come by as well.
    if (!event.currentTarget.contains(event.target as Node)) return
    event.preventDefault()
    // Keys that are held down come again and again.
    if (!event.repeat && !props.busy) onSubmit()
  }
  return (
    <Window
      open={open}
      onClose={closeRefusal ? () => {} : onClose}
      onKeyDown={submitOnCtrlEnter}
      aria-labelledby={titleId}
      maxWidth={false}
      scroll="paper"
      data-shape={shape}
      slotProps={{ paper: { style: shape === 'centred' ? { width: size } : undefined } }}
    >
      <Head>
        <Names>
          <h2 id={titleId}>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
        </Names>
        {props.headActions}
        <IconButton
          label="Close"
          icon={<X />}
          edge="end"
          onClick={onClose}
          {...(closeRefusal && { disabledReason: closeRefusal })}
        />
      </Head>
      <Body data-flush={props.flush || undefined}>{children}</Body>
      {(actions || footerNote) && <DialogFooter note={footerNote}>{actions}</DialogFooter>}
    </Window>
  )
}

function DialogFooter({ note, children }: { note: ReactNode; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useFooterHeight(bar)
  return (
    <Foot ref={bar}>
      <Note>{note}</Note>
      {children}
    </Foot>
  )
}

/** How far below the window's edge a dialog begins. */
const TOP = 'clamp(16px, 9vh, 96px)'

const descend = keyframes({ from: { transform: 'translateY(-24px)' } })

const Window = styled(MuiDialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    display: 'flex',
    flexDirection: 'column',
    maxWidth: 'calc(100% - 24px)',
    maxHeight: 'calc(100% - 32px)',
  },
  // The top edge stays where it is while the dialog grows and shrinks.
  '&[data-shape="centred"] .MuiDialog-container': { alignItems: 'flex-start' },
  '&[data-shape="centred"] .MuiDialog-paper': { marginBlock: `${TOP} 16px`, maxHeight: `calc(100% - ${TOP} - 16px)` },
  '&[data-shape="top-drawer"] .MuiDialog-container': { alignItems: 'flex-start' },
  '&[data-shape="top-drawer"] .MuiDialog-paper': {
    margin: 0,
    width: '100%',
    maxWidth: '100%',
    maxHeight: 'calc(100% - 24px)',
    borderRadius: `0 0 ${radius.drawer}px ${radius.drawer}px`,
    animation: `${descend} ${motion.dialog}ms ${easing}`,
  },
  '&[data-shape="full-screen"] .MuiDialog-paper': {
    margin: 0,
    width: '100%',
    maxWidth: '100%',
    height: '100%',
    maxHeight: 'none',
    borderRadius: 0,
    backgroundColor: theme.vars.palette.background.paper,
  },
}))

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '16px 24px 8px',
  [TOUCH]: { padding: '6px 16px 0' },
})

const Names = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& h2': theme.typography.h1,
  '& p': { color: theme.vars.palette.text.secondary },
}))

const Body = styled('div')({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  padding: '8px 24px 20px',
  [TOUCH]: { padding: '4px 16px 16px' },
  '&[data-flush]': { display: 'flex', flexDirection: 'column', padding: 0, overflow: 'hidden' },
})

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '12px 24px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
  [TOUCH]: {
    padding: '12px 16px',
    '& > :not(span)': { flex: 1 },
    // On a phone both buttons share the row, so cancelling needs an edge of its own.
    '& .MuiButton-text': {
      border: `1px solid ${theme.vars.palette.borderStrong}`,
      backgroundColor: theme.vars.palette.background.paper,
      color: theme.vars.palette.text.primary,
    },
  },
}))

const Note = styled('span')(({ theme }) => ({
  flex: 1,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
  [TOUCH]: { display: 'none' },
}))
