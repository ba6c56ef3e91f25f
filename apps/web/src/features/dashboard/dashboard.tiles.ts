import { isAllowed, type Needs } from '@lanewise/domain/access/allowed'
import type { Permission } from '@lanewise/domain/access/permissions'
import { type ComponentType, lazy } from 'react'
import { AccessTile } from './tiles/AccessTile.tsx'
import { RecentChangesTile } from './tiles/RecentChangesTile.tsx'

/** A feature's tile comes with that feature's contract, and only to those who may see it; the page is drawn before. */
const AttentionTile = lazy(() => import('./tiles/AttentionTile.tsx').then((file) => ({ default: file.AttentionTile })))
const TodayTile = lazy(() => import('./tiles/TodayTile.tsx').then((file) => ({ default: file.TodayTile })))
const InTransitTile = lazy(() => import('./tiles/InTransitTile.tsx').then((file) => ({ default: file.InTransitTile })))
const OnTimeTile = lazy(() => import('./tiles/OnTimeTile.tsx').then((file) => ({ default: file.OnTimeTile })))
const CatalogueTile = lazy(() => import('./tiles/CatalogueTile.tsx').then((file) => ({ default: file.CatalogueTile })))

export type Tile = {
  name: string
  needs: Needs
  /** How much of the width it takes: in sixtieths 15, 24, 21 and 20. */
  size: 'quarter' | 'wide' | 'map' | 'third'
  Tile: ComponentType
}

/** The tiles in their order; each feature adds its own when it lands. */
const tiles: readonly Tile[] = [
  { name: 'attention', needs: { any: ['ViewOrder', 'ViewShipment'] }, size: 'quarter', Tile: AttentionTile },
  { name: 'today', needs: 'ViewShipment', size: 'wide', Tile: TodayTile },
  { name: 'in-transit', needs: 'ViewShipment', size: 'map', Tile: InTransitTile },
  { name: 'on-time', needs: 'ViewShipment', size: 'third', Tile: OnTimeTile },
  { name: 'recent-changes', needs: 'signed-in', size: 'third', Tile: RecentChangesTile },
  { name: 'access', needs: 'signed-in', size: 'third', Tile: AccessTile },
  { name: 'catalogue', needs: 'ViewCommodity', size: 'third', Tile: CatalogueTile },
]

/** DASH-1: the tiles this user may see; the others are not rendered, so their data is not asked for. */
export const tilesFor = (held: readonly Permission[], all: readonly Tile[] = tiles) =>
  all.filter(({ needs }) => isAllowed(needs, held))
