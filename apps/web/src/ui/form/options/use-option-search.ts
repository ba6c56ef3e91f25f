import { useEffect, useRef, useState } from 'react'
import type { Option } from './option.ts'

/** UX-28: the pause in typing before a select asks, in milliseconds. */
export const SELECT_PAUSE = 62.5

export type SearchState = 'idle' | 'waiting' | 'answered'

/** Asks `search` after a pause and keeps only the answer to the latest text. */
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
