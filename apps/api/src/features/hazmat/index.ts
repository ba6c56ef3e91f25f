import type { Feature } from '#platform/feature.ts'
import { routes } from './hazmat.routes.ts'

export { forbiddenMaterial, missingForHazmat, printedHazards } from './hazmat.actions.ts'

export const hazmat: Feature = { name: 'hazmat', routes }
