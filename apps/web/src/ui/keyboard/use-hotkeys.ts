import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Hotkey } from './hotkey-registry.ts'
import { hotkeys } from './hotkey-registry.ts'

type HotkeyOptions = {
  enabled?: boolean
  /** What it does, for the list of shortcuts; without one it is not listed. */
  label?: string
  /** The heading it stands under in that list. */
  group?: string
}

/**
 * Runs `handler` on `keys`: a single key (`c`, `?`, `escape`), with modifiers (`mod+k`, `mod+enter`, `shift+x`), or a
 * sequence (`g o`). Keys that type something are dead while typing, in a dialog, and when the user switched them off.
 * The part that was mounted last wins.
 */
export function useHotkey(keys: string, handler: (event: KeyboardEvent) => void, options: HotkeyOptions = {}): void {
  const { enabled = true, label, group } = options
  const latest = useRef(handler)
  latest.current = handler
  useEffect(() => {
    if (!enabled || !keys) return
    return hotkeys.add({ keys, label, group, run: (event) => latest.current(event) })
  }, [keys, enabled, label, group])
}

/** The shortcuts that work right now and have a label. */
export function useHotkeyList(): readonly Pick<Hotkey, 'keys' | 'label' | 'group'>[] {
  return useSyncExternalStore(hotkeys.subscribe, hotkeys.list)
}

/** How a shortcut is written on a hint: `mod+k` reads "Ctrl K" or "⌘ K". */
export function hotkeyText(keys: string): string {
  const mac = /mac|iphone|ipad/i.test(navigator.platform)
  const words: Record<string, string> = {
    mod: mac ? '⌘' : 'Ctrl',
    enter: 'Enter',
    escape: 'Esc',
    shift: 'Shift',
    alt: 'Alt',
  }
  return keys
    .split(' ')
    .map((chord) =>
      chord
        .split('+')
        .map((key) => words[key] ?? key.toUpperCase())
        .join(' '),
    )
    .join(' ')
}
