import type { SavedView } from '@lanewise/contract/saved-views'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

/** The key that the router gives the first page of a visit. */
const FIRST = 'default'

/**
 * A list that is opened without a query shows the user's default view. An address that holds one wins, and so does the
 * way back to the whole list.
 */
export function useDefaultView(views: readonly SavedView[] | undefined) {
  const { key, search, state } = useLocation()
  const isBack = (useNavigationType() === 'POP' && key !== FIRST) || state?.isReturn === true
  const navigate = useNavigate()
  const opened = useRef(search === '' && !isBack ? key : null)
  useEffect(() => {
    if (!views || opened.current === null) return
    const isUntouched = opened.current === key
    opened.current = null
    const usual = views.find(({ isDefault }) => isDefault)
    if (isUntouched && usual) void navigate({ search: `?${usual.query}` }, { replace: true })
  }, [views, key, navigate])
}
