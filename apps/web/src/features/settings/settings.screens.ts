import { permissions } from '@lanewise/domain/access/permissions'
import { Settings } from 'lucide-react'
import { screen } from '#platform/screen.ts'
import { allPages, permittedPages } from './settings-pages.ts'

const page = () => import('./SettingsPage.tsx')
const needsAny = permittedPages.map(({ needs }) => needs)

export const settingsScreens = [
  screen({
    path: '/settings',
    title: 'Settings',
    needs: [],
    needsAny,
    isAtFoot: true,
    icon: Settings,
    pages: allPages.map(({ title, path, needs, icon }) => ({
      label: `Settings: ${title}`,
      path,
      icon,
      needs: needs ?? { all: permissions },
    })),
    creates: [
      { label: 'Create API key', path: '/settings/api-keys?add=single', needs: { all: permissions } },
      { label: 'Create webhook', path: '/settings/webhooks?add=single', needs: { all: permissions } },
    ],
    page,
  }),
  screen({ path: '/settings/:page', title: 'Settings', needs: [], needsAny, page }),
]
