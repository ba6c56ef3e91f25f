import { inboxPermissions } from '@lanewise/domain/exceptions/exception-kinds'
import { Inbox } from 'lucide-react'
import { screen } from '#platform/screen.ts'

/** DEF-125: stands directly below the dashboard, outside the groups. */
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
