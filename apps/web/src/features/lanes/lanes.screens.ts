import { Route } from 'lucide-react'
import { screen } from '#platform/screen.ts'

/** One page for both, so that the list stays as it is while lanes are opened beside it. */
const page = () => import('./LanesPage.tsx')

export const laneScreens = [
  screen({ path: '/lanes', title: 'Lanes', menu: 'My Account', icon: Route, go: 'n', needs: ['ViewLanes'], page }),
  screen({ path: '/lanes/:laneId', title: 'Lanes', needs: ['ViewLanes'], page }),
]
