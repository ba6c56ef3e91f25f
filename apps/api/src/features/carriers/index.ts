import type { Feature } from '#platform/feature.ts'
import type { KeptFiles } from '#platform/storage/kept-files.ts'
import { routes } from './carriers.routes.ts'

export const carriers = (files: KeptFiles): Feature => ({ name: 'carriers', routes: routes(files) })
