import { Link } from 'react-router'
import { useDisabledReason } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'
import type { NextStep } from '../next-steps.ts'

type StepButtonProps = { step: NextStep; onOpen: (step: NextStep) => void; isPrimary?: boolean; shortcut?: string }

/** Opens the dialog of a step, or links to the page for it. */
export function StepButton({ step, onOpen, isPrimary = false, shortcut }: StepButtonProps) {
  const refusal = useDisabledReason({ permissions: [step.needs] })
  return (
    <Button
      kind={isPrimary ? 'primary' : 'secondary'}
      {...(shortcut && { shortcut })}
      {...(refusal && { disabledReason: refusal })}
      {...(step.to && !refusal ? { component: Link, to: step.to } : { onClick: () => onOpen(step) })}
    >
      {step.verb}
    </Button>
  )
}
