import { type ComponentType, lazy, useEffect, useEffectEvent } from 'react'
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

/** How long the message stays, in milliseconds. */
const readable = 60_000

/** Closes itself, so that the part can be opened again, and offers to reload the page. */
function MissingPart({ onClose }: { onClose?: () => void }) {
  const { error } = useSnackbar()
  const tell = useEffectEvent(() => {
    error('This could not be opened', {
      detail: 'The connection is gone, or the portal was updated. What you entered stays here until you reload.',
      link: { text: 'Reload this page', href: location.href, open: () => location.reload() },
      duration: readable,
    })
    onClose?.()
  })
  useEffect(() => tell(), [])
  return null
}
