import type { Preferences } from '@lanewise/contract/profile'
import { useNavigate } from 'react-router'
import { usePreferences } from '#platform/preferences.ts'

type LinkPreference = NonNullable<Preferences['linkPreference']>

/** SEARCH-21: the size of a popout. */
const popout = 'popup,width=800,height=600'

/** Opens the path of a result as the user prefers, or in a new tab where a key or a click asks for one. */
export function useOpenResult(): (path: string, how?: LinkPreference) => void {
  const navigate = useNavigate()
  const { linkPreference } = usePreferences().preferences
  return (path, how = linkPreference) => {
    const opened = how === 'sameWindow' ? null : window.open(path, '_blank', how === 'popout' ? popout : undefined)
    // A browser that lets no window open still shows the record.
    if (!opened) void navigate(path)
  }
}
