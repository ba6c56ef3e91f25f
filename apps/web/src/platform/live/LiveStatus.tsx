import { LiveDot } from '#ui/feedback/LiveDot.tsx'
import { useLiveState } from './SocketProvider.tsx'

/** Says whether the screen follows changes by itself; nothing before the first connection, which is not a loss. */
export function LiveStatus() {
  const state = useLiveState()
  return state === 'connecting' ? null : <LiveDot live={state === 'connected'} />
}
