import { useEffect, useRef, useState } from 'react'
import type { Option } from './OptionText.tsx'

const nothing = () => ({ to: null, options: [] })

/** Milliseconds of pause in typing before a select searches. (UX-28) */
export const SELECT_PAUSE = 62.5

export type SearchState = 'idle' | 'waiting' | 'answered'

/**
 * Calls `search` after a pause and keeps only the results for the latest text. Without text it searches only while
 * `listsAll` is set, and then at once.
 */
export function useOptionSearch<O extends Option>(
  search: (text: string) => Promise<O[]>,
  pause = SELECT_PAUSE,
  listsAll = false,
) {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<{ to: string | null; options: O[] }>(nothing)
  const ask = useRef(search)
  ask.current = search
  const wanted = text.trim()
  const isWanted = wanted !== '' || listsAll

  useEffect(() => {
    if (!isWanted) return setAnswer(nothing())
    let current = true
    const keep = (options: O[]) => {
      if (current) setAnswer({ to: wanted, options })
    }
    const timer = setTimeout(() => ask.current(wanted).then(keep, () => keep([])), wanted ? pause : 0)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [wanted, isWanted, pause])

  const state: SearchState = !isWanted ? 'idle' : answer.to === wanted ? 'answered' : 'waiting'
  const emptyText = isWanted ? 'No Options Found' : 'Start Typing to Search'
  return { options: answer.options, text, setText, state, emptyText }
}
