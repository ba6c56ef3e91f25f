import type { LtlQuoteSummary } from '@lanewise/contract/quotes'
import { RotateCcw } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import { requotePath } from '#features/quotes/history/history.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Button, type ButtonKind } from '#ui/action/Button.tsx'

type RequoteButtonProps = { quote: Pick<LtlQuoteSummary, 'id'>; label?: string; kind?: ButtonKind; size?: 'small' }

/** Opens the wizard, prefilled with the past quote. (QHIST-6) */
export function RequoteButton({ quote, label, kind = 'secondary', size }: RequoteButtonProps) {
  const refusal = useRefusalOf({ permission: 'CreateQuote' })
  const linkProps = refusal ? { disabledReason: refusal } : { component: RouterLink, to: requotePath(quote.id) }
  return (
    <Button kind={kind} icon={<RotateCcw />} aria-label={label} {...(size && { size })} {...linkProps}>
      Requote
    </Button>
  )
}
