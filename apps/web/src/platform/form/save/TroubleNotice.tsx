import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import type { Trouble } from './use-sender.ts'

type TroubleNoticeProps = { trouble: Trouble; isSaving: boolean; onRetry: () => void }

/** Explains why a save got no response, and retries it when the user chooses to. */
export const TroubleNotice = ({ trouble, isSaving, onRetry }: TroubleNoticeProps) => (
  <Alert
    tone="late"
    live
    title={troubles[trouble]}
    action={
      <Button size="small" loading={isSaving} onClick={onRetry}>
        Retry
      </Button>
    }
  >
    What you entered is still here.
  </Alert>
)

const troubles = { offline: 'You are offline.', 'no answer': 'The server did not answer.' } as const
