import { Settings } from 'lucide-react'
import { screen } from '#platform/screen.ts'
import { permittedPages } from './settings-pages.ts'

const page = () => import('./SettingsPage.tsx')
const needsAny = permittedPages.map(({ needs }) => needs)

export const settingsScreens = [
  screen({ path: '/settings', title: 'Settings', needs: [], needsAny, isAtFoot: true, icon: Settings, page }),
  screen({ path: '/settings/:page', title: 'Settings', needs: [], needsAny, page }),
]
