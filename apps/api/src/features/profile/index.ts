import type { Feature } from '#platform/feature.ts'
import type { KeptFiles } from '#platform/storage/kept-files.ts'
import { routes } from './profile.routes.ts'

export const profile = (files: KeptFiles): Feature => ({ name: 'profile', routes: routes(files) })
