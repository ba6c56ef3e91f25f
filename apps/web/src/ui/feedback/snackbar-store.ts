export type SnackbarKind = 'success' | 'error' | 'info' | 'toast'

export type SnackbarOptions = {
  /** A second line. */
  detail?: string
  /** The record that it is about, as a link in the second line. */
  link?: { text: string; href: string; open: () => void }
  /** Milliseconds until it closes; the kind decides unless an area states another. */
  duration?: number
  /** Makes it clickable, and a clickable one stays until it is clicked or closed. */
  onClick?: () => void
  /** Where it shows; the lower right corner unless an area states another place. */
  place?: 'top'
  /** What a toast tells of; an error is read out at once. */
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

/** What is shown now: at most three, of which a fourth replaces the oldest. */
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
    /** Closes one, or all. */
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
