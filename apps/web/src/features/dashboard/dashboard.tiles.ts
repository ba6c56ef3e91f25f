import { isAllowed, type Needs } from '@lanewise/domain/access/allowed'
import type { Permission } from '@lanewise/domain/access/permissions'
import type { ComponentType } from 'react'
import { lazyPart } from '#platform/routing/lazy-part.tsx'

/**
 * A tile is loaded with the contract of its feature, only for users who may see it. The page renders before that.
 */
const AttentionTile = lazyPart(async () => (await import('./tiles/AttentionTile.tsx')).AttentionTile)
const TodayTile = lazyPart(async () => (await import('./tiles/TodayTile.tsx')).TodayTile)
const InTransitTile = lazyPart(async () => (await import('./tiles/InTransitTile.tsx')).InTransitTile)
const OnTimeTile = lazyPart(async () => (await import('./tiles/OnTimeTile.tsx')).OnTimeTile)
const RecentChangesTile = lazyPart(async () => (await import('./tiles/RecentChangesTile.tsx')).RecentChangesTile)
const SpendTile = lazyPart(async () => (await import('./tiles/SpendTile.tsx')).SpendTile)
const UnbookedTile = lazyPart(async () => (await import('./tiles/UnbookedTile.tsx')).UnbookedTile)

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
