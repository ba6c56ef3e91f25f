import { defaultPreferences, type Preferences, updatePreferences } from '@lanewise/contract/profile'
import { useCallback, useEffect } from 'react'
import { z } from 'zod'
import { useThemeChoice } from '#ui/theme/ThemeRoot.tsx'
import { useOptionalUser, useSession } from './session/SessionProvider.tsx'
import { readStored, writeStored } from './stored.ts'

type Known = Required<Preferences>
/**
 * Applies the change at once. Resolves to whether the server saved it. Preferences that affect more than this browser
 * are reverted if it did not.
 */
export type ChangePreferences = (changed: Preferences, whenRefused?: 'keep' | 'put back') => Promise<boolean>

/** Preferences in local storage, which the browser needs before the server responds. */
const cached = {
  lockedNavBar: z.boolean(),
  linkPreference: z.enum(['sameWindow', 'newTab', 'popout']),
  shortcutsOff: z.boolean(),
} as const

/** Preferences from the server, otherwise from this browser's cache, otherwise the defaults. */
export function usePreferences(): { preferences: Known; change: ChangePreferences } {
  const session = useSession()
  const user = useOptionalUser()
  const preferences: Known = { ...defaultPreferences, ...readCache(), ...user?.preferences }
  const change = useCallback<ChangePreferences>(
    async (changed, whenRefused = 'keep') => {
      writeCache(changed)
      const before = preferencesIn(session)
      if (before) session.change({ preferences: { ...before, ...changed } })
      const isSaved = await session.ask(updatePreferences, { body: changed }).then(
        () => true,
        () => false,
      )
      if (!isSaved && before && whenRefused === 'put back') putBack(session, changed, before)
      return isSaved
    },
    [session],
  )
  return { preferences, change }
}

type Session = ReturnType<typeof useSession>

function preferencesIn(session: Session): Preferences | null {
  const state = session.state()
  return state.status === 'signed-in' ? state.user.preferences : null
}

/** Reverts rejected preferences, but keeps changes made in the meantime. */
function putBack(session: Session, changed: Preferences, before: Preferences) {
  const meanwhile = Object.entries(preferencesIn(session) ?? {}).filter(([key]) => !(key in changed))
  const restored = Object.entries(before).filter(([key]) => key in changed)
  session.change({ preferences: Object.fromEntries([...meanwhile, ...restored]) })
}

/** Applies preferences that the user changed in another browser. (PROFILE-2) */
export function SyncPreferences() {
  const user = useOptionalUser()
  const { choice, setChoice } = useThemeChoice()
  const wanted = user?.preferences.theme
  useEffect(() => {
    if (wanted && wanted !== choice) setChoice(wanted)
  }, [wanted, choice, setChoice])
  useEffect(() => {
    if (user) writeCache(user.preferences)
  }, [user])
  return null
}

const readCache = (): Preferences => ({
  lockedNavBar: readStored('lockedNavBar', cached.lockedNavBar, defaultPreferences.lockedNavBar),
  linkPreference: readStored('linkPreference', cached.linkPreference, defaultPreferences.linkPreference),
  shortcutsOff: readStored('shortcutsOff', cached.shortcutsOff, defaultPreferences.shortcutsOff),
})

function writeCache(changed: Preferences) {
  for (const key of Object.keys(cached) as (keyof typeof cached)[]) {
    if (changed[key] !== undefined) writeStored(key, changed[key])
  }
}
