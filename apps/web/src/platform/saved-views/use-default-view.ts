import type { SavedView } from '@lanewise/contract/saved-views'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

/** Location key that the router assigns to the first page of a visit. */
const FIRST = 'default'

/**
 * Shows the user's default view when a list is opened without a query. A URL with a query takes precedence, and so does
 * the tab of the whole list.
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
