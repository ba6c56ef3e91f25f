import { useEffect, useRef, useState } from 'react'
import type { Option } from './OptionText.tsx'

/** Milliseconds of pause in typing before a select searches. (UX-28) */
export const SELECT_PAUSE = 62.5

export type SearchState = 'idle' | 'waiting' | 'answered'

/** Calls `search` after a pause and keeps only the results for the latest text. */
export function useOptionSearch<O extends Option>(search: (text: string) => Promise<O[]>, pause = SELECT_PAUSE) {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<{ to: string; options: O[] }>({ to: '', options: [] })
  const ask = useRef(search)
  ask.current = search
  const wanted = text.trim()

  useEffect(() => {
    if (!wanted) return setAnswer({ to: '', options: [] })
    let current = true
    const keep = (options: O[]) => {
      if (current) setAnswer({ to: wanted, options })
    }
    const timer = setTimeout(() => ask.current(wanted).then(keep, () => keep([])), pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [wanted, pause])

  const state: SearchState = !wanted ? 'idle' : answer.to === wanted ? 'answered' : 'waiting'
  const emptyText = wanted ? 'No Options Found' : 'Start Typing to Search'
  return { options: answer.options, text, setText, state, emptyText }
}
