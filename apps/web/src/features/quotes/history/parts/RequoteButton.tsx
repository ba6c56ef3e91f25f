import type { LtlQuoteSummary } from '@lanewise/contract/quotes'
import { RotateCcw } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import { requotePath } from '#features/quotes/history/history.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Button, type ButtonKind } from '#ui/action/Button.tsx'

type RequoteButtonProps = { quote: Pick<LtlQuoteSummary, 'id'>; label?: string; kind?: ButtonKind }

/** QHIST-6: begins the wizard with what was asked for then. */
export function RequoteButton({ quote, label, kind = 'secondary' }: RequoteButtonProps) {
  const refusal = useRefusalOf({ permission: 'CreateQuote' })
  const way = refusal ? { disabledReason: refusal } : { component: RouterLink, to: requotePath(quote.id) }
  return (
    <Button kind={kind} icon={<RotateCcw />} aria-label={label} {...way}>
      Requote
    </Button>
  )
}
