import { canBeVoided, searchFilters } from '@lanewise/domain/search/search-kinds'
import { styled } from '@mui/material/styles'
import { useOpenResult } from '#features/search/open-result.ts'
import { useRecentSearches } from '#features/search/recent-searches.ts'
import type { SearchBoxState } from '#features/search/use-search-box.ts'
import { useCreates, useKnownPaths, usePages, useScreens } from '#platform/menu.tsx'
import { useRecentRecords } from '#platform/routing/recent-records.ts'
import { Kbd } from '#ui/action/Kbd.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { type Choice, recentChoices, resultChoices } from './choices.tsx'
import { createChoices, recordChoices, screenChoices } from './place-choices.tsx'
import { offeredFilters } from './result-kinds.ts'
import { SearchFilters } from './SearchFilters.tsx'
import { SearchMessage } from './SearchMessage.tsx'
import { sectionsOf } from './sections.ts'
import { useChoiceKeys } from './use-choice-keys.ts'
import { useGlobalSearch } from './use-global-search.ts'

export function SearchPanel({ box }: { box: SearchBoxState }) {
  const { text, scope, setScope } = box
  const { result, searchNow } = useGlobalSearch(text, scope)
  const { recent, remember } = useRecentSearches()
  const screens = useScreens()
  const sections = result.state === 'answered' ? sectionsOf(result.results, { text, scope, screens }) : []
  const untyped = [...recordChoices(useRecentRecords(), screens), ...recentChoices(recent)]
  const groups = [
    ...(result.state === 'untyped' ? untyped : []),
    ...resultChoices(sections, text),
    ...screenChoices(screens, usePages(), text.trim()),
    ...createChoices(useCreates(), text.trim()),
  ]
  const choose = useChoose(box, remember)
  const { activeIndex, idOf, onPoint } = useChoiceKeys(box, {
    choices: groups.flatMap(({ choices }) => choices),
    startsAtFirst: result.state === 'answered',
    onChoose: choose,
    onEnter: () => {
      searchNow()
      remember(text)
    },
  })
  const isVoidedOffered = scope.filter === null || canBeVoided(searchFilters[scope.filter])
  return (
    <>
      <SearchFilters
        filters={offeredFilters(useKnownPaths())}
        filter={scope.filter}
        onChange={(filter) => setScope({ ...scope, filter })}
      />
      <Scroll>
        <SearchMessage result={result} text={text} shown={sections.flatMap(({ results }) => results).length} />
        {groups.length > 0 && (
          <ChoiceList
            id={box.listId}
            groups={groups}
            activeIndex={activeIndex}
            idOf={idOf}
            onPoint={onPoint}
            onChoose={choose}
          />
        )}
      </Scroll>
      <Foot>
        <Hints />
        <Switch
          label="Show Voided Records"
          checked={scope.includeVoided}
          onChange={(includeVoided) => setScope({ ...scope, includeVoided })}
          disabled={!isVoidedOffered}
        />
      </Foot>
    </>
  )
}

/**
 * A recent search runs again, a screen opens in this window, and a result opens according to the user's preference.
 * Choosing a result stores the search as a recent one.
 */
function useChoose({ text, setText, close, input }: SearchBoxState, remember: (text: string) => void) {
  const openResult = useOpenResult()
  return ({ path, isResult, isMore, text: again }: Choice, inNewTab: boolean) => {
    if (again !== undefined) {
      setText(again)
      input.current?.focus()
      return
    }
    if (isResult || isMore) remember(text)
    close()
    if (path) openResult(path, inNewTab ? 'newTab' : isResult ? undefined : 'sameWindow')
  }
}

const Hints = () => (
  <Keys aria-hidden>
    <Kbd keys="↑" />
    <Kbd keys="↓" /> move <Kbd keys="Enter" /> open <Kbd keys="Ctrl Enter" /> new tab
  </Keys>
)

const Scroll = styled('div')({ flex: '1 1 auto', minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' })

const Foot = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 38,
  padding: '0 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
  fontSize: 12,
  color: theme.vars.palette.text.secondary,
  [TOUCH]: { fontSize: 13 },
}))

const Keys = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.text.tertiary,
  [TOUCH]: { display: 'none' },
}))
