export const countries = ['US', 'CA', 'MX'] as const
export type Country = (typeof countries)[number]

export const countryNames: Record<Country, string> = { US: 'United States', CA: 'Canada', MX: 'Mexico' }

/** State, province or territory. Its code is unique only within its country (BC exists in Canada and in Mexico). */
export type State = { code: string; name: string }

const unitedStates = {
  AL: 'Alabama',
  AK: 'Alaska',
  AS: 'American Samoa',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  GU: 'Guam',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  MP: 'Northern Mariana Islands',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  VI: 'US Virgin Islands',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
}

const canada = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NT: 'Northwest Territories',
  NS: 'Nova Scotia',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Québec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
}

/** Customary Mexican abbreviations as printed on waybills, at most four letters (Tamaulipas as in ISO 3166-2). */
const mexico = {
  AGS: 'Aguascalientes',
  BC: 'Baja California',
  BCS: 'Baja California Sur',
  CAM: 'Campeche',
  CHIS: 'Chiapas',
  CHIH: 'Chihuahua',
  CDMX: 'Ciudad de México',
  COAH: 'Coahuila',
  COL: 'Colima',
  DGO: 'Durango',
  GTO: 'Guanajuato',
  GRO: 'Guerrero',
  HGO: 'Hidalgo',
  JAL: 'Jalisco',
  MEX: 'México',
  MICH: 'Michoacán',
  MOR: 'Morelos',
  NAY: 'Nayarit',
  NL: 'Nuevo León',
  OAX: 'Oaxaca',
  PUE: 'Puebla',
  QRO: 'Querétaro',
  QROO: 'Quintana Roo',
  SLP: 'San Luis Potosí',
  SIN: 'Sinaloa',
  SON: 'Sonora',
  TAB: 'Tabasco',
  TAM: 'Tamaulipas',
  TLAX: 'Tlaxcala',
  VER: 'Veracruz',
  YUC: 'Yucatán',
  ZAC: 'Zacatecas',
}

const lists: Record<Country, readonly State[]> = {
  US: listOf(unitedStates),
  CA: listOf(canada),
  MX: listOf(mexico),
}

/** States, provinces and territories of a country, sorted by name. */
export const statesOf = (country: Country): readonly State[] => lists[country]

export const isCountry = (text: string): text is Country => (countries as readonly string[]).includes(text)

/** Finds a state by code or name, ignoring case and accents. */
export function findState(country: Country, text: string): State | undefined {
  return byText[country].get(text) ?? byText[country].get(plain(text))
}

/** Lookup by code and name, built once because a location import looks up states a hundred thousand times. */
const byText: Record<Country, ReadonlyMap<string, State>> = {
  US: textsOf(lists.US),
  CA: textsOf(lists.CA),
  MX: textsOf(lists.MX),
}

function textsOf(states: readonly State[]) {
  const texts = states.flatMap((state) => [
    [state.code, state] as const,
    [state.code.toLowerCase(), state] as const,
    [plain(state.name), state] as const,
  ])
  return new Map(texts)
}

function listOf(names: Record<string, string>): State[] {
  return Object.entries(names).map(([code, name]) => ({ code, name }))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
