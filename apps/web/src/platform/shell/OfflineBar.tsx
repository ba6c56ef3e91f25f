import { styled } from '@mui/material/styles'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Alert } from '#ui/feedback/Alert.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

/** Tells users that the connection is gone before they try to save. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (isOnline) return null
  return (
    <Bar>
      <Alert live tone="risk" icon={<WifiOff aria-hidden="true" />} title="No connection">
        What you enter stays on this screen. Save it when the connection is back.
      </Alert>
    </Bar>
  )
}

function subscribe(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 52,
  zIndex: theme.zIndex.appBar - 1,
  padding: '8px 24px',
  backgroundColor: theme.vars.palette.background.default,
  [TOUCH]: { padding: '8px 12px' },
}))
