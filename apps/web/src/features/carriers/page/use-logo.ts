import { pictureLimit } from '@lanewise/contract/profile'
import { useRemoveLogo, useSetLogo } from '#features/carriers/carriers.api.ts'
import { base64Of } from '#platform/form/base64.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** The logo of a carrier; saved at once. */
export function useLogo(carrierId: string) {
  const set = useSetLogo()
  const unset = useRemoveLogo()
  const say = useSnackbar()
  const params = { carrierId }
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      say.success(done)
    } catch (error) {
      say.error(errorText(error))
    }
  }
  return {
    change: (file: File) => {
      if (file.size > pictureLimit) return say.error('Choose a logo of at most 2 MB')
      return attempt(async () => set.mutateAsync({ params, body: { data: await base64Of(file) } }), 'Logo changed')
    },
    remove: () => attempt(() => unset.mutateAsync({ params }), 'Logo removed'),
  }
}
