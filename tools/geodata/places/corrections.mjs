/** ZIP codes whose GeoNames point is far from the town; the other source has the right point. */
export const misplacedZips = ['86544', '99505', '99506', '99565', '99726']

/** Areas that are not places in the three countries: Santa Claus, Wake Island. */
export const leftOut = ['H0H', '96898']

/** Canadian areas whose rows are broken in the source (a comma in the name moved the columns). */
export const brokenAreas = {
  E1H: { name: 'Shediac Bridge', latitude: 46.2506, longitude: -64.58 },
  E2E: { name: 'Rothesay', latitude: 45.3833, longitude: -65.9968 },
  E2H: { name: 'Saint John', latitude: 45.3481, longitude: -66.02 },
  E3C: { name: 'Fredericton', latitude: 45.9356, longitude: -66.7 },
  K0C: { name: 'Alexandria', latitude: 45.3101, longitude: -74.6378 },
  K0H: { name: 'Verona', latitude: 44.4806, longitude: -76.6934 },
  K0K: { name: 'Picton', latitude: 44.0084, longitude: -77.1393 },
  P0M: { name: 'Chelmsford', latitude: 46.5836, longitude: -81.201 },
  V0N: { name: 'Port McNeill', latitude: 50.5903, longitude: -127.0847 },
}

/** Cities with many areas, whatever the area is called. */
export const areasOfCities = [
  { areas: /^M/, name: 'Toronto' },
  { areas: /^K[12]/, name: 'Ottawa' },
  { areas: /^G[12]/, name: 'Québec' },
  { areas: /^H7/, name: 'Laval' },
  { areas: /^H[1-589]/, name: 'Montréal' },
]

/** Separate towns inside Montréal's areas. */
export const ownTowns = [
  "Baie-D'Urfé",
  'Beaconsfield',
  'Côte-Saint-Luc',
  'Dollard-Des Ormeaux',
  'Dorval',
  'Hampstead',
  'Kirkland',
  'Mount Royal',
  'Montréal-Est',
  'Montréal-Ouest',
  'Pointe-Claire',
  'Sainte-Anne-de-Bellevue',
  'Westmount',
]

/** GeoNames name -> the name used on waybills; the old name can still be found. */
export const commonNames = {
  US: { 'New York City': 'New York' },
  CA: {},
  MX: {
    'Acapulco de Juárez': 'Acapulco',
    'Ciudad Apodaca': 'Apodaca',
    'Ciudad General Escobedo': 'General Escobedo',
    'Ciudad Nezahualcoyotl': 'Nezahualcóyotl',
    'Ecatepec de Morelos': 'Ecatepec',
    'Heroica Matamoros': 'Matamoros',
    'León de los Aldama': 'León',
    'Naucalpan de Juárez': 'Naucalpan',
    'Pachuca de Soto': 'Pachuca',
    'Santiago de Querétaro': 'Querétaro',
    Tuxtla: 'Tuxtla Gutiérrez',
    'Victoria de Durango': 'Durango',
    'Xalapa de Enríquez': 'Xalapa',
  },
}

/** Alternative names that users type. */
export const alsoCalled = [
  { country: 'MX', state: 'CDMX', name: 'Mexico City', also: 'Ciudad de México' },
  { country: 'MX', state: 'NL', name: 'General Escobedo', also: 'Escobedo' },
  { country: 'CA', state: 'ON', name: 'Greater Sudbury', also: 'Sudbury' },
  { country: 'CA', state: 'QC', name: 'Québec', also: 'Quebec City' },
]

/** Time zones that GeoNames still uses and IANA has merged. */
export const mergedZones = { 'America/Yellowknife': 'America/Edmonton' }

/** Names with a lost accented letter that are not GeoNames cities. */
export const lostLetters = {
  'Baie-Trinit\ufffd': 'Baie-Trinité',
  'Cap-Pel\ufffd': 'Cap-Pelé',
  'Ch\ufffdn\ufffdville': 'Chénéville',
  'Gasp\ufffd': 'Gaspé',
  'Grand-M\ufffdre': 'Grand-Mère',
  'Grande-Vall\ufffde': 'Grande-Vallée',
  'H\ufffdbertville': 'Hébertville',
  'Jonqui\ufffdre': 'Jonquière',
  'La Pocati\ufffdre': 'La Pocatière',
  'Lam\ufffdque': 'Lamèque',
  'Les \ufffdles-de-la-Madeleine': 'Les Îles-de-la-Madeleine',
  'River H\ufffdbert': 'River Hébert',
  'Saint-Val\ufffdre': 'Saint-Valère',
  'Val-B\ufffdlair': 'Val-Bélair',
}
