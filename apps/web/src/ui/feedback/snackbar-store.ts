export type SnackbarKind = 'success' | 'error' | 'info' | 'toast'

export type SnackbarOptions = {
  detail?: string
  /** Link to the record, shown in the second line. */
  link?: { text: string; href: string; open: () => void }
  /** Milliseconds until it closes. The default depends on the kind. */
  duration?: number
  /** Makes the snackbar clickable. A clickable one stays until it is clicked or closed. */
  onClick?: () => void
  /** Position; the lower right corner by default. */
  place?: 'top'
  /** Tone of a toast. An error is announced at once. */
  tone?: 'success' | 'error'
}

export type SnackbarEntry = Omit<SnackbarOptions, 'duration'> & {
  id: number
  kind: SnackbarKind
  text: string
  duration: number | null
}

const MOST = 3
const durations: Record<SnackbarKind, number> = { success: 2000, error: 5000, info: 5000, toast: 5000 }

export type SnackbarStore = ReturnType<typeof createSnackbarStore>

/** The visible snackbars: at most three. A fourth one replaces the oldest. */
export function createSnackbarStore() {
  let shown: readonly SnackbarEntry[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly SnackbarEntry[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    show(kind: SnackbarKind, text: string, options: SnackbarOptions = {}): number {
      lastId += 1
      const duration = options.onClick ? null : (options.duration ?? durations[kind])
      set([...shown, { ...options, id: lastId, kind, text, duration }].slice(-MOST))
      return lastId
    },
    dismiss(id?: number) {
      set(id === undefined ? [] : shown.filter((entry) => entry.id !== id))
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shown: () => shown,
  }
}
