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
    creates: [{ label: 'Add Contact', path: '/contacts?contactId=new', needs: 'CreateContact' }],
    page: () => import('./ContactListPage.tsx'),
  }),
]
