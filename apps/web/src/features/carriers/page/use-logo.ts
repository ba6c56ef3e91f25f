import { useRemoveLogo, useSetLogo } from '#features/carriers/carriers.api.ts'
import { useLogoChoice } from '#platform/form/picture/use-logo-choice.ts'

/** The logo of a carrier; saved at once. */
export function useLogo(carrierId: string) {
  const set = useSetLogo()
  const unset = useRemoveLogo()
  const params = { carrierId }
  return useLogoChoice({
    set: (data) => set.mutateAsync({ params, body: { data } }),
    remove: () => unset.mutateAsync({ params }),
  })
}
