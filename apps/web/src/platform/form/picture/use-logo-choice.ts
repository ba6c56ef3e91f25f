import { pictureLimit } from '@lanewise/contract/profile'
import { base64Of } from '#platform/form/base64.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** What the chooser of a logo takes. */
export const logoTypes = 'image/png,image/jpeg,image/webp'

type Calls = { set: (data: string) => Promise<unknown>; remove: () => Promise<unknown> }

/** A logo that is changed or removed at once, with the words that follow. */
export function useLogoChoice({ set, remove }: Calls) {
  const say = useSnackbar()
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
      return attempt(async () => set(await base64Of(file)), 'Logo changed')
    },
    remove: () => attempt(remove, 'Logo removed'),
  }
}
