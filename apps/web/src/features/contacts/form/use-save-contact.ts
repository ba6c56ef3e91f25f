import {
  type Contact,
  type ContactFields,
  contactFieldsOf,
  contactMessages,
  type SavedContact,
} from '@lanewise/contract/contacts'
import { isOwnContact } from '@lanewise/domain/contacts/contact-rights'
import { useState } from 'react'
import { useCreateContact, useReadContact, useUpdateContact } from '#features/contacts/contacts.api.ts'
import { showTakenFields } from '#features/contacts/parts/show-taken-fields.ts'
import { type ContractForm, showFieldErrors } from '#platform/form/ContractForm.tsx'
import { type Conflict, conflictOf, errorText } from '#platform/query/problem.ts'
import { useSession, useUser } from '#platform/session/SessionProvider.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import type { FormMode } from './contact-form-values.ts'

type Newer = { conflict: Conflict; contact: Contact }
type Subject = { mode: FormMode; contact: Contact | null }

/** Saves what was entered. A refused save keeps it; one that met a newer version waits for the user's choice. */
export function useSaveContact(form: ContractForm<ContactFields>, subject: Subject, onSaved: () => void) {
  const isEdit = subject.mode === 'edit'
  const say = useSnackbar()
  const send = useSend(subject)
  const refreshMe = useRefreshMe()
  const [loaded, setLoaded] = useState(isEdit ? subject.contact : null)
  const { newer, setNewer, tell, fail } = useRefusals(form, isEdit, loaded)

  const saveOver = async (values: ContactFields, known: Contact | null) => {
    try {
      const answer = await send(values, known)
      const failure = failureIn(answer)
      if (failure !== null) return tell(failure)
      say.toast(isEdit ? contactMessages.updated : contactMessages.created, { tone: 'success' })
      refreshMe(answer.resultId)
      onSaved()
    } catch (error) {
      await fail(error)
    }
  }
  const reload = () => {
    if (!newer) return
    setLoaded(newer.contact)
    form.reset(contactFieldsOf(newer.contact))
    setNewer(null)
  }
  return {
    loaded,
    newer,
    reload,
    save: (values: ContactFields) => saveOver(values, loaded),
    saveAnyway: () => void form.handleSubmit((values) => saveOver(values, newer?.contact ?? loaded))(),
  }
}

/** What a refused save leaves to the user: a message, errors beside fields, and the newer version it met. */
function useRefusals(form: ContractForm<ContactFields>, isEdit: boolean, loaded: Contact | null) {
  const say = useSnackbar()
  const read = useReadContact()
  const [newer, setNewer] = useState<Newer | null>(null)
  const tell = (message: string) => {
    say.toast(message || (isEdit ? contactMessages.notUpdated : contactMessages.notCreated), { tone: 'error' })
    showTakenFields(form, message)
  }
  const fail = async (error: unknown) => {
    showFieldErrors(form, error)
    tell(errorText(error, ''))
    const conflict = conflictOf(error)
    if (!conflict || !loaded) return
    const current = await read.mutateAsync({ params: { id: loaded.id } }).catch(() => null)
    if (current) setNewer({ conflict, contact: current })
  }
  return { newer, setNewer, tell, fail }
}

/** CONTACT-72: what an answer says went wrong; null when nothing did. */
function failureIn({ isSuccess, message, exception }: SavedContact): string | null {
  if (exception?.Message) return exception.Message
  return isSuccess ? null : (message ?? '')
}

/** Updates the contact in the version that is known, or adds one; a copy says whose it is (CONTACT-59). */
function useSend({ mode, contact }: Subject) {
  const create = useCreateContact()
  const update = useUpdateContact()
  return (values: ContactFields, known: Contact | null) =>
    known
      ? update.mutateAsync({ params: { id: known.id }, body: { ...values, version: known.version } })
      : create.mutateAsync({
          body: { ...values, ...(mode === 'duplicate' && contact && { duplicateOf: contact.id }) },
        })
}

/** CONTACT-52: whoever edited the own contact goes on with its new permissions at once. */
function useRefreshMe() {
  const session = useSession()
  const user = useUser()
  return (savedId: string) => {
    if (isOwnContact(user, { id: savedId })) void session.refresh()
  }
}
