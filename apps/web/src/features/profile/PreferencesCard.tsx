import type { Preferences } from '@lanewise/contract/profile'
import { styled } from '@mui/material/styles'
import { AppWindow, ExternalLink, Monitor, Moon, PictureInPicture2, Sun } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { usePreferences } from '#platform/preferences.ts'
import { SegmentedControl } from '#ui/action/SegmentedControl.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { Card } from '#ui/layout/Card.tsx'

/** Portal preferences of this user. They apply in every browser and are saved immediately. (PROFILE-2) */
export function PreferencesCard() {
  const { preferences, change } = usePreferences()
  const { error } = useSnackbar()
  const choose = async (changed: Preferences) => {
    if (!(await change(changed))) error('This choice could not be saved and applies in this browser only')
  }
  return (
    <Card title="Preferences" flush>
      <Row label="Theme">
        <SegmentedControl
          label="Theme"
          value={preferences.theme}
          options={themes}
          onChange={(theme) => void choose({ theme })}
        />
      </Row>
      <Row label="Open search results in">
        <SegmentedControl
          label="Open search results in"
          value={preferences.linkPreference}
          options={places}
          onChange={(linkPreference) => void choose({ linkPreference })}
        />
      </Row>
      <Row>
        <Switch
          label={<TitleWithNote title="Lock navigation open" note="On screens of 1,280 px and more" />}
          checked={preferences.lockedNavBar}
          onChange={(lockedNavBar) => void choose({ lockedNavBar })}
        />
      </Row>
      <Row>
        <Switch
          label={<TitleWithNote title="Notification mails" note="Sent when something concerns you" />}
          checked={preferences.notificationMails}
          onChange={(notificationMails) => void choose({ notificationMails })}
        />
      </Row>
      <Row>
        <Switch
          label={<TitleWithNote title="Single-letter shortcuts" note="Press ? for the list" />}
          checked={!preferences.shortcutsOff}
          onChange={(isOn) => void choose({ shortcutsOff: !isOn })}
        />
      </Row>
    </Card>
  )
}

const themes = [
  { value: 'light' as const, label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark' as const, label: 'Dark', icon: <Moon aria-hidden /> },
  { value: 'system' as const, label: 'System', icon: <Monitor aria-hidden /> },
]
const places = [
  { value: 'sameWindow' as const, label: 'Same window', icon: <AppWindow aria-hidden /> },
  { value: 'newTab' as const, label: 'New tab', icon: <ExternalLink aria-hidden /> },
  { value: 'popout' as const, label: 'Popout', icon: <PictureInPicture2 aria-hidden /> },
]

function Row({ label, children }: { label?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Line role={label ? 'group' : undefined} aria-labelledby={label ? id : undefined}>
      {label && <span id={id}>{label}</span>}
      {children}
    </Line>
  )
}

const TitleWithNote = ({ title, note }: { title: string; note: string }) => (
  <Two>
    {title}
    <small>{note}</small>
  </Two>
)

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
  padding: '10px 16px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > span': { ...theme.typography.subtitle2, color: theme.vars.palette.text.secondary },
}))

const Two = styled('span')(({ theme }) => ({
  display: 'grid',
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.tertiary },
}))
