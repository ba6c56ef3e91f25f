import type { Feature } from '#platform/feature.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { removeStoredPicture } from './profile.jobs.ts'
import { routes } from './profile.routes.ts'

export function profile(storage: Storage): Feature {
  const removeStored = removeStoredPicture(storage)
  return { name: 'profile', routes: routes({ storage, removeStored }), jobs: [removeStored] }
}
