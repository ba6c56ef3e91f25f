import { screen } from '#platform/screen.ts'

export const profileScreens = [
  screen({ path: '/profile', title: 'My Profile', needs: [], page: () => import('./ProfilePage.tsx') }),
]
