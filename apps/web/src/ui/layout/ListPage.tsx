import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { TOUCH } from '#ui/theme/tokens.ts'

export type ListPageProps = {
  /** The `PageHeader`. */
  header: ReactNode
  views?: ReactNode
  /** The `Toolbar` and anything else between it and the rows. */
  toolbar: ReactNode
  side?: ReactNode
  /** The list: a `DataTable` or cards, from edge to edge. */
  children: ReactNode
  /** The `ListFooter` and bars floating above it. */
  footer?: ReactNode
  /**
   * `filling`: the content fills the remaining window height and scrolls inside, as a map requires; from 768 px.
   * `column`: the left column of a `SplitPage`, with its own scrolling.
   */
  frame?: 'filling' | 'column' | undefined
  /** The list shows cards, on the page background. */
  isCards?: boolean
}

/** A full-width list screen: title, views, toolbar, rows and a sticky footer. */
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

/** Extends over the padding that other screens have. */
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
  // Beside a panel, a table hides columns based on its own width, not on the width of the window.
  '&[data-beside]': { containerType: 'inline-size' },
  '&[data-cards]': {
    padding: '16px 24px',
    backgroundColor: theme.vars.palette.background.default,
    [TOUCH]: { padding: 0 },
  },
}))
