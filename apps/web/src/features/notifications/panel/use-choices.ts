import { choicesOf, type NotificationChoices } from '@lanewise/domain/notifications/notification-kinds'
import { firstQuietHours, type QuietHours, quietHoursObstacle } from '@lanewise/domain/notifications/quiet-hours'
import { useState } from 'react'
import { zoneHere } from '#platform/date-time.ts'
import { usePreferences } from '#platform/preferences.ts'

type Draft = { choices: NotificationChoices; quietHours: QuietHours }

/** Unsaved preferences. The quiet hours use the current time zone of the user. */
export function useChoices(onSaved: () => void) {
  const { preferences, change } = usePreferences()
  const [draft, setDraft] = useState<Draft>(() => ({
    choices: choicesOf(preferences.notifications),
    quietHours: { ...firstQuietHours, ...preferences.quietHours, timeZone: zoneHere() },
  }))
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async () => {
    const { choices, quietHours } = draft
    const obstacle = quietHours.isOn ? quietHoursObstacle(quietHours) : null
    setProblem(obstacle)
    if (obstacle) return
    setSaving(true)
    // Disabled hours of zero length are not saved.
    const savedHours = quietHoursObstacle(quietHours) ? null : quietHours
    const isSaved = await change({ notifications: { ...choices }, quietHours: savedHours })
    setSaving(false)
    if (isSaved) onSaved()
    else setProblem('Your choice could not be saved. Try again.')
  }
  return { draft, set: (changed: Partial<Draft>) => setDraft({ ...draft, ...changed }), save, isSaving, problem }
}
