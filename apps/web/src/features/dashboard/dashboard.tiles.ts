import { isAllowed, type Needs } from '@lanewise/domain/access/allowed'
import type { Permission } from '@lanewise/domain/access/permissions'
import { type ComponentType, lazy } from 'react'
import { AccessTile } from './AccessTile.tsx'
import { RecentChangesTile } from './RecentChangesTile.tsx'

/** A feature's tile comes with that feature's contract, and only to those who may see it; the page is drawn before. */
const CatalogueTile = lazy(() => import('./CatalogueTile.tsx').then((file) => ({ default: file.CatalogueTile })))

export type Tile = {
  name: string
  needs: Needs
  /** How much of the three columns it takes: one of them, or two and as many rows as stand beside it. */
  size: 'small' | 'large'
  Tile: ComponentType
}

/** The tiles in their order; each feature adds its own when it lands. */
const tiles: readonly Tile[] = [
  { name: 'recent-changes', needs: 'signed-in', size: 'large', Tile: RecentChangesTile },
  { name: 'catalogue', needs: 'ViewCommodity', size: 'small', Tile: CatalogueTile },
  { name: 'access', needs: 'signed-in', size: 'small', Tile: AccessTile },
]

/** DASH-1: the tiles this user may see; the others are not rendered, so their data is not asked for. */
export const tilesFor = (held: readonly Permission[], all: readonly Tile[] = tiles) =>
  all.filter(({ needs }) => isAllowed(needs, held))
