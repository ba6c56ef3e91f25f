import {
  QuoteMarkupFields,
  type QuoteMarkupSettings,
  quoteMarkupEntity,
  updateQuoteMarkupSettings,
} from '@lanewise/contract/settings'
import { quoteMarkupFormatters } from '@lanewise/domain/settings/formatters'
import { quoteMarkupLabels as labels } from '@lanewise/domain/settings/labels'
import { LoadedSettings } from '#features/settings/frame/LoadedSettings.tsx'
import { SettingsForm } from '#features/settings/frame/SettingsForm.tsx'
import { useSettingsForm } from '#features/settings/frame/use-settings-form.ts'
import { quoteMarkupQuery, useUpdateQuoteMarkup } from '#features/settings/settings.api.ts'
import { settingsPages } from '#features/settings/settings-pages.ts'
import { SwitchField } from '#platform/form/fields.tsx'
import { useOperationQuery } from '#platform/query/query.ts'
import { MarkupMethodField, MarkupPercent } from './markup-fields.tsx'

const page = settingsPages.quoteMarkup

/** Markup on top of a carrier's cost. (RATE-12, DEF-47) */
export function QuoteMarkupPage() {
  const read = useOperationQuery(quoteMarkupQuery)
  return (
    <LoadedSettings page={page} read={read}>
      {(settings) => <QuoteMarkupForm settings={settings} />}
    </LoadedSettings>
  )
}

function QuoteMarkupForm({ settings }: { settings: QuoteMarkupSettings }) {
  const update = useUpdateQuoteMarkup()
  const editing = useSettingsForm<QuoteMarkupFields, QuoteMarkupSettings>({
    schema: QuoteMarkupFields,
    entity: quoteMarkupEntity,
    record: settings,
    newest: quoteMarkupQuery,
    send: (body, options) => update.mutateAsync({ body, options }),
  })
  return (
    <SettingsForm
      page={page}
      entity={quoteMarkupEntity}
      editing={editing}
      operation={updateQuoteMarkupSettings}
      formatters={quoteMarkupFormatters}
      sections={sections}
    />
  )
}

const percents = (
  ...names: (
    | 'domesticTLMarkup'
    | 'domesticLTLMarkup'
    | 'internationalTLMarkup'
    | 'internationalLTLMarkup'
    | 'defaultPrepaidAdd'
  )[]
) => names.map((name) => ({ name, field: <MarkupPercent name={name} /> }))

const toggle = (name: 'includePrepaidAddMarkupQuotes' | 'includePartialTLQuotes') => ({
  name,
  field: <SwitchField name={name} label={labels[name]} />,
})

const sections = [
  {
    title: 'Markup',
    about: 'Added to quotes in progress and Prepaid & Add shipments.',
    columns: 1,
    settings: [
      toggle('includePrepaidAddMarkupQuotes'),
      { name: 'prepaidAddMarkupMethod', field: <MarkupMethodField /> },
    ],
  },
  {
    title: 'Domestic',
    about: 'All stops in one country.',
    settings: percents('domesticTLMarkup', 'domesticLTLMarkup'),
  },
  {
    title: 'International',
    about: 'Stops in more than one country.',
    settings: percents('internationalTLMarkup', 'internationalLTLMarkup'),
  },
  {
    title: 'Otherwise',
    about: 'Used where no percent is set for the route and mode.',
    settings: percents('defaultPrepaidAdd'),
  },
  {
    title: 'Quotes',
    about: 'What else the rates step requests.',
    columns: 1,
    settings: [toggle('includePartialTLQuotes')],
  },
]
