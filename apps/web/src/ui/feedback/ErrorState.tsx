import { CircleAlert, RotateCw } from 'lucide-react'
import { Button } from '#ui/action/Button.tsx'
import { Center } from './EmptyState.tsx'

export type ErrorStateProps = {
  text: string
  onRetry?: () => void
  retrying?: boolean
}

/** Replaces the content that failed to load. The rest of the screen stays usable. */
export function ErrorState({ text, onRetry, retrying }: ErrorStateProps) {
  return (
    <Center role="alert" data-error="">
      <CircleAlert aria-hidden="true" />
      <p>{text}</p>
      {onRetry && (
        <Button icon={<RotateCw />} loading={retrying} onClick={onRetry}>
          Try again
        </Button>
      )}
    </Center>
  )
}
