import type { PublicPage } from '#platform/routing/create-routes.tsx'

export const loginPage = () => import('./LoginPage.tsx')

export const authPages: readonly PublicPage[] = [
  { path: '/forgotpassword', title: 'Sign In', page: () => import('./ForgotPasswordPage.tsx') },
  { path: '/ActivateUser/ActivateUser/:token', title: 'Sign In', page: () => import('./ActivateUserPage.tsx') },
]
