import { isAllowed, type Needs } from '@lanewise/domain/access/allowed'
import type { Permission } from '@lanewise/domain/access/permissions'
import { type ComponentType, lazy } from 'react'

/**
 * A tile is loaded with the contract of its feature, only for users who may see it. The page renders before that.
 */
const AttentionTile = lazy(() => import('./tiles/AttentionTile.tsx').then((file) => ({ default: file.AttentionTile })))
const TodayTile = lazy(() => import('./tiles/TodayTile.tsx').then((file) => ({ default: file.TodayTile })))
const InTransitTile = lazy(() => import('./tiles/InTransitTile.tsx').then((file) => ({ default: file.InTransitTile })))
const OnTimeTile = lazy(() => import('./tiles/OnTimeTile.tsx').then((file) => ({ default: file.OnTimeTile })))
const RecentChangesTile = lazy(() =>
  import('./tiles/RecentChangesTile.tsx').then((file) => ({ default: file.RecentChangesTile })),
)
const AccessTile = lazy(() => import('./tiles/AccessTile.tsx').then((file) => ({ default: file.AccessTile })))
const CatalogueTile = lazy(() => import('./tiles/CatalogueTile.tsx').then((file) => ({ default: file.CatalogueTile })))

export type Tile = {
  name: string
  needs: Needs
  /** Share of the width, in sixtieths: 15, 24, 21 and 20. */
  size: 'quarter' | 'wide' | 'map' | 'third'
  Tile: ComponentType
}

/** Tiles in display order. */
const tiles: readonly Tile[] = [
  { name: 'attention', needs: { any: ['ViewOrder', 'ViewShipment'] }, size: 'quarter', Tile: AttentionTile },
  { name: 'today', needs: 'ViewShipment', size: 'wide', Tile: TodayTile },
  { name: 'in-transit', needs: 'ViewShipment', size: 'map', Tile: InTransitTile },
  { name: 'on-time', needs: 'ViewShipment', size: 'third', Tile: OnTimeTile },
  { name: 'recent-changes', needs: 'signed-in', size: 'third', Tile: RecentChangesTile },
  { name: 'access', needs: 'signed-in', size: 'third', Tile: AccessTile },
  { name: 'catalogue', needs: 'ViewCommodity', size: 'third', Tile: CatalogueTile },
]

/** Tiles that the user may see. Other tiles are not rendered, so their data is not loaded. (DASH-1) */
export const tilesFor = (held: readonly Permission[], all: readonly Tile[] = tiles) =>
  all.filter(({ needs }) => isAllowed(needs, held))
