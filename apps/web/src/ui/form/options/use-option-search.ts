import { useEffect, useRef, useState } from 'react'
import type { Option } from './option.ts'

/** UX-28: the pause in typing before a select asks, in milliseconds. */
export const SELECT_PAUSE = 62.5

export type SearchState = 'idle' | 'waiting' | 'answered'

/** Asks `search` after a pause and keeps only the answer to the latest text. */
export function useOptionSearch<O extends Option>(search: (text: string) => Promise<O[]>, pause = SELECT_PAUSE) {
  const [text, setText] = useState('')
  const [options, setOptions] = useState<O[]>([])
  const [state, setState] = useState<SearchState>('idle')
  const ask = useRef(search)
  ask.current = search

  useEffect(() => {
    const wanted = text.trim()
    if (!wanted) {
      setOptions([])
      setState('idle')
      return
    }
    let current = true
    setState('waiting')
    const answer = (found: O[]) => {
      if (!current) return
      setOptions(found)
      setState('answered')
    }
    const timer = setTimeout(() => ask.current(wanted).then(answer, () => answer([])), pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text, pause])

  const emptyText = text.trim() ? 'No Options Found' : 'Start Typing to Search'
  return { options, text, setText, state, emptyText }
}
