import { type Profile, ProfileFields } from '@lanewise/contract/profile'
import { showTakenFields } from '#features/contacts/index.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { errorText } from '#platform/query/problem.ts'
import { profileQuery, useUpdateProfile } from './profile.api.ts'

export function useProfileForm(profile: Profile) {
  const form = useContractForm(ProfileFields, fieldsOf(profile))
  const update = useUpdateProfile()
  const saving = useSave({
    form,
    edited: {
      record: profile,
      newest: profileQuery,
      valuesOf: fieldsOf,
      history: { entity: 'contact', entityId: profile.id },
    },
    send: ({ changes, options }) => update.mutateAsync({ body: changes(itself), options }),
    done: () => saved('Profile saved'),
    onRefused: (error) => showTakenFields(form, errorText(error, '')),
    onSaved: (answer) => show(answer),
  })
  const show = (shown: Profile) => {
    saving.begin(shown)
    saving.forget()
    form.reset(fieldsOf(shown))
  }
  const discard = () => {
    saving.end()
    show(profile)
  }
  return { saving, discard }
}

const itself = (values: ProfileFields) => values

const fieldsOf = ({ firstName, lastName, officeNumber, mobileNumber }: Profile): ProfileFields => ({
  firstName,
  lastName,
  officeNumber,
  mobileNumber,
})
