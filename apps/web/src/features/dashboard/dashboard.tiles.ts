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
const SpendTile = lazy(() => import('./tiles/SpendTile.tsx').then((file) => ({ default: file.SpendTile })))
const UnbookedTile = lazy(() => import('./tiles/UnbookedTile.tsx').then((file) => ({ default: file.UnbookedTile })))

export type Tile = {
  name: string
  needs: Needs
  /** Share of the width, in sixtieths: 15, 24, 21, 20 and 40. */
  size: 'quarter' | 'wide' | 'map' | 'third' | 'two-thirds'
  /** Height in px that is kept free until the tile is loaded, so that nothing below it moves. */
  height: number
  Tile: ComponentType
}

/** Height of the tiles of today: eight stops below the head. */
const first = 442
const second = 330

/** Tiles in display order. */
const tiles: readonly Tile[] = [
  {
    name: 'attention',
    needs: { any: ['ViewOrder', 'ViewShipment'] },
    size: 'quarter',
    height: 300,
    Tile: AttentionTile,
  },
  { name: 'today', needs: 'ViewShipment', size: 'wide', height: first, Tile: TodayTile },
  { name: 'in-transit', needs: 'ViewShipment', size: 'map', height: first, Tile: InTransitTile },
  { name: 'on-time', needs: 'ViewShipment', size: 'third', height: second, Tile: OnTimeTile },
  { name: 'spend', needs: 'ViewInvoice', size: 'two-thirds', height: second, Tile: SpendTile },
  { name: 'recent-changes', needs: 'signed-in', size: 'two-thirds', height: second, Tile: RecentChangesTile },
  { name: 'unbooked', needs: 'ViewShipment', size: 'third', height: second, Tile: UnbookedTile },
]

/** Tiles that the user may see. Other tiles are not rendered, so their data is not loaded. (DASH-1) */
export const tilesFor = (held: readonly Permission[], all: readonly Tile[] = tiles) =>
  all.filter(({ needs }) => isAllowed(needs, held))
