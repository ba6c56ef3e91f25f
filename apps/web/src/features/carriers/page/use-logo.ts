import { useRemoveLogo, useSetLogo } from '#features/carriers/carriers.api.ts'
import { usePictureChoice } from '#platform/form/picture/use-picture-choice.ts'

/** Logo of a carrier. Changes are saved immediately. */
export function useLogo(carrierId: string) {
  const set = useSetLogo()
  const unset = useRemoveLogo()
  const params = { carrierId }
  return usePictureChoice({
    name: 'Logo',
    set: (data) => set.mutateAsync({ params, body: { data } }),
    remove: () => unset.mutateAsync({ params }),
  })
}
