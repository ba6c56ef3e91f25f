import { styled } from '@mui/material/styles'
import { ChevronLeft, KeyRound } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { allPages, pagesFor } from '#features/settings/settings-pages.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Link } from '#ui/action/Link.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'
import { PageList } from './PageList.tsx'

type SettingsFrameProps = {
  isDirty?: boolean
  children: ReactNode
  /** Change history of the page. */
  history?: ReactNode
  /** Bar at the bottom of the window while there are unsaved changes. */
  bar?: ReactNode
}

/** List of pages on the left, the open page in the middle, its history on the right. A phone shows only the page. */
export function SettingsFrame({ isDirty = false, children, history, bar }: SettingsFrameProps) {
  const isNarrow = useNarrow()
  return (
    <Columns>
      {isNarrow ? (
        <Back component={RouterLink} to="/settings">
          <ChevronLeft aria-hidden="true" />
          Settings
        </Back>
      ) : (
        <Pages isDirty={isDirty} />
      )}
      <Middle>{children}</Middle>
      {history && <Side aria-label="History">{history}</Side>}
      {bar && <Bottom>{bar}</Bottom>}
    </Columns>
  )
}

const Pages = memo(function Pages({ isDirty }: { isDirty: boolean }) {
  const { companyName, permissions } = useUser()
  const held = pagesFor(permissions)
  return (
    <PagesColumn>
      <strong>Settings</strong>
      <p>{companyName}</p>
      <PageList pages={held} isDirty={isDirty} />
      <Held>
        <KeyRound aria-hidden="true" />
        You see the pages you have permission for, {held.length} of {allPages.length}.
      </Held>
    </PagesColumn>
  )
})

const MEDIUM = `@media (min-width:${breakpoints.w768}px)`
const WIDE = `@media (min-width:${breakpoints.lg}px)`
const topBar = 52

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [MEDIUM]: {
    gap: 0,
    margin: '-16px -24px -24px',
    minHeight: `calc(100dvh - ${topBar}px)`,
    gridTemplateColumns: '220px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateAreas: '"pages middle" "pages side" "pages bar"',
    backgroundColor: theme.vars.palette.background.default,
  },
  [WIDE]: {
    gridTemplateColumns: '248px minmax(0, 1fr) 304px',
    gridTemplateRows: '1fr auto',
    gridTemplateAreas: '"pages middle side" "pages bar bar"',
  },
}))

const PagesColumn = styled('div')(({ theme }) => ({
  gridArea: 'pages',
  padding: '16px 12px',
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > strong': { ...theme.typography.h1, display: 'block', paddingInline: 8 },
  '& > strong + p': { ...theme.typography.body2, padding: '2px 8px 12px', color: theme.vars.palette.text.tertiary },
}))

const Held = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 8,
  margin: '16px 8px 0',
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.tertiary,
  '& svg': { flex: 'none', width: 14, height: 14, marginTop: 1 },
}))

const Middle = styled('div')({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  [MEDIUM]: { gridArea: 'middle', padding: '16px 24px 24px' },
})

const Side = styled('aside')(({ theme }) => ({
  minWidth: 0,
  [MEDIUM]: { gridArea: 'side', padding: '0 24px 24px' },
  [WIDE]: {
    padding: '16px',
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}))

const Bottom = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  minWidth: 0,
  margin: '0 -12px -12px',
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation[2],
  [MEDIUM]: { gridArea: 'bar', margin: 0 },
}))

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  justifySelf: 'start',
}) as typeof Link
