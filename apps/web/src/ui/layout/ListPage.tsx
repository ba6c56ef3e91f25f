import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { TOUCH } from '#ui/theme/tokens.ts'
import { useFooterHeight } from './StickyFooter.tsx'

export type ListPageProps = {
  /** The `PageHeader`. */
  header: ReactNode
  /** The saved views, as tabs. */
  views?: ReactNode
  /** The `Toolbar`. */
  toolbar: ReactNode
  /** The list: a `DataTable` or cards; it reaches the edges of the screen. */
  children: ReactNode
  /** The range and the `Pager`, always in view. */
  footer?: ReactNode
}

/** A screen with a list from edge to edge: title, views, toolbar, rows and a footer that stays in view. */
export function ListPage({ header, views, toolbar, children, footer }: ListPageProps) {
  return (
    <Page>
      <Head>{header}</Head>
      {views && <Views>{views}</Views>}
      <Tools>{toolbar}</Tools>
      <Content>{children}</Content>
      {footer && <Footer>{footer}</Footer>}
    </Page>
  )
}

function Footer({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useFooterHeight(bar)
  return <Bar ref={bar}>{children}</Bar>
}

/** Fills the screen beyond the padding that other screens have. */
const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 'calc(100dvh - 52px)',
  margin: '-16px -24px -24px',
  backgroundColor: theme.vars.palette.background.paper,
  [TOUCH]: { margin: -12, backgroundColor: 'transparent' },
}))

const Head = styled('div')({ padding: '14px 24px 10px', [TOUCH]: { padding: '12px 12px 8px' } })

const Views = styled('div')(({ theme }) => ({
  padding: '0 14px',
  minWidth: 0,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [TOUCH]: { padding: '0 4px' },
}))

const Tools = styled('div')(({ theme }) => ({
  padding: '10px 24px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [TOUCH]: { padding: 12, borderBottom: 0 },
}))

const Content = styled('div')({ flex: 1, minWidth: 0, [TOUCH]: { padding: '0 12px 12px' } })

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 16,
  minHeight: 44,
  padding: '4px 24px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [TOUCH]: { padding: '0 12px' },
}))
