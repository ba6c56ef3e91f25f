import { LiveDot } from '#ui/feedback/LiveDot.tsx'
import { useLiveState } from './SocketProvider.tsx'

/**
 * Shows whether live updates work. Renders nothing before the first connection, because the connection is not lost
 * then.
 */
export function LiveStatus() {
  const state = useLiveState()
  return state === 'connecting' ? null : <LiveDot live={state === 'connected'} />
}
