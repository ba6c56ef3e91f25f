import {
  createCompanyLocation,
  locationChanged,
  locationEntity,
  searchByAddress,
  updateLocation,
} from '@lanewise/contract/locations'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { HistoryLink } from '#features/history/index.ts'
import { useReadLocation } from '#features/locations/locations.api.ts'
import { MergeInto } from '#features/locations/page/MergeInto.tsx'
import { useRefusalOf } from '#platform/allowed.tsx'
import type { ContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { ExistingSummary, Group, NewSummary, SearchResult } from './dialog-parts.tsx'
import { AddressFields } from './fields/AddressFields.tsx'
import { CompanyField, OwnCompanyField } from './fields/CompanyField.tsx'
import { ContactFields } from './fields/ContactFields.tsx'
import { DetailFields } from './fields/DetailFields.tsx'
import { OwnerSwitch } from './fields/OwnerSwitch.tsx'
import { entryOf, type LocationEntry, type Step } from './location-entry.ts'
import { TakenAddress } from './TakenAddress.tsx'
import { useAddressSearch } from './use-address-search.ts'
import { type OnSaved, useSaveLocation } from './use-save-location.ts'

type LocationFormProps = {
  form: ContractForm<LocationEntry>
  step: Step
  go: (step: Step) => void
  onSaved: OnSaved
  onClose: () => void
}

/** All steps of the dialog around one form. */
export function LocationForm({ form, step, go, onSaved, onClose }: LocationFormProps) {
  const { search, clear } = useAddressSearch(form, go)
  const entry = useSaveLocation(form, step, onSaved)
  return (
    <FormDialog
      frame={{ ...frameOf(step), size: 720, narrow: 'full-screen' }}
      saving={step.kind === 'search' ? search : entry.saving}
      save={saveOf(step, form.formState.isDirty)}
      onClose={onClose}
    >
      <Rows>
        {entry.taken && <Occupied {...{ form, step, go, onSaved }} entry={entry} />}
        <StepFields step={step} onClear={clear} />
      </Rows>
    </FormDialog>
  )
}

const frameOf = (step: Step) =>
  step.kind === 'edit'
    ? { title: 'Edit Location', subtitle: `${locationEntity.title(step.location)} · ${step.location.locationNumber}` }
    : { title: 'Add Location' }

/** The button reads "Search" first, then "Save". (LOC-15) */
function saveOf({ kind }: Step, isDirty: boolean) {
  if (kind === 'search') return { operation: searchByAddress, verb: 'Search', isReady: true }
  const isUpdate = kind === 'edit' || (kind === 'existing' && isDirty)
  return { operation: isUpdate ? updateLocation : createCompanyLocation, verb: 'Save', isReady: true }
}

function StepFields({ step, onClear }: { step: Step; onClear: () => void }) {
  const mayEdit = useRefusalOf(updateLocation) === undefined
  if (step.kind === 'search')
    return (
      <>
        <AddressFields />
        <CompanyField help="Optional: the company that owns the location" />
      </>
    )
  if (step.kind === 'new') return <NewLocationFields suggestion={step.suggestion} onClear={onClear} />
  const { location } = step
  if (step.kind === 'existing')
    return (
      <>
        <SearchResult title="Existing Location Found" onClear={onClear}>
          <ExistingSummary location={location} />
        </SearchResult>
        {mayEdit && <DetailFields isNameLocked={!location.belongsToMyCompany} />}
      </>
    )
  return (
    <>
      <AddressFields />
      <DetailFields isNameLocked={!location.belongsToMyCompany} />
      <HistoryLink
        entity="location"
        entityId={location.id}
        name={location.locationNumber}
        changedAt={location.updatedAt}
        refreshOn={[locationChanged]}
      />
    </>
  )
}

type NewLocationFieldsProps = { suggestion: Extract<Step, { kind: 'new' }>['suggestion']; onClear: () => void }

function NewLocationFields({ suggestion, onClear }: NewLocationFieldsProps) {
  const isOwn = useWatch<LocationEntry, 'belongsToMyCompany'>({ name: 'belongsToMyCompany' })
  return (
    <>
      <SearchResult title="New Location Information" onClear={onClear}>
        <NewSummary suggestion={suggestion} />
      </SearchResult>
      {suggestion.message && (
        <Alert tone="risk" live>
          {suggestion.message}
        </Alert>
      )}
      <Group>
        <OwnerSwitch />
        {isOwn ? <OwnCompanyField /> : <CompanyField required />}
      </Group>
      <DetailFields isNameLocked={false} />
      <ContactFields />
    </>
  )
}

type OccupiedProps = Omit<LocationFormProps, 'onClose'> & { entry: ReturnType<typeof useSaveLocation> }

/**
 * The entered address belongs to another location. The user can open that location or merge the input into it.
 * (LOCPAGE-3)
 */
function Occupied({ form, step, go, onSaved, entry }: OccupiedProps) {
  const read = useReadLocation()
  const [isMerging, setMerging] = useState(false)
  const { taken, forget, mergeEntered } = entry
  if (!taken) return null
  const { locationNumber } = taken
  const use = async () => {
    const location = await read.mutateAsync({ params: { locationNumber } }).catch(() => null)
    if (!location) return
    form.reset(entryOf(location))
    forget()
    go({ kind: 'existing', location })
  }
  const isEdit = step.kind === 'edit'
  return (
    <>
      <TakenAddress
        taken={taken}
        {...(!isEdit && { onUse: () => void use() })}
        onMerge={() => (isEdit ? setMerging(true) : void mergeEntered(locationNumber))}
      />
      {isMerging && isEdit && (
        <MergeInto
          survivorNumber={locationNumber}
          other={step.location}
          onMerged={onSaved}
          onClose={() => setMerging(false)}
        />
      )}
    </>
  )
}
