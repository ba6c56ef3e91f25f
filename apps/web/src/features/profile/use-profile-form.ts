import { type Profile, ProfileUpdate } from '@lanewise/contract/profile'
import { useEffect, useEffectEvent, useState } from 'react'
import { showTakenFields } from '#features/contacts/index.ts'
import { showFieldErrors, useContractForm } from '#platform/form/ContractForm.tsx'
import { type Conflict, conflictOf, errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { useUpdateProfile } from './profile.api.ts'

/** The own name and phones. A refused save keeps what was entered; one that met a newer version waits for the user's choice. */
export function useProfileForm(profile: Profile, readAgain: () => Promise<Profile | undefined>) {
  const form = useContractForm(ProfileUpdate, fieldsOf(profile))
  const [version, setVersion] = useState(profile.version)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const update = useUpdateProfile()
  const say = useSnackbar()
  const { isDirty } = form.formState

  const show = (shown: Profile) => {
    form.reset(fieldsOf(shown))
    setVersion(shown.version)
    setConflict(null)
  }
  const showIfUntouched = useEffectEvent((changed: Profile) => {
    if (!isDirty) show(changed)
  })
  useEffect(() => showIfUntouched(profile), [profile])

  const saveOver = async (values: ProfileUpdate, known: number | undefined) => {
    try {
      show(await update.mutateAsync({ body: { ...values, version: known } }))
      say.success('Profile saved')
    } catch (error) {
      const met = conflictOf(error)
      setConflict(met)
      const isShown = met || showFieldErrors(form, error) || showTakenFields(form, errorText(error, ''))
      if (!isShown) say.error(errorText(error))
    }
  }
  return {
    form,
    conflict,
    save: (values: ProfileUpdate) => saveOver(values, version),
    saveAnyway: () => void form.handleSubmit((values) => saveOver(values, undefined))(),
    reload: () => void readAgain().then((newer) => show(newer ?? profile)),
    discard: () => show(profile),
    /** An own change of the picture is no change by somebody else. */
    keepUp: ({ version: saved }: Profile) => setVersion((known) => (saved === known + 1 ? saved : known)),
  }
}

const fieldsOf = ({ firstName, lastName, officeNumber, mobileNumber }: Profile): ProfileUpdate => ({
  firstName,
  lastName,
  officeNumber,
  mobileNumber,
})
