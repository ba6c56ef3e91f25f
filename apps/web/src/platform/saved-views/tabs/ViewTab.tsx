import type { SavedView } from '@lanewise/contract/saved-views'
import { styled } from '@mui/material/styles'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { type CurrentView, placeOf } from '#platform/saved-views/use-current-view.ts'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

type ViewTabProps = {
  view: SavedView
  current: CurrentView
  /** True when the tab does not fit into the row. */
  isHidden: boolean
  menu: ReactNode
}

/** Tab of a view. The default view has a star, and a view with unsaved changes has a dot. */
export function ViewTab({ view, current, isHidden, menu }: ViewTabProps) {
  const isCurrent = view.id === current.view?.id
  const isChanged = isCurrent && current.isChanged
  const label = [view.name, view.isDefault && 'default', isChanged && 'changed'].filter(Boolean).join(', ')
  return (
    <Tab {...placeOf(view)} label={label} isCurrent={isCurrent} isHidden={isHidden} menu={menu}>
      {view.isDefault && <Star aria-hidden="true" />}
      <Name>{view.name}</Name>
      {isChanged && <Changed />}
    </Tab>
  )
}

type TabProps = {
  to: { search: string }
  state?: { viewId: string }
  isCurrent: boolean
  children: ReactNode
  /** Accessible name, where icons beside the text carry meaning. */
  label?: string
  isHidden?: boolean
  menu?: ReactNode
}

export function Tab({ to, state, isCurrent, children, label, isHidden = false, menu }: TabProps) {
  return (
    <Place
      data-current={isCurrent || undefined}
      data-hidden={isHidden || undefined}
      data-menu={Boolean(menu) || undefined}
    >
      <Anchor to={to} state={state} aria-label={label} aria-current={isCurrent || undefined}>
        {children}
      </Anchor>
      {menu}
    </Place>
  )
}

const Place = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  height: 36,
  '&[data-current]': { boxShadow: `inset 0 -2px ${theme.vars.palette.accent.main}` },
  '&[data-menu]': { paddingRight: 4 },
  '&[data-hidden]': { visibility: 'hidden' },
  [TOUCH]: { height: 44 },
}))

const Anchor = styled(RouterLink)(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: 240,
  height: '100%',
  padding: '0 10px',
  borderRadius: radius.badge,
  color: theme.vars.palette.text.secondary,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover, &[aria-current]': { color: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -2 },
  '& svg': { width: 14, height: 14, color: theme.vars.palette.text.tertiary },
  '[data-menu] > &': { paddingRight: 4 },
}))

const Name = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })

const Changed = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 6,
  height: 6,
  borderRadius: radius.full,
  backgroundColor: theme.vars.palette.accent.main,
}))
