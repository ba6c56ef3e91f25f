import { inboxPermissions } from '@lanewise/domain/exceptions/exception-kinds'
import { Inbox } from 'lucide-react'
import { screen } from '#platform/screen.ts'

/** The menu shows this screen directly below the dashboard, outside the groups. (DEF-125) */
export const exceptionScreens = [
  screen({
    path: '/exceptions',
    title: 'Exceptions',
    isBelowDashboard: true,
    icon: Inbox,
    go: 'e',
    needs: [],
    needsAny: inboxPermissions,
    page: () => import('./ExceptionsPage.tsx'),
  }),
]
