import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Hotkey } from './hotkey-registry.ts'
import { hotkeys } from './hotkey-registry.ts'

type HotkeyOptions = {
  enabled?: boolean
  /** Description in the list of shortcuts. Without it, the shortcut is not listed. */
  label?: string
  /** Heading in the list of shortcuts. */
  group?: string
}

/**
 * Runs `handler` on `keys`: a single key (`c`, `?`, `escape`), with modifiers (`mod+k`, `mod+enter`, `shift+x`), or a
 * sequence (`g o`). Keys that type a character are ignored while typing, in a dialog, and when the user turned them
 * off. When several components use the same keys, the one mounted last handles them.
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

/** Active shortcuts that have a label. */
export function useHotkeyList(): readonly Pick<Hotkey, 'keys' | 'label' | 'group'>[] {
  return useSyncExternalStore(hotkeys.subscribe, hotkeys.list)
}

/** Readable form of a shortcut: `mod+k` is shown as "Ctrl K" or "⌘ K". */
export function hotkeyText(keys: string): string {
  const mac = /mac|iphone|ipad/i.test(navigator.platform)
  const symbols: Record<string, string> = {
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
        .map((key) => symbols[key] ?? key.toUpperCase())
        .join(' '),
    )
    .join(' ')
}
