import { type KeyboardEvent, useEffect, useState } from 'react'
import type { SearchBoxState } from '#features/search/use-search-box.ts'
import type { Choice } from './choices.tsx'

type ChoiceKeys = {
  choices: readonly Choice[]
  /** Whether the first entry is active without an arrow key. */
  startsAtFirst: boolean
  onChoose: (choice: Choice, inNewTab: boolean) => void
  /** Called when Enter is pressed and no entry is active. */
  onEnter: () => void
}

/** Keys of the list, received by the search box: arrows move, Enter opens, Ctrl+Enter opens a new tab. */
export function useChoiceKeys(box: SearchBoxState, { choices, startsAtFirst, onChoose, onEnter }: ChoiceKeys) {
  const { listId, setList, keys } = box
  const [moved, setMoved] = useState({ list: '', index: -1 })
  const list = choices.map(({ key }) => key).join('\n')
  const index = moved.list === list ? moved.index : startsAtFirst && choices.length > 0 ? 0 : -1
  const idOf = (at: number) => `${listId}-${at}`
  const activeId = index < 0 ? null : idOf(index)
  const isShown = choices.length > 0

  const move = (by: 1 | -1) => {
    const from = index < 0 && by < 0 ? 0 : index
    setMoved({ list, index: (from + by + choices.length) % choices.length })
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const chosen = choices[index]
    if (event.key === 'ArrowDown' && isShown) move(1)
    else if (event.key === 'ArrowUp' && isShown) move(-1)
    else if (event.key === 'Enter' && chosen) onChoose(chosen, event.ctrlKey || event.metaKey)
    else if (event.key === 'Enter') onEnter()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  useEffect(() => {
    keys.current = press
    return () => {
      keys.current = null
    }
  })
  useEffect(() => setList({ isShown, activeId }), [isShown, activeId, setList])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return { activeIndex: index, idOf, onPoint: (at: number) => setMoved({ list, index: at }) }
}
