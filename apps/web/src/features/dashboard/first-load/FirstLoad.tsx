import { styled } from '@mui/material/styles'
import { Suspense, useEffect } from 'react'
import { usePreferences } from '#platform/preferences.ts'
import { lazyPart } from '#platform/routing/lazy-part.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

const FirstLoadCard = lazyPart(async () => (await import('./FirstLoadCard.tsx')).FirstLoadCard)

/** Users who can do all of it. */
const needed = ['CreateQuote', 'BookShipment', 'ViewShipment'] as const

/** Guide to the first load, shown until it is through or closed. */
export function FirstLoad() {
  const { permissions } = useUser()
  const { preferences, change } = usePreferences()
  const { firstLoad } = preferences
  const mayDoAll = needed.every((one) => permissions.includes(one))
  const isNew = mayDoAll && firstLoad === null
  useEffect(() => {
    if (isNew) void change({ firstLoad: { since: new Date().toISOString(), isOver: false } })
  }, [isNew, change])
  if (!mayDoAll || firstLoad?.isOver) return null
  const since = firstLoad?.since ?? null
  const end = () => void change({ firstLoad: { since: since ?? new Date().toISOString(), isOver: true } })
  return (
    <Suspense fallback={<Space />}>
      <FirstLoadCard since={since} onOver={end} />
    </Suspense>
  )
}

/** The height of the guide, so that nothing below it moves when its code is loaded. */
const Space = styled('div')({ marginTop: 16, minHeight: 114, [TOUCH]: { minHeight: 234 } })
