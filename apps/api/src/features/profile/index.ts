import type { Feature } from '#platform/feature.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { routes } from './profile.routes.ts'

export const profile = (storage: Storage): Feature => ({ name: 'profile', routes: routes(storage) })
