import { type CallError, errorText } from '@lanewise/client/call-error'
import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type ContractForm, showFieldErrors } from '#platform/form/ContractForm.tsx'
import { conflictsIn } from '#platform/query/problem.ts'
import type { AskOptions } from '#platform/session/session.ts'
import { changesOf } from './join-newer.ts'
import type { Joining } from './save-context.ts'
import { refusedSave, type SaveMessage, useSaveMessage } from './save-message.ts'
import { useJoining } from './use-joining.ts'
import type { Edited, Versioned } from './use-newest.ts'
import { type Trouble, useSender } from './use-sender.ts'

export type Sent<V> = {
  values: V
  /** The changed fields under the names that the API call uses, with the version they are based on. */
  changes: <F extends object>(fieldsOf: (values: V) => F) => Partial<F> & { version?: number }
  options: AskOptions
}

type Setup<V extends FieldValues, A, R extends Versioned> = {
  form: ContractForm<V>
  /** The record being edited; null or undefined for a new record. */
  edited?: Edited<V, R> | null
  send: (sent: Sent<V>) => Promise<A>
  /** Maps field names of the API call to form fields where they differ. */
  rename?: Record<string, string>
  done: (answer: A, values: V) => SaveMessage | null
  failed?: (message: string, isAtField: boolean) => SaveMessage | null
  /** What a form does about a refusal beyond the words; true when there is nothing more to say. */
  onRefused?: (error: CallError) => boolean
  /** Called when there is no response, for forms that show their own message. */
  onUnanswered?: () => void
  onSaved: (answer: A, values: V) => void
}

export type Saving<V extends FieldValues> = {
  form: ContractForm<V>
  submit: (values: V) => Promise<void>
  isSaving: boolean
  trouble: Trouble | null
  /** Cancels a running request. It is not retried later. */
  end: () => void
  joining: Joining
  /** Descriptions of what others changed in the meantime. */
  sentences: readonly string[]
}

/** A save that keeps finding newer versions gives up after this many merges. */
const mostJoins = 3

/**
 * The save logic of all forms. It sends only changed fields, merges what others saved, and sends nothing without the
 * user's action.
 */
export function useSave<V extends FieldValues, A, R extends Versioned = Versioned>(setup: Setup<V, A, R>) {
  const { form, edited = null } = setup
  const joined = useJoining(form, edited)
  const sender = useSender()
  const { attempt, isWanted } = useAttempts(setup, joined, sender)
  const { news, decide, place, placed, begin, forget } = joined
  const saving: Saving<V> = {
    form,
    submit: (values) => attempt(values),
    isSaving: sender.isSending,
    trouble: sender.trouble,
    end: () => {
      isWanted.current = false
      sender.end()
    },
    joining: {
      conflicts: news.conflicts,
      taken: news.taken,
      placed,
      place,
      decide: (field, side) => {
        const isLast = decide(field, side) === 0
        if (isLast && isWanted.current) void form.handleSubmit((values) => attempt(values, 1))()
      },
    },
    sentences: news.sentences,
  }
  return { ...saving, begin, forget }
}

type Joins<V extends FieldValues, R extends Versioned> = ReturnType<typeof useJoining<V, R>>

/**
 * Sends the save, and sends it again on top of the newer version reported by a rejection, unless the user has to
 * resolve a conflict first.
 */
function useAttempts<V extends FieldValues, A, R extends Versioned>(
  setup: Setup<V, A, R>,
  { base, news, join, readNewest }: Joins<V, R>,
  { isSending, send, watchEnd }: ReturnType<typeof useSender>,
) {
  const { form, edited, rename = {}, done, onSaved } = setup
  const showMessage = useSaveMessage()
  const refuse = useRefusal(setup)
  /** True while a save that the user started waits for a conflict to be resolved. */
  const isWanted = useRef(false)
  const attempt = async (values: V, joins = 0): Promise<void> => {
    isWanted.current = news.conflicts.length > 0 && joins === 0
    if (isWanted.current || isSending) return
    const content = JSON.stringify([values, base.current?.version])
    const changes = changesFrom(base.current, values)
    const outcome = await send(content, (options) => setup.send({ values, changes, options }))
    if (outcome.kind === 'answered') {
      showMessage(done(outcome.answer, values))
      onSaved(outcome.answer, values)
    }
    if (outcome.kind === 'refused') await meet(outcome.error, joins)
    if (outcome.kind === 'unanswered') setup.onUnanswered?.()
  }
  const meet = async (error: CallError, joins: number) => {
    const conflicts = conflictsIn(error)?.map((one) => ({ ...one, field: rename[one.field] ?? one.field }))
    if (!conflicts || !edited || joins >= mostJoins) return refuse(error)
    const isDiscarded = watchEnd()
    const newer = await readNewest().catch(() => null)
    if (isDiscarded()) return
    if (!newer) return refuse(error)
    isWanted.current = (await join(newer, conflicts)).length > 0
    if (!isWanted.current && !isDiscarded()) await form.handleSubmit((values) => attempt(values, joins + 1))()
  }
  return { attempt, isWanted }
}

const changesFrom =
  <V>(base: { version: number; values: V } | null, values: V): Sent<V>['changes'] =>
  (fieldsOf) =>
    base ? { ...changesOf(fieldsOf(base.values), fieldsOf(values)), version: base.version } : fieldsOf(values)

/** Shows a rejected save: its message, next to the fields that it concerns. */
function useRefusal<V extends FieldValues, A, R extends Versioned>(setup: Setup<V, A, R>) {
  const { form, rename, failed = refusedSave, onRefused } = setup
  const showMessage = useSaveMessage()
  return (error: CallError) => {
    const isAtField = showFieldErrors(form, error, rename)
    const isAnswered = onRefused?.(error) ?? false
    if (!isAnswered) showMessage(failed(errorText(error, ''), isAtField))
  }
}
