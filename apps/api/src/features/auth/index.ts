import type { Feature } from '#platform/feature.ts'
import { routes } from './auth.routes.ts'

export const auth = ({ betaUsers }: { betaUsers: string }): Feature => ({ name: 'auth', routes: routes(betaUsers) })
