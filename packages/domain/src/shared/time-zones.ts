type Country = 'US' | 'CA' | 'MX'

export type TimeZoneChoice = { zone: string; label: string; country: Country }

const unitedStates = {
  'America/New_York': 'Eastern – New York',
  'America/Detroit': 'Eastern – Detroit',
  'America/Kentucky/Louisville': 'Eastern – Louisville, KY',
  'America/Kentucky/Monticello': 'Eastern – Monticello, KY',
  'America/Indiana/Indianapolis': 'Eastern – Indianapolis, IN',
  'America/Indiana/Vincennes': 'Eastern – Vincennes, IN',
  'America/Indiana/Winamac': 'Eastern – Winamac, IN',
  'America/Indiana/Marengo': 'Eastern – Marengo, IN',
  'America/Indiana/Petersburg': 'Eastern – Petersburg, IN',
  'America/Indiana/Vevay': 'Eastern – Vevay, IN',
  'America/Chicago': 'Central – Chicago',
  'America/Indiana/Tell_City': 'Central – Tell City, IN',
  'America/Indiana/Knox': 'Central – Knox, IN',
  'America/Menominee': 'Central – Menominee, MI',
  'America/North_Dakota/Center': 'Central – Center, ND',
  'America/North_Dakota/New_Salem': 'Central – New Salem, ND',
  'America/North_Dakota/Beulah': 'Central – Beulah, ND',
  'America/Denver': 'Mountain – Denver',
  'America/Boise': 'Mountain – Boise, ID',
  'America/Phoenix': 'Arizona – Phoenix',
  'America/Los_Angeles': 'Pacific – Los Angeles',
  'America/Anchorage': 'Alaska – Anchorage',
  'America/Juneau': 'Alaska – Juneau',
  'America/Sitka': 'Alaska – Sitka',
  'America/Metlakatla': 'Alaska – Metlakatla',
  'America/Yakutat': 'Alaska – Yakutat',
  'America/Nome': 'Alaska – Nome',
  'America/Adak': 'Aleutians – Adak',
  'Pacific/Honolulu': 'Hawaii – Honolulu',
  'America/Puerto_Rico': 'Atlantic – Puerto Rico',
  'America/St_Thomas': 'Atlantic – US Virgin Islands',
  'Pacific/Guam': 'Chamorro – Guam',
  'Pacific/Saipan': 'Chamorro – Northern Mariana Islands',
  'Pacific/Pago_Pago': 'Samoa – Pago Pago',
}

const canada = {
  'America/St_Johns': 'Newfoundland – St. John’s',
  'America/Halifax': 'Nova Scotia, Prince Edward Island – Halifax',
  'America/Glace_Bay': 'Cape Breton – Glace Bay',
  'America/Moncton': 'New Brunswick – Moncton',
  'America/Goose_Bay': 'Labrador – Goose Bay',
  'America/Blanc-Sablon': 'Lower North Shore – Blanc-Sablon',
  'America/Toronto': 'Ontario, Québec – Toronto',
  'America/Iqaluit': 'Eastern Nunavut – Iqaluit',
  'America/Atikokan': 'Northwestern Ontario – Atikokan',
  'America/Winnipeg': 'Manitoba – Winnipeg',
  'America/Resolute': 'Northern Nunavut – Resolute',
  'America/Rankin_Inlet': 'Central Nunavut – Rankin Inlet',
  'America/Regina': 'Saskatchewan – Regina',
  'America/Swift_Current': 'Saskatchewan – Swift Current',
  'America/Edmonton': 'Alberta – Edmonton',
  'America/Cambridge_Bay': 'Western Nunavut – Cambridge Bay',
  'America/Inuvik': 'Northwest Territories – Inuvik',
  'America/Vancouver': 'British Columbia – Vancouver',
  'America/Creston': 'British Columbia – Creston',
  'America/Dawson_Creek': 'British Columbia – Dawson Creek',
  'America/Fort_Nelson': 'British Columbia – Fort Nelson',
  'America/Whitehorse': 'Yukon – Whitehorse',
  'America/Dawson': 'Yukon – Dawson',
}

const mexico = {
  'America/Mexico_City': 'Central Mexico – Mexico City',
  'America/Cancun': 'Quintana Roo – Cancún',
  'America/Merida': 'Campeche, Yucatán – Mérida',
  'America/Monterrey': 'Durango, Coahuila, Nuevo León, Tamaulipas – Monterrey',
  'America/Matamoros': 'Northeastern border – Matamoros',
  'America/Chihuahua': 'Chihuahua – Chihuahua',
  'America/Ciudad_Juarez': 'Chihuahua border – Ciudad Juárez',
  'America/Ojinaga': 'Chihuahua border – Ojinaga',
  'America/Mazatlan': 'Baja California Sur, Nayarit, Sinaloa – Mazatlán',
  'America/Bahia_Banderas': 'Nayarit – Bahía de Banderas',
  'America/Hermosillo': 'Sonora – Hermosillo',
  'America/Tijuana': 'Baja California – Tijuana',
}

/** Time zones to choose from, based on the IANA lists of the US with its territories, Canada and Mexico. (UX-8) */
export const timeZones: readonly TimeZoneChoice[] = [
  ...choices('US', unitedStates),
  ...choices('CA', canada),
  ...choices('MX', mexico),
]

/** Whether the time zone can be chosen. (UX-8) */
export function isOfferedTimeZone(zone: string): boolean {
  return offered.has(zone)
}

const offered: ReadonlySet<string> = new Set(timeZones.map(({ zone }) => zone))

function choices(country: Country, labels: Record<string, string>): TimeZoneChoice[] {
  return Object.entries(labels).map(([zone, label]) => ({ zone, label, country }))
}
