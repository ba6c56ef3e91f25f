import { screen } from '#platform/screen.ts'

export const dashboardScreens = [
  screen({ path: '/dashboard', title: 'Dashboard', go: 'd', needs: [], page: () => import('./DashboardPage.tsx') }),
]
