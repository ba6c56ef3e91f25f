import { findCity } from '@lanewise/geography/places/cities'

/** Cities labeled on the map, by rank: 0 on a map of the continent, 4 on a regional one. */
const ranked = [
  {
    US: 'New York NY|Los Angeles CA|Chicago IL|Dallas TX|Atlanta GA|Denver CO|Seattle WA|Miami FL',
    CA: 'Toronto ON|Vancouver BC|Winnipeg MB',
    MX: 'Mexico City CDMX|Monterrey NL',
  },
  {
    US: 'Houston TX|Phoenix AZ|Minneapolis MN|Kansas City MO|St. Louis MO|Memphis TN|Salt Lake City UT|San Francisco CA|Boston MA|Washington DC|Charlotte NC|New Orleans LA|Detroit MI|Anchorage AK|Honolulu HI|Billings MT|El Paso TX',
    CA: 'Montréal QC|Calgary AB|Halifax NS|Edmonton AB',
    MX: 'Guadalajara JAL|Ciudad Juárez CHIH|Tijuana BC|Mérida YUC',
  },
  {
    US: 'Philadelphia PA|San Antonio TX|Indianapolis IN|Columbus OH|Nashville TN|Las Vegas NV|Portland OR|Omaha NE|Oklahoma City OK|Albuquerque NM|Boise ID|Spokane WA|Jacksonville FL|Tampa FL|Cleveland OH|Pittsburgh PA|Cincinnati OH|Louisville KY|Milwaukee WI|Birmingham AL|Laredo TX|Little Rock AR|Des Moines IA|Fargo ND|Buffalo NY|Raleigh NC|San Diego CA|Sacramento CA|Amarillo TX|Rapid City SD|Reno NV|Cheyenne WY',
    CA: 'Ottawa ON|Québec QC|Regina SK|Saskatoon SK|Thunder Bay ON|Moncton NB',
    MX: 'Querétaro QRO|Puebla PUE|Chihuahua CHIH|Torreón COAH|Hermosillo SON|Culiacán SIN|Veracruz VER|Cancún QROO',
  },
  {
    US: 'Baltimore MD|Richmond VA|Norfolk VA|Savannah GA|Orlando FL|Mobile AL|Jackson MS|Shreveport LA|Baton Rouge LA|Austin TX|Lubbock TX|Midland TX|Tucson AZ|Flagstaff AZ|Fresno CA|Bakersfield CA|Wichita KS|Tulsa OK|Springfield MO|Sioux Falls SD|Bismarck ND|Duluth MN|Madison WI|Green Bay WI|Grand Rapids MI|Toledo OH|Fort Wayne IN|Knoxville TN|Chattanooga TN|Greensboro NC|Columbia SC|Charleston SC|Harrisburg PA|Albany NY|Syracuse NY|Hartford CT|Portland ME|Missoula MT|Great Falls MT|Idaho Falls ID|Grand Junction CO|Eugene OR|Medford OR|Fairbanks AK',
    CA: "Fort McMurray AB|Prince George BC|Kelowna BC|Greater Sudbury ON|London ON|Windsor ON|Saint John NB|St. John's NL|Whitehorse YT|Yellowknife NT",
    MX: 'Nuevo Laredo TAM|Reynosa TAM|Saltillo COAH|San Luis Potosí SLP|León GTO|Aguascalientes AGS|Mazatlán SIN|Mexicali BC|Toluca MEX|Oaxaca OAX|Villahermosa TAB|Acapulco GRO|Tuxtla Gutiérrez CHIS|La Paz BCS|Durango DGO',
  },
  {
    US: 'Peoria IL|Evansville IN|Lexington KY|Roanoke VA|Asheville NC|Montgomery AL|Huntsville AL|Tallahassee FL|Fort Myers FL|McAllen TX|Corpus Christi TX|Waco TX|Tyler TX|Fayetteville AR|Topeka KS|Cedar Rapids IA|Davenport IA|Rochester MN|Rockford IL|South Bend IN|Scranton PA|Worcester MA|Burlington VT|Manchester NH|Providence RI|Stockton CA|Redding CA|Yakima WA|Pueblo CO|Las Cruces NM',
    CA: 'Medicine Hat AB|Red Deer AB|Kamloops BC|Victoria BC|Brandon MB|Sault Ste. Marie ON|Sherbrooke QC|Saguenay QC|Sydney NS',
    MX: 'Piedras Negras COAH|Nogales SON|Matamoros TAM|Tampico TAM|Morelia MICH|Celaya GTO|Manzanillo COL|Campeche CAM',
  },
]

/** Cities with their points; a city that is missing in the place data is an error in the list. */
export function cityLabels() {
  return ranked.flatMap((countries, rank) =>
    Object.entries(countries).flatMap(([country, list]) =>
      list.split('|').map((entry) => labelOf(country, entry, rank)),
    ),
  )
}

function labelOf(country, entry, rank) {
  const [, name, state] = /^(.*) (\w+)$/.exec(entry)
  const city = findCity(country, state, name)
  if (!city) throw new Error(`No city ${entry}`)
  return { name: city.city, longitude: rounded(city.longitude), latitude: rounded(city.latitude), rank }
}

const rounded = (degrees) => Math.round(degrees * 100) / 100
