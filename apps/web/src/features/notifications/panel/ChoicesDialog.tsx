import {
  choicesOf,
  kindsOfGroup,
  kindsOfNotification,
  mailTimeLabels,
  mailTimes,
  type NotificationChoice,
  type NotificationKind,
  notificationGroups,
} from '@lanewise/domain/notifications/notification-kinds'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { usePreferences } from '#platform/preferences.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Select } from '#ui/form/Select.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'

const times = mailTimes.map((value) => ({ value, label: mailTimeLabels[value] }))

/** Where each kind is heard. A choice holds at once, as all preferences do. */
export function ChoicesDialog({ onClose }: { onClose: () => void }) {
  const { emailAddress } = useUser()
  const { preferences, change } = usePreferences()
  const [hasFailed, setFailed] = useState(false)
  const choices = choicesOf(preferences.notifications)
  const choose = async (kind: NotificationKind, choice: NotificationChoice) => {
    const isKept = await change({ notifications: { ...preferences.notifications, [kind]: choice } })
    setFailed(!isKept)
  }
  return (
    <Dialog
      open
      title="Notification preferences"
      subtitle={`On every device. Mails go to ${emailAddress}`}
      onClose={onClose}
    >
      {hasFailed && <Alert tone="late">Your choice could not be saved. Try again.</Alert>}
      {!preferences.notificationMails && <Alert tone="risk">Notification mails are off in your profile.</Alert>}
      <Table>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Bell</th>
            <th scope="col">Email</th>
          </tr>
        </thead>
        {notificationGroups.map((group) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {group}
              </th>
            </tr>
            {kindsOfGroup(group).map((kind) => (
              <ChoiceRow key={kind} kind={kind} choice={choices[kind]} onChange={(next) => void choose(kind, next)} />
            ))}
          </tbody>
        ))}
      </Table>
    </Dialog>
  )
}

type ChoiceRowProps = {
  kind: NotificationKind
  choice: NotificationChoice
  onChange: (next: NotificationChoice) => void
}

function ChoiceRow({ kind, choice, onChange }: ChoiceRowProps) {
  const { label, note } = kindsOfNotification[kind]
  return (
    <tr>
      <th scope="row">
        {label}
        <small>{note}</small>
      </th>
      <td>
        <Checkbox
          checked={choice.bell}
          onChange={(bell) => onChange({ ...choice, bell })}
          aria-label={`${label} in the bell`}
        />
      </td>
      <td>
        <Select
          value={choice.mail}
          options={times}
          onChange={(mail) => onChange({ ...choice, mail })}
          aria-label={`${label} by mail`}
        />
      </td>
    </tr>
  )
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th, & td': {
    padding: '8px 6px',
    verticalAlign: 'middle',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& th[scope=rowgroup]': {
    ...theme.typography.body2,
    padding: '4px 6px',
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.sunk,
  },
  '& th[scope=row]': { fontWeight: 500 },
  '& small': { display: 'block', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& td:last-child': { width: 150 },
}))
