import type { LtlQuoteSummary } from '@lanewise/contract/quotes'
import { RotateCcw } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import { requotePath } from '#features/quotes/history/history.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Button, type ButtonKind } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'

type RequoteButtonProps = {
  quote: Pick<LtlQuoteSummary, 'id'>
  label?: string
  kind?: ButtonKind
  iconOnly?: boolean
}

/** Opens the wizard, prefilled with the past quote. (QHIST-6) */
export function RequoteButton({ quote, label, kind = 'secondary', iconOnly = false }: RequoteButtonProps) {
  const refusal = useRefusalOf({ permission: 'CreateQuote' })
  const linkProps = refusal ? { disabledReason: refusal } : { component: RouterLink, to: requotePath(quote.id) }
  if (iconOnly) return <IconButton label={label ?? 'Requote'} icon={<RotateCcw />} {...linkProps} />
  return (
    <Button kind={kind} icon={<RotateCcw />} aria-label={label} {...linkProps}>
      Requote
    </Button>
  )
}
