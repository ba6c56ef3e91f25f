import { type Country, findState } from '#places/states.ts'
import type { Factor } from '#rating/tl/spot-market/factors/factor.ts'

/** Region of the continent with its freight balance: price factors for trucks that leave it and that enter it. */
export type Region = { name: string; out: number; into: number }

/**
 * More freight enters Florida than leaves it, so trucks into Florida charge for the empty return. California ships more
 * than it receives.
 */
export const regions = {
  florida: { name: 'Florida', out: 0.76, into: 1.2 },
  northeast: { name: 'the Northeast', out: 0.85, into: 1.15 },
  midAtlantic: { name: 'the Mid-Atlantic', out: 0.98, into: 1.04 },
  southeast: { name: 'the Southeast', out: 1.05, into: 1 },
  midwest: { name: 'the Midwest', out: 1.09, into: 0.96 },
  plains: { name: 'the Plains', out: 1.03, into: 0.99 },
  gulf: { name: 'Texas and the Gulf', out: 0.97, into: 0.97 },
  southwest: { name: 'the Southwest', out: 0.91, into: 1.03 },
  california: { name: 'California', out: 1.1, into: 0.9 },
  mountain: { name: 'the Mountain states', out: 0.81, into: 1.13 },
  northwest: { name: 'the Northwest', out: 0.89, into: 1.08 },
  alaska: { name: 'Alaska', out: 0.8, into: 1.45 },
  centralCanada: { name: 'Ontario and Québec', out: 0.98, into: 1.03 },
  westernCanada: { name: 'Western Canada', out: 0.91, into: 1.06 },
  atlanticCanada: { name: 'Atlantic Canada', out: 0.83, into: 1.15 },
  northernCanada: { name: 'Northern Canada', out: 0.8, into: 1.35 },
  borderMexico: { name: 'Northern Mexico', out: 1.07, into: 0.95 },
  innerMexico: { name: 'Inner Mexico', out: 1.04, into: 1.02 },
} as const satisfies Record<string, Region>

export type RegionName = keyof typeof regions

const members: Readonly<Record<Country, Partial<Record<RegionName, string>>>> = {
  US: {
    florida: 'FL',
    northeast: 'CT MA ME NH NJ NY RI VT',
    midAtlantic: 'DC DE MD PA VA WV',
    southeast: 'AL GA MS NC SC TN',
    midwest: 'IL IN KY MI OH WI',
    plains: 'IA KS MN MO ND NE SD',
    gulf: 'AR LA OK TX',
    southwest: 'AZ NM NV',
    california: 'CA',
    mountain: 'CO ID MT UT WY',
    northwest: 'OR WA',
    alaska: 'AK',
  },
  CA: {
    centralCanada: 'ON QC',
    westernCanada: 'AB BC MB SK',
    atlanticCanada: 'NB NL NS PE',
    northernCanada: 'NT YT',
  },
  MX: {
    borderMexico: 'BC CHIH COAH NL SON TAM',
    innerMexico:
      'AGS BCS CAM CDMX CHIS COL DGO GRO GTO HGO JAL MEX MICH MOR NAY OAX PUE QRO QROO SIN SLP TAB TLAX VER YUC ZAC',
  },
}

const regionsByState: ReadonlyMap<string, RegionName> = new Map(
  Object.entries(members).flatMap(([country, byRegion]) =>
    (Object.entries(byRegion) as [RegionName, string][]).flatMap(([region, states]) =>
      states.split(' ').map((state) => [`${country}-${state}`, region] as const),
    ),
  ),
)

/** Region of a state, by code or name. Null for islands and places without road access. */
export function regionOf(country: Country, state: string): RegionName | null {
  return regionsByState.get(`${country}-${findState(country, state)?.code ?? state}`) ?? null
}

/** Price factor of the freight balance between two regions. Leaving a region that trucks want to leave is cheap. */
export function balanceFactor(from: RegionName, to: RegionName, strength: number): Factor {
  const [origin, destination] = [regions[from], regions[to]]
  const name = from === to ? `Freight within ${origin.name}` : `From ${origin.name} into ${destination.name}`
  return { name, factor: 1 + strength * (origin.out * destination.into - 1) }
}
