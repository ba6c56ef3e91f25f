import { styled } from '@mui/material/styles'
import { LiveDot } from '#ui/feedback/LiveDot.tsx'
import { useLiveState } from './SocketProvider.tsx'

/**
 * Shows whether live updates work. Before the first connection only its space is kept: the connection is not lost then,
 * and nothing moves when it begins.
 */
export function LiveStatus() {
  const state = useLiveState()
  return state === 'connecting' ? <Space /> : <LiveDot live={state === 'connected'} />
}

/** As wide as the dot and the word "Live". */
const Space = styled('span')({ display: 'inline-block', width: 34, height: 16 })
