/** Real cities by region, each as "City ST"; postal codes come from the geography. */
export const regions = {
  West: 'Los Angeles CA|Ontario CA|Fontana CA|Riverside CA|San Bernardino CA|Fresno CA|Modesto CA|Stockton CA|Sacramento CA|Oakland CA|San Jose CA|San Diego CA|Bakersfield CA|Las Vegas NV|Reno NV|Sparks NV|Phoenix AZ|Tolleson AZ|Mesa AZ|Tucson AZ|Salinas CA|Tracy CA',
  Northwest:
    'Seattle WA|Kent WA|Tacoma WA|Spokane WA|Yakima WA|Portland OR|Salem OR|Eugene OR|Boise ID|Nampa ID|Billings MT|Missoula MT',
  Mountain:
    'Denver CO|Aurora CO|Colorado Springs CO|Grand Junction CO|Salt Lake City UT|Ogden UT|Cheyenne WY|Albuquerque NM|El Paso TX|Amarillo TX|Lubbock TX',
  Texas:
    'Dallas TX|Fort Worth TX|Irving TX|Lancaster TX|Houston TX|Katy TX|San Antonio TX|Austin TX|Waco TX|Laredo TX|McAllen TX|Corpus Christi TX|Tyler TX|Oklahoma City OK|Tulsa OK',
  Midwest:
    'Chicago IL|Joliet IL|Bolingbrook IL|Elk Grove Village IL|Rockford IL|Peoria IL|Springfield IL|Indianapolis IN|Plainfield IN|Fort Wayne IN|South Bend IN|Columbus OH|Groveport OH|Cincinnati OH|Cleveland OH|Toledo OH|Dayton OH|Detroit MI|Grand Rapids MI|Lansing MI|Milwaukee WI|Madison WI|Green Bay WI|Minneapolis MN|Saint Paul MN|Duluth MN|Rochester MN|Des Moines IA|Cedar Rapids IA|Davenport IA|Omaha NE|Lincoln NE|Kansas City MO|Saint Louis MO|Springfield MO|Kansas City KS|Wichita KS|Topeka KS|Fargo ND|Bismarck ND|Sioux Falls SD|Rapid City SD',
  South:
    'Memphis TN|Nashville TN|Knoxville TN|Chattanooga TN|Little Rock AR|Jackson MS|Olive Branch MS|Birmingham AL|Mobile AL|Huntsville AL|New Orleans LA|Baton Rouge LA|Shreveport LA|Louisville KY|Lexington KY|Hebron KY',
  Southeast:
    'Atlanta GA|McDonough GA|Savannah GA|Augusta GA|Macon GA|Jacksonville FL|Orlando FL|Lakeland FL|Tampa FL|Miami FL|Fort Myers FL|Tallahassee FL|Charlotte NC|Raleigh NC|Greensboro NC|Asheville NC|Greenville SC|Columbia SC|Charleston SC|Richmond VA|Roanoke VA|Norfolk VA',
  Northeast:
    'New York NY|Brooklyn NY|Buffalo NY|Syracuse NY|Albany NY|Rochester NY|Newark NJ|Edison NJ|Secaucus NJ|Philadelphia PA|Harrisburg PA|Carlisle PA|Allentown PA|Scranton PA|Pittsburgh PA|Baltimore MD|Hagerstown MD|Washington DC|Wilmington DE|Boston MA|Worcester MA|Springfield MA|Providence RI|Hartford CT|New Haven CT|Manchester NH|Burlington VT|Portland ME|Bangor ME',
  Overseas: 'Honolulu HI|Anchorage AK|San Juan PR|Carolina PR',
  Ports:
    'Long Beach CA|Oakland CA|Tacoma WA|Savannah GA|Norfolk VA|Newark NJ|Houston TX|New Orleans LA|Charleston SC|San Juan PR',
} as const

export const canadianRegions = {
  Ontario:
    'Toronto ON|Mississauga ON|Brampton ON|Vaughan ON|Hamilton ON|London ON|Windsor ON|Ottawa ON|Kingston ON|Guelph ON|Milton ON|Thunder Bay ON|Greater Sudbury ON',
  Quebec:
    'Montréal QC|Laval QC|Québec QC|Boucherville QC|Longueuil QC|Drummondville QC|Sherbrooke QC|Trois-Rivières QC|Gatineau QC',
  Prairies: 'Calgary AB|Edmonton AB|Red Deer AB|Lethbridge AB|Regina SK|Saskatoon SK|Winnipeg MB|Brandon MB',
  Pacific: 'Vancouver BC|Burnaby BC|Surrey BC|Delta BC|Kelowna BC|Kamloops BC',
  Atlantic: "Halifax NS|Dartmouth NS|Moncton NB|Saint John NB|Fredericton NB|Charlottetown PE|St. John's NL",
  'Canadian Ports': 'Vancouver BC|Montréal QC|Halifax NS',
} as const

/**
 * Mexican cities with the postal code of their center, because no free source has coordinates for Mexican postal codes.
 */
export const mexicanRegions = {
  'Mexico North':
    'Monterrey NL 64000|Apodaca NL 66600|Guadalupe NL 67100|San Nicolás de los Garza NL 66400|Santa Catarina NL 66350|General Escobedo NL 66050|Saltillo COAH 25000|Torreón COAH 27000|Nuevo Laredo TAM 88000|Reynosa TAM 88500|Matamoros TAM 87300|Tampico TAM 89000|Ciudad Juárez CHIH 32000|Chihuahua CHIH 31000|Hermosillo SON 83000|Nogales SON 84000|Tijuana BC 22000|Mexicali BC 21000|Ensenada BC 22800|Culiacán SIN 80000|Durango DGO 34000',
  'Mexico Central':
    'Mexico City CDMX 06000|Guadalajara JAL 44100|Zapopan JAL 45100|Querétaro QRO 76000|León GTO 37000|Celaya GTO 38000|Irapuato GTO 36500|San Luis Potosí SLP 78000|Aguascalientes AGS 20000|Toluca MEX 50000|Tlalnepantla MEX 54000|Puebla PUE 72000|Veracruz VER 91700|Morelia MICH 58000|Cuernavaca MOR 62000|Pachuca HGO 42000|Mérida YUC 97000|Cancún QROO 77500',
  'Mexican Ports': 'Manzanillo COL 28200|Veracruz VER 91700|Ensenada BC 22800|Tampico TAM 89000',
} as const

export type Region = keyof typeof regions | keyof typeof canadianRegions | keyof typeof mexicanRegions
