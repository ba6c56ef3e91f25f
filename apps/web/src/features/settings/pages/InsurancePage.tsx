import {
  type InsuranceSettings,
  InsuranceSettingsFields,
  insuranceSettingsEntity,
  updateInsuranceSettings,
} from '@lanewise/contract/settings'
import { expiringToday } from '@lanewise/domain/settings/dependent-settings'
import { insuranceSettingsFormatters } from '@lanewise/domain/settings/formatters'
import { insuranceSettingsLabels as labels } from '@lanewise/domain/settings/labels'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import { useWatch } from 'react-hook-form'
import { LoadedSettings } from '#features/settings/frame/LoadedSettings.tsx'
import { SettingsForm } from '#features/settings/frame/SettingsForm.tsx'
import { useSettingsForm } from '#features/settings/frame/use-settings-form.ts'
import { insuranceQuery, useUpdateInsurance } from '#features/settings/settings.api.ts'
import { settingsPages } from '#features/settings/settings-pages.ts'
import { zoneHere } from '#platform/date-time.ts'
import { NumberField } from '#platform/form/fields.tsx'
import { useOperationQuery } from '#platform/query/query.ts'

const page = settingsPages.insurance

/** Days before expiry at which a carrier's insurance certificate counts as expiring. (DEF-47) */
export function InsurancePage() {
  const read = useOperationQuery(insuranceQuery)
  return (
    <LoadedSettings page={page} read={read}>
      {(settings) => <InsuranceForm settings={settings} />}
    </LoadedSettings>
  )
}

function InsuranceForm({ settings }: { settings: InsuranceSettings }) {
  const update = useUpdateInsurance()
  const editing = useSettingsForm<InsuranceSettingsFields, InsuranceSettings>({
    schema: InsuranceSettingsFields,
    entity: insuranceSettingsEntity,
    record: settings,
    newest: insuranceQuery,
    send: (body, options) => update.mutateAsync({ body, options }),
  })
  return (
    <SettingsForm
      page={page}
      entity={insuranceSettingsEntity}
      editing={editing}
      operation={updateInsuranceSettings}
      formatters={insuranceSettingsFormatters}
      sections={sections}
    />
  )
}

function WarningDays() {
  const days: number | null = useWatch({ name: 'warningDays' })
  const isValid = days !== null && Number.isInteger(days) && days >= 0 && days <= 365
  const today = zonedDate(new Date(), zoneHere())
  return (
    <NumberField
      name="warningDays"
      label={`${labels.warningDays} (days)`}
      required
      inputMode="numeric"
      maxLength={4}
      help={isValid ? expiringToday(days, today) : 'From 0 to 365'}
    />
  )
}

const sections = [
  {
    title: 'Certificates',
    about: 'How early people are warned that a carrier\u2019s insurance is about to expire.',
    settings: [{ name: 'warningDays', field: <WarningDays /> }],
  },
]
