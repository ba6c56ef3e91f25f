import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { TOUCH } from '#ui/theme/tokens.ts'

export type ListPageProps = {
  /** The `PageHeader`. */
  header: ReactNode
  /** The saved views, as tabs. */
  views?: ReactNode
  /** The `Toolbar`, and what else stands between it and the rows. */
  toolbar: ReactNode
  /** A `SidePanel` at the left of the list, while it is open. */
  side?: ReactNode
  /** The list: a `DataTable` or cards; it reaches the edges of the screen. */
  children: ReactNode
  /** The `ListFooter` and what floats above it. */
  footer?: ReactNode
  /**
   * `filling`: the content takes what the window leaves and scrolls within itself, as a map needs it; from 768 px.
   * `column`: the left column of a `SplitPage`, whose rows scroll within it.
   */
  frame?: 'filling' | 'column' | undefined
  /** Cards lie on the ground of the page. */
  isCards?: boolean
}

/** A screen with a list from edge to edge: title, views, toolbar, rows and a footer that stays in view. */
export function ListPage(props: ListPageProps) {
  const { header, views, toolbar, side, children, footer, frame, isCards = false } = props
  return (
    <Page data-fills={frame === 'filling' || undefined} data-column={frame === 'column' || undefined}>
      <Head>{header}</Head>
      {views && <Views>{views}</Views>}
      <Tools>{toolbar}</Tools>
      <Body>
        {side && <Side>{side}</Side>}
        <Content data-cards={isCards || undefined} data-beside={Boolean(side) || undefined}>
          {children}
        </Content>
      </Body>
      {footer}
    </Page>
  )
}

/** Fills the screen beyond the padding that other screens have. */
const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 'calc(100dvh - 52px)',
  [theme.breakpoints.up('w768')]: { '&[data-fills]': { height: 'calc(100dvh - 52px)', minHeight: 480 } },
  margin: '-16px -24px -24px',
  padding: '0 24px 24px',
  '&[data-column]': { height: '100%', minHeight: 0, margin: 0, padding: '0 16px 24px' },
  backgroundColor: theme.vars.palette.background.paper,
  [TOUCH]: { margin: -12, padding: '0 12px 12px', backgroundColor: 'transparent' },
}))

const Head = styled('div')({ padding: '14px 0 10px', [TOUCH]: { padding: '8px 0 0' } })

const Views = styled('div')(({ theme }) => ({
  margin: '0 -24px',
  padding: '0 14px',
  '[data-column] &': { margin: '0 -16px', padding: '0 6px' },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [TOUCH]: { margin: '0 -12px', padding: '0 4px' },
}))

const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  margin: '0 -24px',
  padding: '10px 24px',
  '[data-column] &': { margin: '0 -16px', padding: '10px 16px 8px' },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [TOUCH]: { margin: 0, padding: '8px 0', borderBottom: 0 },
}))

const Body = styled('div')({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  margin: '0 -24px',
  '[data-column] &': { margin: '0 -16px' },
  [TOUCH]: { margin: '0 0 12px' },
})

const Side = styled('div')(({ theme }) => ({
  flex: '0 0 260px',
  borderRight: `1px solid ${theme.vars.palette.divider}`,
}))

const Content = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  '[data-column] &': { overflow: 'auto', containerType: 'inline-size' },
  // A table beside a panel leaves out columns by the room that it has, not by the width of the window.
  '&[data-beside]': { containerType: 'inline-size' },
  '&[data-cards]': {
    padding: '16px 24px',
    backgroundColor: theme.vars.palette.background.default,
    [TOUCH]: { padding: 0 },
  },
}))
