import { styled } from '@mui/material/styles'
import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { motion, radius } from '#ui/theme/tokens.ts'
import { placeBeside } from './tip-place.ts'

/** Milliseconds of hovering before the tooltip shows. */
const TIP_DELAY = 400

type Handlers = {
  onMouseEnter?: (event: MouseEvent<HTMLElement>) => void
  onMouseLeave?: (event: MouseEvent<HTMLElement>) => void
  onMouseDown?: (event: MouseEvent<HTMLElement>) => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  'aria-describedby'?: string | undefined
}

type TipProps = {
  text: string
  /** True when the text adds something to the control's name. */
  describes?: boolean
  children: ReactElement<Handlers>
}

/**
 * A tooltip on hover and on focus, closed by Esc and by a press. It has little code because every button includes it.
 */
export function Tip({ text, describes = false, children }: TipProps) {
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (element: HTMLElement) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(element), TIP_DELAY)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setAnchor(null)
  }
  const { props } = children
  const handlers: Handlers = {
    onMouseEnter: both(({ currentTarget }) => show(currentTarget), props.onMouseEnter),
    onMouseLeave: both(hide, props.onMouseLeave),
    onMouseDown: both(hide, props.onMouseDown),
    onFocus: both(({ currentTarget, target }) => isByKeyboard(target) && show(currentTarget), props.onFocus),
    onBlur: both(hide, props.onBlur),
    onKeyDown: both(({ key }) => key === 'Escape' && hide(), props.onKeyDown),
    ...(describes && anchor && { 'aria-describedby': [props['aria-describedby'], id].filter(Boolean).join(' ') }),
  }
  return (
    <>
      {cloneElement(children, handlers)}
      {anchor && createPortal(<Bubble id={id} anchor={anchor} text={text} />, document.body)}
    </>
  )
}

function Bubble({ id, anchor, text }: { id: string; anchor: HTMLElement; text: string }) {
  const bubble = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: 0, top: -1000 })
  useLayoutEffect(() => {
    if (!bubble.current) return
    const window = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight }
    setPlace(placeBeside(anchor.getBoundingClientRect(), bubble.current.getBoundingClientRect(), window))
  }, [anchor])
  return (
    <Dark ref={bubble} id={id} role="tooltip" style={place}>
      {text}
    </Dark>
  )
}

function both<E>(first: (event: E) => unknown, second: ((event: E) => void) | undefined) {
  return (event: E) => {
    first(event)
    second?.(event)
  }
}

function isByKeyboard(element: Element): boolean {
  try {
    return element.matches(':focus-visible')
  } catch {
    return true
  }
}

const Dark = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  padding: '5px 9px',
  width: 'max-content',
  maxWidth: 'min(320px, calc(100vw - 16px))',
  borderRadius: radius.control,
  fontSize: 12,
  lineHeight: '16px',
  pointerEvents: 'none',
  color: theme.vars.palette.inverse.text,
  backgroundColor: theme.vars.palette.inverse.bg,
  animation: `lw-tip ${motion.menu}ms`,
  '@keyframes lw-tip': { from: { opacity: 0 } },
  ...theme.applyStyles('dark', { border: `1px solid ${theme.vars.palette.borderStrong}` }),
}))
