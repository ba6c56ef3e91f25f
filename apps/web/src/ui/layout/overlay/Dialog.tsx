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

/** Options for content other than a form, such as a document. */
type Filled = {
  /** Buttons at the right of the header, before the close button. */
  headActions?: ReactNode
  /** The content has no padding and scrolls by itself. */
  flush?: boolean
}

export type DialogProps = Filled & {
  open: boolean
  title: ReactNode
  /** The record that the title refers to. */
  subtitle?: ReactNode
  onClose: () => void
  children: ReactNode
  /** A ghost Cancel button, then the only primary button. */
  actions?: ReactNode
  footerNote?: ReactNode
  size?: 480 | 720 | 960
  /** Shape below 768 px. */
  narrow?: 'top-drawer' | 'full-screen' | 'centred'
  /** Called on Ctrl+Enter, once per key press. */
  onSubmit?: () => void
  /** True while the action is running. Ctrl+Enter does nothing then. */
  busy?: boolean
  closeRefusal?: string
}

export function Dialog(props: DialogProps) {
  const { open, title, subtitle, onClose, children, actions, footerNote, size = 480, onSubmit, closeRefusal } = props
  const titleId = useId()
  const shape = useNarrow() ? (props.narrow ?? 'full-screen') : 'centred'
  const submitOnCtrlEnter = (event: KeyboardEvent) => {
    if (!onSubmit || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // React also passes key events from overlays opened by this dialog, although they are outside its DOM element.
    if (!event.currentTarget.contains(event.target as Node)) return
    event.preventDefault()
    // A held key fires repeated events, which are ignored.
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

/** Distance of a dialog from the top of the window. */
const TOP = 'clamp(16px, 9vh, 96px)'

const descend = keyframes({ from: { transform: 'translateY(-24px)' } })

const Window = styled(MuiDialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    display: 'flex',
    flexDirection: 'column',
    maxWidth: 'calc(100% - 24px)',
    maxHeight: 'calc(100% - 32px)',
  },
  // The top edge stays in place while the height of the dialog changes.
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
    // On a phone both buttons share the row, so Cancel needs its own border.
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
