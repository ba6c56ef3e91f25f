import type { Entity } from '@lanewise/contract/entity'
import type { Operation } from '@lanewise/contract/operation'
import { styled } from '@mui/material/styles'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import type { SettingsPage } from '#features/settings/settings-pages.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Form } from '#platform/form/ContractForm.tsx'
import { isSame } from '#platform/form/save/join-newer.ts'
import { SaveNotices } from '#platform/form/save/SaveNotices.tsx'
import { JoiningContext } from '#platform/form/save/save-context.ts'
import type { Saving } from '#platform/form/save/use-save.ts'
import { UnsavedGuard } from '#platform/form/UnsavedGuard.tsx'
import { useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { matchingLists, matchingSections } from './find-setting.ts'
import { OtherPageMatches } from './OtherPageMatches.tsx'
import { PageHead } from './PageHead.tsx'
import { type Change, SaveBar } from './SaveBar.tsx'
import { Section } from './Section.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'
import { SettingsHistory } from './SettingsHistory.tsx'
import { type SettingsList, type SettingsSection, valueText, type Wording } from './setting.ts'

type SettingsFormProps<V extends FieldValues> = {
  page: SettingsPage
  entity: Entity<unknown>
  editing: { id: string; saving: Saving<V>; discard: () => void }
  operation: Operation
  formatters: Wording['formatters']
  sections: readonly SettingsSection[]
  lists?: readonly SettingsList[]
}

/** One settings page: sections, unsaved changes and history. */
export function SettingsForm<V extends FieldValues>(props: SettingsFormProps<V>) {
  const { page, entity, editing, operation, sections, lists = [] } = props
  const { form, submit, joining } = editing.saving
  const formId = useId()
  const [search, setSearch] = useState('')
  const wording = { labels: page.labels, formatters: props.formatters }
  const wrong = Object.keys(form.formState.errors)
  const visibleSections = matchingSections(sections, { search, labels: page.labels, wrong })
  const visibleLists = matchingLists(lists, search)
  return (
    <ChangesFrame
      editing={editing}
      operation={operation}
      formId={formId}
      wording={wording}
      history={<SettingsHistory entity={entity} id={editing.id} />}
    >
      <PageHead page={page} search={search} onSearch={setSearch} />
      <JoiningContext value={joining}>
        <Form form={form} onSubmit={submit} id={formId}>
          <SaveNotices saving={editing.saving} />
          <Sections>
            {visibleSections.map((section) => (
              <Section key={section.title} section={section} wording={wording} />
            ))}
          </Sections>
        </Form>
      </JoiningContext>
      {visibleLists.map(({ title, list }) => (
        <Fragment key={title}>{list}</Fragment>
      ))}
      <OtherPageMatches page={page} search={search} isHere={visibleSections.length + visibleLists.length > 0} />
    </ChangesFrame>
  )
}

type ChangesFrameProps<V extends FieldValues> = Pick<SettingsFormProps<V>, 'editing' | 'operation'> & {
  formId: string
  wording: Wording
  history: ReactNode
  children: ReactNode
}

/** Watches the form values, so that the fields inside do not re-render. */
function ChangesFrame<V extends FieldValues>(props: ChangesFrameProps<V>) {
  const { editing, operation, formId, wording, history, children } = props
  const { saving, discard } = editing
  const { form, submit, isSaving } = saving
  const changes = useChanges(form, wording)
  const isDirty = changes.length > 0
  const isRefused = useRefusalOf(operation) !== undefined
  const save = () => void form.handleSubmit(submit)()
  useHotkey('mod+enter', save, { enabled: isDirty && !isSaving && !isRefused, label: 'Save changes' })
  const bar = isDirty && (
    <SaveBar changes={changes} operation={operation} form={formId} isSaving={isSaving} onDiscard={discard} />
  )
  return (
    <SettingsFrame isDirty={isDirty} bar={bar} history={history}>
      {children}
      <UnsavedGuard isDirty={isDirty} />
    </SettingsFrame>
  )
}

/** Settings that differ from the form's initial values, in the order of their labels. */
function useChanges<V extends FieldValues>(form: Saving<V>['form'], wording: Wording): Change[] {
  const values: FieldValues = useWatch({ control: form.control })
  const before: FieldValues = form.formState.defaultValues ?? {}
  return Object.entries(wording.labels)
    .filter(([name]) => !isSame(before[name], values[name]))
    .map(([name, label]) => ({
      name,
      label,
      from: valueText(wording, name, before[name]),
      to: valueText(wording, name, values[name]),
    }))
}

const Sections = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 })
