import type { Feature } from '#platform/feature.ts'
import { reactions } from './auth.reactions.ts'
import { routes } from './auth.routes.ts'
import { publicRoutes } from './public.routes.ts'

export { activationMail, createActivation } from './activation.ts'
export const auth = ({ betaUsers }: { betaUsers: string }): Feature => ({
  name: 'auth',
  routes: [...routes(betaUsers), ...publicRoutes],
  reactions,
})
