import type { Entity } from '@lanewise/contract/entity'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import type { Edited } from '#platform/form/save/use-newest.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import type { AskOptions } from '#platform/session/session.ts'

type Settings = { id: string; version: number }

type Setup<V extends FieldValues, R extends V & Settings> = {
  schema: z.ZodType<V, FieldValues>
  entity: Entity<unknown>
  /** Latest record from the server. */
  record: R
  newest: Edited<V, R>['newest']
  send: (body: Partial<V> & { version?: number }, options: AskOptions) => Promise<R>
}

export function useSettingsForm<V extends FieldValues, R extends V & Settings>(setup: Setup<V, R>) {
  const { schema, entity, record, newest, send } = setup
  const valuesOf = (settings: R) =>
    Object.fromEntries(
      Object.keys(entity.labels)
        .filter((name) => name in settings)
        .map((name) => [name, settings[name]]),
    ) as V
  const form = useContractForm(schema, valuesOf(record))
  const saving = useSave<V, R, R>({
    form,
    edited: { record, newest, valuesOf, history: { entity: entity.name, entityId: record.id } },
    send: ({ changes, options }) => send(changes(itself), options),
    done: () => saved(`${entity.title(null)} saved`),
    onSaved: (answer) => show(answer),
  })
  const show = (shown: R) => {
    saving.begin(shown)
    saving.forget()
    form.reset(valuesOf(shown))
  }
  const discard = () => {
    saving.end()
    show(record)
  }
  return { id: record.id, saving, discard }
}

const itself = <T>(values: T) => values
