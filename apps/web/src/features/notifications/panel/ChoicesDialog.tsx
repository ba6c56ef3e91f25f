import {
  kindsOfGroup,
  kindsOfNotification,
  mailTimeLabels,
  mailTimes,
  type NotificationChoice,
  type NotificationKind,
  notificationGroups,
} from '@lanewise/domain/notifications/notification-kinds'
import { styled } from '@mui/material/styles'
import { usePreferences } from '#platform/preferences.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Select } from '#ui/form/Select.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { kindIcons } from './kind-icons.ts'
import { QuietHoursRow } from './QuietHoursRow.tsx'
import { useChoices } from './use-choices.ts'

const times = mailTimes.map((value) => ({ value, label: mailTimeLabels[value] }))

/** Channels per notification kind, and quiet hours for email. Changes apply when they are saved. */
export function ChoicesDialog({ onClose }: { onClose: () => void }) {
  const { emailAddress, firstName, lastName } = useUser()
  const { preferences } = usePreferences()
  const { draft, set, save, isSaving, problem } = useChoices(onClose)
  return (
    <Dialog
      open
      size={720}
      title="Notification preferences"
      subtitle={`For ${firstName} ${lastName}, on every device. Emails go to ${emailAddress}`}
      onClose={onClose}
      onSubmit={() => void save()}
      footerNote="You can mute a record from any of its notifications."
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" loading={isSaving} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      {problem && (
        <Alert tone="late" live>
          {problem}
        </Alert>
      )}
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
              <ChoiceRow
                key={kind}
                kind={kind}
                choice={draft.choices[kind]}
                onChange={(next) => set({ choices: { ...draft.choices, [kind]: next } })}
              />
            ))}
          </tbody>
        ))}
      </Table>
      <QuietHoursRow hours={draft.quietHours} onChange={(quietHours) => set({ quietHours })} />
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
  const Icon = kindIcons[kind]
  return (
    <tr>
      <th scope="row">
        <Name>
          <Icon size={16} aria-hidden="true" />
          <span>
            {label}
            <small>{note}</small>
          </span>
        </Name>
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
          aria-label={`${label} by email`}
        />
      </td>
    </tr>
  )
}

const Name = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '& svg': { flex: 'none', color: theme.vars.palette.text.tertiary },
}))

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
