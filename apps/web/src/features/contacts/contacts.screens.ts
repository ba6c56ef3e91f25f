import { Users } from 'lucide-react'
import { screen } from '#platform/screen.ts'

export const contactScreens = [
  screen({
    path: '/contacts',
    title: 'Contacts',
    menu: 'My Account',
    icon: Users,
    go: 'p',
    needs: [],
    page: () => import('./ContactListPage.tsx'),
  }),
]
