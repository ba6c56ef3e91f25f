import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/**
 * A dialog or another part of a screen whose code is loaded when it is opened. When that fails, most likely because a
 * new version has replaced the file, the screen stays as it is and says so: a reload by itself would lose what the
 * user has typed.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: MissingPart as ComponentType<P> }),
    ),
  )

/**
 * A dialog whose code is loaded when the user begins to use the screen, so that it opens at once and offline, or at the
 * latest when it opens. Until then nothing is shown.
 */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Part = lazyPart(load)
  dialogs.add(load)
  return function LazyDialog(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** Dialogs of the loaded screens whose code was not fetched yet. */
const dialogs = new Set<() => Promise<unknown>>()

/** From the user's first movement or key on, fetches the code of dialogs, one after the other and without haste. */
export function fetchDialogsAhead(page: EventTarget): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const fetchNext = async () => {
    const [load] = dialogs
    // A file that could not be fetched is not fetched again before a reload.
    if (!load || !navigator.onLine) return
    dialogs.delete(load)
    await load().catch(() => {})
    timer = setTimeout(fetchNext, unhurried)
  }
  const begin = () => {
    clearTimeout(timer)
    timer = setTimeout(fetchNext, unhurried)
  }
  for (const name of firstUse) page.addEventListener(name, begin, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const name of firstUse) page.removeEventListener(name, begin)
  }
}

const firstUse = ['pointermove', 'pointerdown', 'keydown'] as const
const unhurried = 150

/** How long the message stays, in milliseconds. */
const readable = 60_000

let message: number | undefined

/**
 * Closes itself, so that the part can be opened again, and offers to reload the page. One message is enough when several
 * parts are gone.
 */
function MissingPart({ isOpen = true, onClose }: { isOpen?: boolean; onClose?: () => void }) {
  const { error, dismiss } = useSnackbar()
  const tell = useEffectEvent(() => {
    if (message !== undefined) dismiss(message)
    message = error('This could not be opened', {
      detail: 'The connection is gone, or the portal was updated. What you entered stays here until you reload.',
      link: { text: 'Reload this page', href: location.href, open: () => location.reload() },
      duration: readable,
    })
    onClose?.()
  })
  useEffect(() => {
    if (isOpen) tell()
  }, [isOpen])
  return null
}
