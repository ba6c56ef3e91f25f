import type { Contact } from '@lanewise/contract/contacts'
import { activateCustomer } from '@lanewise/contract/contacts'
import { portalAccessOf } from '@lanewise/domain/contacts/portal-access'
import { plural } from '@lanewise/domain/shared/format'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useSendActivation } from '#features/contacts/contacts.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

const isInvited = (contact: Contact) => portalAccessOf(contact) === 'Invited'

/** Example: "2 invited". */
export function sumOf(contacts: readonly Contact[]): string {
  const invited = contacts.filter(isInvited).length
  return invited > 0 ? `${invited} invited` : ''
}

type SelectedContactsProps = { rows: readonly Contact[]; onDone: () => void }

/** Sends the open invitations among the selected contacts again. */
export function SelectedContacts({ rows, onDone }: SelectedContactsProps) {
  const refusal = useRefusalOf(activateCustomer)
  const { mutateAsync } = useSendActivation()
  const snackbar = useSnackbar()
  const [isSending, setSending] = useState(false)
  const invited = rows.filter(isInvited)
  if (invited.length === 0) return null
  const send = async () => {
    setSending(true)
    const results = await Promise.allSettled(invited.map(({ id }) => mutateAsync({ params: { contactId: id } })))
    setSending(false)
    const failed = results.filter((result) => result.status === 'rejected')
    const sent = invited.length - failed.length
    if (sent > 0) snackbar.success(`${plural(sent, 'invitation')} sent again`)
    if (failed.length === 0) return onDone()
    snackbar.error(`${plural(failed.length, 'invitation')} not sent: ${errorText(failed[0]?.reason)}`)
  }
  return (
    <Button
      kind="ghost"
      icon={<Mail />}
      loading={isSending}
      {...(refusal && { disabledReason: refusal })}
      onClick={() => void send()}
    >
      {`Send ${plural(invited.length, 'invitation')} again`}
    </Button>
  )
}
