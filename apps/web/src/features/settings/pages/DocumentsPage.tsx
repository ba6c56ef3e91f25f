import { type DocumentSettings, DocumentSettingsFields } from '@lanewise/contract/document-settings-fields'
import { documentSettingsEntity, updateDocumentSettings } from '@lanewise/contract/settings'
import { labelFormatLabels, labelFormats } from '@lanewise/domain/bills-of-lading/pallet-labels'
import { fileTypeLabels, fileTypes } from '@lanewise/domain/documents/document-types'
import { documentSettingsFormatters } from '@lanewise/domain/settings/formatters'
import { documentSettingsLabels as labels } from '@lanewise/domain/settings/labels'
import { LoadedSettings } from '#features/settings/frame/LoadedSettings.tsx'
import { SettingsForm } from '#features/settings/frame/SettingsForm.tsx'
import { useSettingsForm } from '#features/settings/frame/use-settings-form.ts'
import { documentQuery, useUpdateDocuments } from '#features/settings/settings.api.ts'
import { settingsPages } from '#features/settings/settings-pages.ts'
import { ChoicesField } from '#platform/form/ChoicesField.tsx'
import { SelectField } from '#platform/form/fields.tsx'
import { useOperationQuery } from '#platform/query/query.ts'

const page = settingsPages.documents

/** Required shipment documents and label printing. (DEF-47, DEF-78) */
export function DocumentsPage() {
  const read = useOperationQuery(documentQuery)
  return (
    <LoadedSettings page={page} read={read}>
      {(settings) => <DocumentsForm settings={settings} />}
    </LoadedSettings>
  )
}

function DocumentsForm({ settings }: { settings: DocumentSettings }) {
  const update = useUpdateDocuments()
  const editing = useSettingsForm<DocumentSettingsFields, DocumentSettings>({
    schema: DocumentSettingsFields,
    entity: documentSettingsEntity,
    record: settings,
    newest: documentQuery,
    send: (body, options) => update.mutateAsync({ body, options }),
  })
  return (
    <SettingsForm
      page={page}
      entity={documentSettingsEntity}
      editing={editing}
      operation={updateDocumentSettings}
      formatters={documentSettingsFormatters}
      sections={sectionsOf(settings)}
    />
  )
}

const types = fileTypes.map((value) => ({ value, label: fileTypeLabels[value] }))
const formats = labelFormats.map((value) => ({ value, label: labelFormatLabels[value] }))
const lists = ['requiredContractTMSDocuments', 'requiredSpotDocuments', 'requiredIntegratedDocuments'] as const

const scanning = {
  on: 'Files are scanned for viruses before they are stored.',
  off: 'Files are not scanned for viruses: this installation has no scanner.',
} as const

const sectionsOf = ({ isScanningForViruses }: DocumentSettings) => [
  {
    title: 'Required documents',
    about: `By how a shipment was booked; every dropoff needs a proof of delivery. ${isScanningForViruses ? scanning.on : scanning.off}`,
    settings: lists.map((name) => ({
      name,
      field: <ChoicesField name={name} label={labels[name]} options={types} />,
    })),
  },
  {
    title: 'Labels',
    about: 'Paper size for pallet labels.',
    settings: [
      { name: 'labelFormat', field: <SelectField name="labelFormat" label={labels.labelFormat} options={formats} /> },
    ],
  },
]
