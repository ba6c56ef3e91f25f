import { mailQuote } from '@lanewise/contract/quotes'
import { Mail } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'
import { MailQuoteDialog } from './MailQuoteDialog.tsx'

type MailQuoteButtonProps = Pick<ComponentProps<typeof MailQuoteDialog>, 'quote' | 'title'> & {
  /** Why there is nothing to mail yet. */
  obstacle?: string | undefined
  kind?: 'secondary' | 'ghost'
}

export function MailQuoteButton({ obstacle, kind = 'secondary', ...quote }: MailQuoteButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const refusal = useRefusalOf(mailQuote) ?? obstacle
  return (
    <>
      <Button kind={kind} icon={<Mail />} onClick={() => setOpen(true)} {...(refusal && { disabledReason: refusal })}>
        Mail quote
      </Button>
      {isOpen && <MailQuoteDialog {...quote} onClose={() => setOpen(false)} />}
    </>
  )
}
