import type { AskableCarrier } from '@lanewise/contract/rate-requests'
import { X } from 'lucide-react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Chosen, List, Name, Quiet } from './dialog-layout.tsx'

type RecipientsProps = {
  recipients: readonly { carrier: AskableCarrier; emails: readonly string[] }[]
  onWrite: (carrierId: string, emails: string[]) => void
  onDrop: (carrierId: string) => void
}

export function Recipients({ recipients, onWrite, onDrop }: RecipientsProps) {
  return (
    <div>
      <Name>Recipients</Name>
      {recipients.length === 0 ? (
        <Quiet>Choose the carriers to ask.</Quiet>
      ) : (
        <List aria-label="Recipients">
          {recipients.map(({ carrier, emails }) => (
            <Chosen key={carrier.carrierId}>
              <header>
                <b>{carrier.name}</b>
                <IconButton
                  label={`Do not ask ${carrier.name}`}
                  icon={<X />}
                  size="small"
                  onClick={() => onDrop(carrier.carrierId)}
                />
              </header>
              {carrier.contacts.map(({ name, role, email }) => (
                <Checkbox
                  key={email}
                  checked={emails.includes(email)}
                  onChange={(isOn) =>
                    onWrite(carrier.carrierId, isOn ? [...emails, email] : emails.filter((one) => one !== email))
                  }
                  label={
                    <>
                      {[name, role].filter(Boolean).join(', ') || 'Main email'}
                      <small>{email}</small>
                    </>
                  }
                />
              ))}
            </Chosen>
          ))}
        </List>
      )}
    </div>
  )
}
