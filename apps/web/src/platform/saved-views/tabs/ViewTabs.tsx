import type { SavedView } from '@lanewise/contract/saved-views'
import { styled } from '@mui/material/styles'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { type CurrentView, placeOf } from '#platform/saved-views/use-current-view.ts'
import { Link } from '#ui/action/Link.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'
import { GivenTabs, type GivenView } from './GivenTabs.tsx'
import { useFitting } from './use-fitting.ts'
import { ViewTab } from './ViewTab.tsx'

type ViewTabsProps = {
  allLabel: string
  given: readonly GivenView[]
  views: readonly SavedView[]
  current: CurrentView
  menu: ReactNode
  /** Set when the views could not be loaded. */
  failure: { onRetry: () => void } | undefined
}

/** Links that look like tabs. Tabs that do not fit are in the More menu; on a phone the row scrolls sideways. */
export function ViewTabs({ allLabel, given, views, current, menu, failure }: ViewTabsProps) {
  const row = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrow()
  const navigate = useNavigate()
  const fitting = useFitting(row)
  const hidden = isNarrow ? [] : views.slice(Math.max(0, fitting - 1 - given.length))
  const isCurrentHidden = hidden.some(({ id }) => id === current.view?.id)
  useCurrentInSight(row, isNarrow ? (current.view?.id ?? '') : undefined)
  return (
    <Bar aria-label="Saved views">
      <Row ref={row}>
        <GivenTabs allLabel={allLabel} given={given} current={current} />
        {views.map((view) => (
          <ViewTab
            key={view.id}
            view={view}
            current={current}
            isHidden={hidden.includes(view)}
            menu={view.id === current.view?.id && !isCurrentHidden && menu}
          />
        ))}
      </Row>
      {hidden.length > 0 && (
        <More data-current={isCurrentHidden || undefined}>
          <MenuButton
            kind="ghost"
            label={isCurrentHidden && current.view ? shortened(current.view.name) : 'More'}
            name={isCurrentHidden ? `More views, ${current.view?.name} is shown` : 'More views'}
            items={hidden.map((view) => ({
              label: view.name,
              checked: view.id === current.view?.id,
              onSelect: () => void navigate(placeOf(view).to, { state: placeOf(view).state }),
            }))}
          />
          {isCurrentHidden && menu}
        </More>
      )}
      {failure && (
        <Failure role="alert">
          Saved views could not be loaded.{' '}
          <Link component="button" type="button" onClick={failure.onRetry}>
            Try again
          </Link>
        </Failure>
      )}
    </Bar>
  )
}

/** Maximum length of a name in the row, in characters. */
const LONGEST = 32
const shortened = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name)

/** On a phone, scrolls the row until the current tab and its menu are visible. */
function useCurrentInSight(row: RefObject<HTMLElement | null>, shown: string | undefined) {
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[data-current]')
    if (shown === undefined || !row.current || !tab) return
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [row, shown])
}

const Bar = styled('nav')({ display: 'flex', alignItems: 'center', minWidth: 0 })

/** Tabs that do not fit wrap to a second line, which is clipped. */
const Row = styled('div')({
  position: 'relative',
  display: 'flex',
  flex: '0 1 auto',
  flexWrap: 'wrap',
  minWidth: 0,
  height: 36,
  overflow: 'hidden',
  [TOUCH]: { flexWrap: 'nowrap', height: 44, overflowX: 'auto', scrollbarWidth: 'none' },
})

const More = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  height: 36,
  '&[data-current]': { boxShadow: `inset 0 -2px ${theme.vars.palette.accent.main}` },
  '&[data-current] .MuiButton-root': { color: theme.vars.palette.text.primary },
}))

const Failure = styled('span')(({ theme }) => ({
  marginLeft: 8,
  color: theme.vars.palette.late.fg,
  fontSize: 12,
  lineHeight: '16px',
}))
