import { Route } from 'lucide-react'
import { screen } from '#platform/screen.ts'

/** Both paths share one page, so that the list stays mounted while lanes open beside it. */
const page = () => import('./LanesPage.tsx')

export const laneScreens = [
  screen({
    path: '/lanes',
    title: 'Lanes',
    menu: 'My Account',
    icon: Route,
    go: 'n',
    needs: ['ViewLanes'],
    creates: [
      { label: 'Add Lane', path: '/lanes?add=single', needs: 'CreateLane' },
      { label: 'Upload Rate Sheet', path: '/lanes/rate-sheets', needs: 'EditLane' },
    ],
    page,
  }),
  screen({ path: '/lanes/:laneId', title: 'Lanes', needs: ['ViewLanes'], page }),
]
