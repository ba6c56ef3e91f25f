import type { CallInput } from '@lanewise/contract/operation'
import { mailQuote, QuoteMail } from '@lanewise/contract/quotes'
import { useMailQuote } from '#features/rates/rates.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'

type Body = CallInput<typeof mailQuote>['body']
type MailQuoteDialogProps = { quote: Omit<Body, 'to' | 'message'>; title: string; onClose: () => void }

/** Mails a quote to a customer. The mail shows customer prices and never a cost. */
export function MailQuoteDialog({ quote, title, onClose }: MailQuoteDialogProps) {
  const form = useContractForm(QuoteMail, { to: '', message: null })
  const { mutateAsync } = useMailQuote()
  const saving = useSave({
    form,
    send: ({ values, options }) => mutateAsync({ body: { ...quote, ...values }, options }),
    done: ({ to }) => saved(`Quote mailed to ${to}`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ size: 480, title: 'Mail quote', subtitle: title, narrow: 'top-drawer' }}
      saving={saving}
      save={{ operation: mailQuote, verb: 'Mail Quote', isReady: true }}
      onClose={onClose}
    >
      <Rows>
        <TextField name="to" label="To" required maxLength={254} placeholder="name@company.com" />
        <TextField
          name="message"
          label="Message"
          rows={3}
          mostRows={10}
          maxLength={2000}
          help="The rates follow below it and as a PDF file, with customer prices only"
        />
      </Rows>
    </FormDialog>
  )
}
