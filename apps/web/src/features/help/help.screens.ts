import { screen } from '#platform/screen.ts'

export const helpScreens = [screen({ path: '/help', title: 'Help', needs: [], page: () => import('./HelpPage.tsx') })]
