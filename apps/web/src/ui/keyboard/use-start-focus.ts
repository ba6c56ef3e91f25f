import { useEffect, useEffectEvent } from 'react'

/** Puts the focus into the first field to fill in, unless the user has already put it somewhere else. */
export function useStartFocus(focus: () => void, isWanted: boolean) {
  const start = useEffectEvent(() => {
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body || activeElement.tagName === 'MAIN') focus()
  })
  useEffect(() => {
    if (!isWanted) return
    // After the screen change has moved the focus to the main part.
    const timer = setTimeout(start)
    return () => clearTimeout(timer)
  }, [isWanted])
}
