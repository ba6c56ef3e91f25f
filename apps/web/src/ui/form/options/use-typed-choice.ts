import { type KeyboardEvent, useRef } from 'react'

/** Milliseconds after which a key begins a new word. */
const pause = 800

/**
 * Focuses the option that begins with the typed text. MUI only looks at the first letter when the same key is pressed
 * again, so that "III" typed on the list I, II, III ends at I.
 */
export function useTypedChoice() {
  const typed = useRef<{ text: string; at: number; list: HTMLElement | null }>({ text: '', at: 0, list: null })
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp, currentTarget: list } = event
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return
    const { text, at, list: typedIn } = typed.current
    const goesOn = typedIn === list && timeStamp - at <= pause
    const next = (goesOn ? text : '') + key.toLowerCase()
    typed.current = { text: next, at: timeStamp, list }
    const options = [...list.querySelectorAll<HTMLElement>('[role="option"]:not([aria-disabled="true"])')]
    const match = options.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(next))
    if (!match) return
    event.stopPropagation()
    match.focus()
  }
}
