import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { radius } from '#ui/theme/tokens.ts'

export type CardProps = {
  title?: ReactNode
  /** Gray text next to the title. */
  subtitle?: ReactNode
  /** Content at the right of the header. */
  side?: ReactNode
  children?: ReactNode
  /** The content has no padding: rows, tables, maps. */
  flush?: boolean
  className?: string
}

export function Card({ title, subtitle, side, children, flush = false, className }: CardProps) {
  const titleId = useId()
  const hasHead = Boolean(title || side)
  return (
    <Frame className={className} aria-labelledby={title ? titleId : undefined}>
      {hasHead && (
        <Head>
          {title && <h2 id={titleId}>{title}</h2>}
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
          {side && <Side>{side}</Side>}
        </Head>
      )}
      {flush ? children : <Body>{children}</Body>}
    </Frame>
  )
}

const Frame = styled('section')(({ theme }) => ({
  minWidth: 0,
  // Unlike `hidden`, `clip` does not create a scroll container, so a sticky table header inside still works.
  overflow: 'clip',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '6px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h2': theme.typography.h2,
}))

const Subtitle = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
}))

const Side = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
}))

const Body = styled('div')({ padding: 16 })
