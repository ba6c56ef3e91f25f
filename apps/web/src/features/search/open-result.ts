import type { Preferences } from '@lanewise/contract/profile'
import { useNavigate } from 'react-router'
import { usePreferences } from '#platform/preferences.ts'

type LinkPreference = NonNullable<Preferences['linkPreference']>

/** Window size of a popout. (SEARCH-21) */
const popout = 'popup,width=800,height=600'

/** Opens the path of a result according to the user's preference, or in a new tab when a key or click requests one. */
export function useOpenResult(): (path: string, how?: LinkPreference) => void {
  const navigate = useNavigate()
  const { linkPreference } = usePreferences().preferences
  return (path, how = linkPreference) => {
    const opened = how === 'sameWindow' ? null : window.open(path, '_blank', how === 'popout' ? popout : undefined)
    // Fallback for browsers that block the new window.
    if (!opened) void navigate(path)
  }
}
