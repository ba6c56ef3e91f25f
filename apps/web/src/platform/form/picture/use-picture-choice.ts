import { pictureLimit } from '@lanewise/contract/profile'
import { base64Of } from '#platform/form/base64.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

export const pictureTypes = 'image/png,image/jpeg,image/webp'

type Calls = {
  name: 'Logo' | 'Picture'
  set: (data: string) => Promise<unknown>
  remove: () => Promise<unknown>
}

/** A logo or portrait that is changed or removed at once, without a save button, and the message shown afterwards. */
export function usePictureChoice({ name, set, remove }: Calls) {
  const snackbar = useSnackbar()
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      snackbar.success(done)
    } catch (error) {
      snackbar.error(errorText(error))
    }
  }
  return {
    change: (file: File) => {
      if (file.size > pictureLimit) return snackbar.error(`Choose a ${name.toLowerCase()} of at most 2 MB`)
      return attempt(async () => set(await base64Of(file)), `${name} changed`)
    },
    remove: () => attempt(remove, `${name} removed`),
  }
}
