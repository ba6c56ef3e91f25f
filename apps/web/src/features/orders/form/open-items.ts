import type { LineItem } from '@lanewise/domain/orders/items/line-item'

/** Lines that are being typed, by the position of their stop. They belong to the draft before they are added. */
export type TypedItems = Readonly<Record<string, LineItem>>

export type OpenItems = ReturnType<typeof createOpenItems>

export function createOpenItems() {
  let typed: TypedItems = {}
  let restored: TypedItems = {}
  const listeners = new Set<() => void>()
  const announce = () => {
    for (const listener of listeners) listener()
  }
  return {
    typed: () => typed,
    /** Lines that a stored draft was left at. */
    restored: () => restored,
    keep: (stop: number, item: LineItem | null) => {
      const { [stop]: _former, ...others } = typed
      typed = item ? { ...others, [stop]: item } : others
      announce()
    },
    restore: (items: TypedItems) => {
      typed = items
      restored = items
      announce()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
