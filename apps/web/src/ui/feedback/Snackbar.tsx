import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Link } from '#ui/action/Link.tsx'
import { easing, motion, REDUCED_MOTION, radius, TOUCH } from '#ui/theme/tokens.ts'
import type { SnackbarEntry, SnackbarKind } from './snackbar-store.ts'

type SnackbarProps = { entry: SnackbarEntry; onClose: () => void }

export function Snackbar({ entry, onClose }: SnackbarProps) {
  const { kind, text, detail, link, duration, onClick, tone = kind } = entry
  const [held, setHeld] = useState(false)
  useCountdown(duration, held, onClose)
  const Icon = icons[tone]
  const lines = text.split('\n').filter((line) => line.trim())
  return (
    <Card
      role={tone === 'error' ? 'alert' : 'status'}
      data-kind={kind}
      data-tone={tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden="true" />
      <Body>
        {lines.length > 1 ? (
          <Lines>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Lines>
        ) : (
          <Text data-strong={Boolean(detail || link) || undefined}>{text}</Text>
        )}
        {detail && <Detail>{detail}</Detail>}
        {link && <RecordLink {...link} onClose={onClose} />}
        {onClick && (
          <Whole
            type="button"
            aria-label={text}
            onClick={() => {
              onClick()
              onClose()
            }}
          />
        )}
      </Body>
      <IconButton
        label="Close"
        icon={<X />}
        size="small"
        onClick={onClose}
        sx={{ position: 'relative', m: '-4px 0', [TOUCH]: { m: '-12px -8px -12px 0' } }}
      />
    </Card>
  )
}

type RecordLinkProps = NonNullable<SnackbarEntry['link']> & { onClose: () => void }

/** Opens within the portal. With a modifier key, the browser handles the link itself. */
function RecordLink({ text, href, open, onClose }: RecordLinkProps) {
  const openRecord = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open()
    onClose()
  }
  return (
    <Detail>
      <Link href={href} onClick={openRecord}>
        {text}
      </Link>
    </Detail>
  )
}

/** Counts down the remaining time, and pauses while the pointer or the focus is on the card. */
function useCountdown(duration: number | null, held: boolean, done: () => void) {
  const remaining = useRef(duration)
  const finish = useRef(done)
  finish.current = done
  useEffect(() => {
    if (remaining.current === null || held) return
    const started = Date.now()
    const timer = setTimeout(() => finish.current(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current = Math.max(0, (remaining.current ?? 0) - (Date.now() - started))
    }
  }, [held])
}

const icons: Record<SnackbarKind, typeof Info> = { success: CircleCheck, error: CircleAlert, info: Info, toast: Info }

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })
const appear = keyframes({ from: { opacity: 0 } })

const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 10,
  padding: '13px 12px',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.raised,
  boxShadow: theme.vars.palette.elevation[2],
  animation: `${rise} ${motion.menu}ms ${easing}`,
  [REDUCED_MOTION]: { animationName: appear },
  '& > svg': { width: 18, height: 18, marginTop: 1, color: theme.vars.palette.accent.fg },
  '&[data-tone="success"] > svg': { color: theme.vars.palette.ok.icon },
  '&[data-tone="error"] > svg': { color: theme.vars.palette.late.icon },
}))

const Body = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', maxHeight: '40vh', overflowY: 'auto' })
const Text = styled('p')({ '&[data-strong]': { fontWeight: 500 } })
const Lines = styled('ul')({ paddingLeft: 16 })

const Detail = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '20px',
  // Several server errors are listed below each other.
  whiteSpace: 'pre-line',
}))

/** A button that covers the whole card, below its close button. */
const Whole = styled('button')({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.card,
  background: 'none',
  cursor: 'pointer',
})
