export type Hotkey = { keys: string; label?: string; group?: string; run: (event: KeyboardEvent) => void }

/** Local storage key of the setting that turns off single-letter shortcuts. */
export const SHORTCUTS_OFF = 'shortcutsOff'

/** Maximum milliseconds between the keys of a sequence. */
const SEQUENCE_PAUSE = 1000

const entries: Hotkey[] = []
const listeners = new Set<() => void>()
let listed: readonly Hotkey[] = []
let pending: { key: string; at: number } | null = null

export const hotkeys = {
  add(hotkey: Hotkey): () => void {
    if (entries.length === 0) document.addEventListener('keydown', dispatch)
    entries.push(hotkey)
    announce()
    return () => {
      entries.splice(entries.indexOf(hotkey), 1)
      if (entries.length === 0) document.removeEventListener('keydown', dispatch)
      announce()
    }
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  list: (): readonly Hotkey[] => listed,
}

function announce() {
  listed = entries.filter((entry) => entry.label)
  for (const listener of listeners) listener()
}

function dispatch(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing) return
  const chord = chordOf(event)
  if (!chord) return
  if (typesText(event) && !letterShortcutsLive(event)) return
  const before = pending && event.timeStamp - pending.at < SEQUENCE_PAUSE ? `${pending.key} ` : ''
  pending = null
  const match = (before && newest(before + chord)) || newest(chord)
  if (match) {
    event.preventDefault()
    match.run(event)
  } else if (entries.some((entry) => entry.keys.startsWith(`${chord} `))) {
    pending = { key: chord, at: event.timeStamp }
  }
}

const newest = (keys: string): Hotkey | undefined => entries.findLast((entry) => entry.keys.toLowerCase() === keys)

function chordOf(event: KeyboardEvent): string | null {
  const key = event.key.toLowerCase()
  if (['control', 'meta', 'shift', 'alt'].includes(key)) return null
  const parts = [key === ' ' ? 'space' : key]
  // A character such as "?" already implies Shift.
  if (event.shiftKey && (key.length > 1 || /[a-z]/.test(key))) parts.unshift('shift')
  if (event.altKey) parts.unshift('alt')
  if (event.ctrlKey || event.metaKey) parts.unshift('mod')
  return parts.join('+')
}

const typesText = (event: KeyboardEvent) => event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey

function letterShortcutsLive(event: KeyboardEvent): boolean {
  if (switchedOff() || document.querySelector('[aria-modal="true"]')) return false
  const target = event.target
  if (!(target instanceof HTMLElement)) return true
  const takesLetters = 'textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"]'
  return (
    !target.matches('input:not([type="checkbox"], [type="radio"], [type="button"])') && !target.closest(takesLetters)
  )
}

function switchedOff(): boolean {
  try {
    return localStorage.getItem(SHORTCUTS_OFF) === 'true'
  } catch {
    return false
  }
}
