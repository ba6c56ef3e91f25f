import {
  type Contact,
  type ContactFields,
  contactEntity,
  contactFieldsOf,
  contactMessages,
  type SavedContact,
} from '@lanewise/contract/contacts'
import { isOwnContact } from '@lanewise/domain/contacts/contact-rights'
import { contactQuery, useCreateContact, useUpdateContact } from '#features/contacts/contacts.api.ts'
import { showTakenFields } from '#features/contacts/parts/show-taken-fields.ts'
import type { ContractForm } from '#platform/form/ContractForm.tsx'
import { type SaveMessage, savedRecord } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSession, useUser } from '#platform/session/SessionProvider.tsx'
import type { FormMode } from './contact-form-values.ts'

type Subject = { mode: FormMode; contact: Contact | null }

/** Updates the contact, or adds one. A copy is sent with the id of its original. (CONTACT-59) */
export function useSaveContact(form: ContractForm<ContactFields>, { mode, contact }: Subject, onSaved: () => void) {
  const create = useCreateContact()
  const update = useUpdateContact()
  const refreshMe = useRefreshMe()
  const edited = mode === 'edit' ? contact : null
  const messages = edited ? edit : add
  const failed = (message: string): SaveMessage => toast(message || messages.failed, 'error')
  return useSave({
    form,
    edited: edited && {
      record: edited,
      newest: contactQuery(edited.id),
      valuesOf: contactFieldsOf,
      history: { entity: 'contact', entityId: edited.id },
    },
    send: ({ values, changes, options }) =>
      edited
        ? update.mutateAsync({ params: { id: edited.id }, body: changes(itself), options })
        : create.mutateAsync({ body: { ...values, ...(contact && { duplicateOf: contact.id }) }, options }),
    done: (answer, values) => {
      const failure = failureIn(answer)
      const { about } = savedRecord('', contactEntity, { ...values, id: answer.resultId })
      return failure === null ? { ...toast(messages.done, 'success'), ...(about && { about }) } : failed(failure)
    },
    failed,
    onRefused: (error) => {
      showTakenFields(form, errorText(error, ''))
      return false
    },
    onSaved: (answer) => {
      const failure = failureIn(answer)
      if (failure !== null) return void showTakenFields(form, failure)
      refreshMe(answer.resultId)
      onSaved()
    },
  })
}

const edit = { done: contactMessages.updated, failed: contactMessages.notUpdated }
const add = { done: contactMessages.created, failed: contactMessages.notCreated }
const toast = (text: string, tone: 'success' | 'error'): SaveMessage => ({ kind: 'toast', text, options: { tone } })
const itself = (values: ContactFields) => values

/** Error reported inside an answer; null when there is none. (CONTACT-72) */
function failureIn({ isSuccess, message, exception }: SavedContact): string | null {
  if (exception?.Message) return exception.Message
  return isSuccess ? null : (message ?? '')
}

/** A user who edited the own contact gets the new permissions immediately. (CONTACT-52) */
function useRefreshMe() {
  const session = useSession()
  const user = useUser()
  return (savedId: string) => {
    if (isOwnContact(user, { id: savedId })) void session.refresh()
  }
}
